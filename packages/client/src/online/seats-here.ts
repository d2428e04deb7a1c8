import type { Keeping } from '@lastroad/protocol/client';
import { attempt } from '../store/attempt.ts';

/** A table on the server that somebody sits at with this browser. Who may act is known by a cookie that no script reads. */
export interface SeatHere {
  readonly table: string;
  readonly game: string;
  readonly name: string;
  readonly since: number;
}

const KEY = 'lastroad.seats';
const NAME = 'lastroad.name';
const MOST = 12;

const isSeat = (value: unknown): value is SeatHere =>
  typeof value === 'object' &&
  value !== null &&
  (['table', 'game', 'name'] as const).every(field => typeof (value as SeatHere)[field] === 'string') &&
  Number.isFinite((value as SeatHere).since);

export const seatsHere = (): readonly SeatHere[] =>
  attempt(() => {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(kept) ? kept.filter(isSeat) : [];
  }, []);

const keep = (seats: readonly SeatHere[]): void =>
  attempt(() => localStorage.setItem(KEY, JSON.stringify(seats.slice(0, MOST))), undefined);

export const rememberSeat = (seat: SeatHere): void =>
  keep([seat, ...seatsHere().filter(({ table }) => table !== seat.table)]);

export const forgetSeat = (table: string): void => keep(seatsHere().filter(seat => seat.table !== table));

/** The name somebody used last. */
export const nameHere = (): string => attempt(() => localStorage.getItem(NAME) ?? '', '');
export const rememberName = (name: string): void => attempt(() => localStorage.setItem(NAME, name), undefined);

const DICE = 'lastroad.dice';
const MOST_DICE = 50;
/** What cannot be kept in this browser is there as long as the page. */
const diceOfPage = new Map<string, string>();

const diceHere = (): Record<string, string> =>
  attempt(() => JSON.parse(localStorage.getItem(DICE) ?? '{}') as Record<string, string>, {});

/** What this browser keeps for the dice of a table; every tab uses the same. */
export const keepingDice = (table: string): Keeping => ({
  read: () => diceHere()[table] ?? diceOfPage.get(table) ?? null,
  write(text) {
    diceOfPage.set(table, text);
    const others = Object.entries(diceHere()).filter(([other]) => other !== table);
    const all = Object.fromEntries([...others, [table, text] as const].slice(-MOST_DICE));
    attempt(() => localStorage.setItem(DICE, JSON.stringify(all)), undefined);
  },
});

/** The seat's secret stays as long as this tab, so that the seat can be taken to another device. */
export const secretHere = (table: string): string | null =>
  attempt(() => sessionStorage.getItem(`${KEY}.${table}`), null);
export const rememberSecret = (table: string, secret: string): void =>
  attempt(() => sessionStorage.setItem(`${KEY}.${table}`, secret), undefined);

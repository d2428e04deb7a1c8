import { fitting, type Options, type Rules, type SettingValue, withWish } from '@lastroad/kernel';
import { useState } from 'react';
import type { SeatPlan } from '../table/table.ts';
import type { Tell } from '../words/words.tsx';

const presets = (rules: Rules): Record<string, SettingValue> =>
  Object.fromEntries(rules.settings.map(({ name, preset }) => [name, preset]));

/** What a seat is called until somebody says otherwise. */
const usualName = (t: Tell, seat: number, level: string | null): string =>
  t(level === null ? 'setup.playerName' : 'setup.botName', { number: seat + 1 });

/** Somebody else in the seat: a name nobody has changed changes with them. */
export const seatTakenBy = (t: Tell, seat: number, plan: SeatPlan, level: string | null): SeatPlan => ({
  name: plan.name === usualName(t, seat, plan.level) ? usualName(t, seat, level) : plan.name,
  level,
});

/** A person first, then bots: that is how most people try a game out. */
const firstSeats = (t: Tell, count: number, bots: string): SeatPlan[] =>
  Array.from({ length: count }, (_, seat) => {
    const level = seat === 0 ? null : bots;
    return { name: usualName(t, seat, level), level };
  });

const MOST_SEATS = 6;

/** Everything decided at setup. Seats that are taken away remember who sat there. */
export const usePlan = (rules: Rules, t: Tell, level: string) => {
  // What does not go with the other options now is left away, and comes back when it does.
  const [wished, setOptions] = useState<Options>(() => presets(rules));
  const options = fitting(rules.settings, wished);
  const [everySeat, setEverySeat] = useState<readonly SeatPlan[]>(() => firstSeats(t, MOST_SEATS, level));
  const [pack, setPack] = useState<unknown>(null);
  const seats = everySeat.slice(0, Number(options['seats']));
  return {
    options,
    seats,
    pack,
    setPack,
    setOption: (name: string, value: SettingValue) => setOptions(now => withWish(rules.settings, now, name, value)),
    setSeat: (seat: number, plan: SeatPlan) => setEverySeat(now => now.with(seat, plan)),
  };
};

/** Names that are missing or taken twice confuse the log. */
export const namesAreGood = (seats: readonly SeatPlan[]): boolean =>
  seats.every(({ name }) => name.trim() !== '') && new Set(seats.map(({ name }) => name.trim())).size === seats.length;

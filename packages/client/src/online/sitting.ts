import type { TableInfo } from '@lastroad/protocol';
import type { Known } from '@lastroad/protocol/client';
import { goTo, LOBBY, onlineOf } from '../router.ts';
import type { Done } from '../table/table.ts';
import { rememberName, rememberSeat, rememberSecret } from './seats-here.ts';
import { ask } from './server.ts';

export const sitDown = async ({ id, game }: TableInfo, name: string, seat: number): Promise<Done> => {
  const sat = await ask('sit', id, { name, seat });
  if (!sat.ok) return sat;
  rememberName(name);
  rememberSeat({ table: id, game, name, since: Date.now() });
  rememberSecret(id, sat.value.secret);
  return { ok: true, value: null };
};

/**
 * Another game with the same people: one press sits down at it. Whoever only watched, or comes too late for the seat, goes
 * there to look on, or to the lobby if there is no such table yet.
 */
export const playAgain = async (id: string, { seat, info }: Known): Promise<void> => {
  const elsewhere = info?.rematch ? onlineOf(info.rematch) : LOBBY;
  if (seat === null || info === null) return goTo(elsewhere);
  const next = await ask('rematch', id);
  if (!next.ok) return goTo(elsewhere);
  const { table, secret } = next.value;
  rememberSeat({ table, game: info.game, name: info.seats[seat]?.name ?? '', since: Date.now() });
  rememberSecret(table, secret);
  goTo(onlineOf(table));
};

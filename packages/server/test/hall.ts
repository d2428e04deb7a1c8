import type { Refused } from '@lastroad/protocol';
import { afterAll, beforeAll, expect } from 'vitest';
import type { ServeOptions, Server } from '../src/index.ts';
import { isAsked, openTable, Player, sit } from './clients.ts';
import type { Engine } from './engines.ts';
import { HeldTime } from './held-time.ts';
import { startServer } from './servers.ts';

export const STOP = 0;
export const ROLL = 1;
export const PEEK = 2;
export const GIVE = 3;

export interface Hall {
  readonly time: HeldTime;
  server(): Server;
  /** Somebody at a table, or looking on. */
  watch(table: string, secret?: string): Player;
  /** Two people at a table of their own; both are asked for their first bid. */
  twoAtATable(more?: Parameters<typeof openTable>[1]): Promise<{ id: string; ada: Player; ben: Player }>;
}

/** A server for the tests of one file, in a time that stands still. */
export const openHall = (engine: Engine, more: Partial<ServeOptions> = {}): Hall => {
  const time = new HeldTime();
  const open: Player[] = [];
  let server: Server;
  beforeAll(async () => {
    server = await startServer(await engine.fresh(), { time, ...more });
  });
  afterAll(async () => {
    for (const player of open) player.close();
    await server.close();
  });
  const watch = (table: string, secret?: string): Player => {
    const player = new Player(server.url, table, secret);
    open.push(player);
    return player;
  };
  return {
    time,
    server: () => server,
    watch,
    async twoAtATable(more = {}) {
      const { id } = await openTable(server.url, { options: { seats: 2, rounds: 3 }, ...more });
      const ada = watch(id, (await sit(server.url, id, 'Ada')).secret);
      const ben = watch(id, (await sit(server.url, id, 'Ben')).secret);
      await Promise.all([ada.until(isAsked), ben.until(isAsked)]);
      return { id, ada, ben };
    },
  };
};

export const take = async (player: Player, choice: number): Promise<void> => {
  const reply = await player.client.answer(choice);
  expect(reply.type).toBe('kept');
  await player.until(({ position }) => (position?.seq ?? 0) >= (reply.seq ?? 0));
};

export const first = (player: Player): number => player.known.position?.question?.options[0]?.choice ?? 0;

/** Both bid without doubling; whoever wins is asked what to do with its luck. */
export const bidOnce = async (ada: Player, ben: Player): Promise<{ winner: Player; loser: Player }> => {
  // What was answered before something was taken back is stale: nobody answers before having heard of it.
  const heard = ({ known }: Player): number => known.position?.seq ?? 0;
  const seq = Math.max(heard(ada), heard(ben));
  await Promise.all([ada, ben].map(player => player.until(() => heard(player) >= seq)));
  for (const player of [ada, ben]) {
    await take(player, first(player));
    await take(player, 0);
  }
  const lucky = ({ position }: Player['known']) => position?.question?.name === 'tryLuck.chooseAct';
  const winner = await Promise.race([ada.until(lucky).then(() => ada), ben.until(lucky).then(() => ben)]);
  return { winner, loser: winner === ada ? ben : ada };
};

export const refusal = (reply: { type: string }): Pick<Refused, 'code' | 'seq'> => {
  const { code, seq } = reply as Refused;
  return { code, seq };
};

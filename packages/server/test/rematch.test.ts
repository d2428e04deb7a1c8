import type { Rematch, Seated, TableInfo } from '@lastroad/protocol';
import type { Static } from 'typebox';
import { expect, test } from 'vitest';
import { type Answered, ask, deal, isAsked, openTable, type Player, playAgain, playOn, sit } from './clients.ts';
import { onBothEngines } from './engines.ts';
import { openHall } from './hall.ts';

type Again = Static<typeof Rematch>;

const NAMES = ['Ada', 'Ben', 'Cleo'];

onBothEngines(engine => {
  const hall = openHall(engine);
  const url = (): string => hall.server().url;
  const info = async (id: string): Promise<TableInfo> => (await ask(url(), `/tables/${id}`)).value as TableInfo;
  const namesAt = async (id: string): Promise<string[]> => (await info(id)).seats.map(({ name }) => name);
  const again = async (id: string, player: Player | undefined): Promise<Again> =>
    (await playAgain(url(), id, player?.secret)).value as Again;

  /** Three people whose game is over. */
  const playedOut = async (): Promise<{ id: string; players: Player[] }> => {
    const { id } = await openTable(url(), { options: { seats: 3, rounds: 3 } });
    const players: Player[] = [];
    for (const name of NAMES) players.push(hall.watch(id, (await sit(url(), id, name)).secret));
    await Promise.all(players.map(player => playOn(player)));
    return { id, players };
  };
  const problem = ({ status, value }: Answered): unknown => [status, (value as { code: string }).code];

  test('one press by each: the same people by the same names, one seat on, with the same setup', async () => {
    const { id, players } = await playedOut();
    const [ada, ben, cleo] = players;

    const first = await again(id, ben);
    await ada?.until(known => known.info?.again.length === 1);
    const heard = ada?.known.info;
    const others = [await again(id, cleo), await again(id, ada)];
    await deal(url(), first.table, [first, ...others]);
    const next = await info(first.table);
    const moved = hall.watch(first.table, others[1]?.secret);
    await moved.until(isAsked);

    expect(heard).toMatchObject({ rematch: first.table, again: [1] });
    expect([first, ...others].map(({ table, seat }) => [table, seat])).toEqual(
      [0, 1, 2].map(seat => [first.table, seat]),
    );
    expect(next).toMatchObject({ state: 'playing', options: { seats: 3, rounds: 3 }, pace: { kind: 'none' } });
    expect(next.seats.map(({ name }) => name)).toEqual(['Ben', 'Cleo', 'Ada']);
    expect(moved.known.seat).toBe(2);
    expect((await info(id)).again).toEqual([0, 1, 2]);
  });

  test('pressed again it is the same seat; the secret is another than before, and opens that seat alone', async () => {
    const { id, players } = await playedOut();
    const [ada, ben] = players;

    const pressed = await Promise.all([again(id, ada), again(id, ada), again(id, ada)]);
    const both = [await again(id, ben), await again(id, ben)];

    const [mine] = pressed;
    expect(pressed).toEqual([mine, mine, mine]);
    expect(both[0]).toEqual(both[1]);
    expect(new Set([mine?.secret, both[0]?.secret, ada?.secret, ben?.secret]).size).toBe(4);
    const taken = await ask(url(), `/tables/${mine?.table}/return`, { secret: mine?.secret });
    const old = await ask(url(), `/tables/${mine?.table}/return`, { secret: ada?.secret });
    expect([taken.value, problem(old)]).toMatchObject([{ seat: mine?.seat }, [403, 'not-seated']]);
  });

  test('seats are kept for who played, for ten minutes or until one is left', async () => {
    const { id, players } = await playedOut();
    const { table, secret: hers } = await again(id, players[0]);
    const sitAt = (seat?: number) =>
      ask(url(), `/tables/${table}/seats`, {
        name: 'Eve',
        ...(seat !== undefined && { seat }),
      });

    const kept = [problem(await sitAt()), problem(await sitAt(0))];
    const names = await namesAt(table);
    const { secret } = await again(id, players[1]);
    await ask(url(), `/tables/${table}/leave`, {}, secret);
    const left = await sitAt();
    hall.time.pass(10 * 60_000);
    const late = await sitAt();
    await deal(url(), table, [{ secret: hers }, left.value as Seated, late.value as Seated]);

    expect(kept).toEqual([
      [409, 'taken'],
      [409, 'taken'],
    ]);
    expect(names).toEqual(['Ben', 'Cleo', 'Ada']);
    expect([left.value, late.value]).toMatchObject([{ seat: 0 }, { seat: 1 }]);
    expect(problem(await playAgain(url(), id, players[1]?.secret))).toEqual([409, 'not-open']);
    expect((await info(table)).state).toBe('playing');
  });

  test('bots sit already: whoever played them alone goes on with one press', async () => {
    const { id } = await openTable(url(), { options: { seats: 3, rounds: 3 } });
    const ada = hall.watch(id, (await sit(url(), id, 'Ada')).secret);
    await ask(url(), `/tables/${id}/bots`, { bot: 'random' }, ada.secret);
    await playOn(ada);

    const { table, seat, secret } = await again(id, ada);
    await deal(url(), table, [{ secret }]);

    const { state, seats } = await info(table);
    expect([seat, state]).toEqual([2, 'playing']);
    expect(seats.map(({ kind, name }) => [kind, name])).toEqual([
      ['bot', 'random'],
      ['bot', 'random'],
      ['person', 'Ada'],
    ]);
  });

  test('there is none before the game is over, nor for whoever only watched', async () => {
    const { id, ada } = await hall.twoAtATable();

    const early = await playAgain(url(), id, ada.secret);
    const watching = await playAgain(url(), id, undefined);

    expect([problem(early), problem(watching)]).toEqual([
      [409, 'not-over'],
      [403, 'not-seated'],
    ]);
  });
});

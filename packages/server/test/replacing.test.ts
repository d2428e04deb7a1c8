import { type GameFile, type Rules, verify } from '@lastroad/kernel';
import { toy } from '@lastroad/kernel/toy';
import { ABSENT_AFTER } from '@lastroad/protocol';
import { expect, test } from 'vitest';
import { ask, deal, isAsked, isOver, openTable, type Player, playOn, sit } from './clients.ts';
import { onBothEngines } from './engines.ts';
import { first, openHall, refusal, take } from './hall.ts';

onBothEngines(engine => {
  const hall = openHall(engine);
  const url = (): string => hall.server().url;

  const seats = (id: string) =>
    hall.server().store.db.selectFrom('seats').selectAll().where('table_id', '=', id).orderBy('seat').execute();
  /** Ends when the server has noted who is there. */
  const noted = async (id: string, here: readonly boolean[]): Promise<void> => {
    const isHere = async (): Promise<boolean[]> => {
      hall.time.pass(1000);
      return (await seats(id)).map(({ seen_until }) => seen_until > hall.time.now());
    };
    await expect.poll(isHere, { timeout: 60_000 }).toEqual(here);
  };
  /** These went so long ago that they may be replaced; everybody else has been there all the time. */
  const gone = async (id: string, away: readonly number[], since = ABSENT_AFTER): Promise<void> => {
    for (const { seat } of await seats(id)) {
      const seen_until = hall.time.now() + (away.includes(seat) ? -since : 60_000);
      const mine = hall.server().store.db.updateTable('seats').set({ seen_until });
      await mine.where('table_id', '=', id).where('seat', '=', seat).execute();
    }
  };
  /** Ada and Ben at a table with Cleo, whose device did its part in the dice and went. */
  const withoutCleo = async (more = {}): Promise<{ id: string; ada: Player; ben: Player; cleo: string }> => {
    const { id } = await openTable(url(), more);
    const ada = hall.watch(id, (await sit(url(), id, 'Ada')).secret);
    const ben = hall.watch(id, (await sit(url(), id, 'Ben')).secret);
    const { secret: cleo } = await sit(url(), id, 'Cleo');
    await deal(url(), id, [{ secret: cleo }]);
    await Promise.all([ada, ben].map(player => player.until(isAsked)));
    await noted(id, [true, true, false]);
    return { id, ada, ben, cleo };
  };
  const replace = async (player: Player, seat: number): Promise<string> => {
    const reply = await player.client.ask({ type: 'replace', seat });
    return reply.type === 'kept' ? 'kept' : refusal(reply).code;
  };

  test('a bot takes the seat of who is away once all others agree: for good, and it does not win', async () => {
    const { id, ada, ben, cleo } = await withoutCleo();
    await gone(id, [2]);

    const asked = await replace(ada, 2);
    await ben.until(({ position }) => position?.replacing?.agreed.length === 1);
    const before = ben.known.position;
    const agreed = await replace(ben, 2);
    await ada.until(({ position }) => position?.seats[2]?.control === 'replaced');
    const late = hall.watch(id, cleo);
    await late.until(({ position }) => position !== null);
    const refused = [
      await late.client.ask({ type: 'back' }),
      await late.client.ask({ type: 'mute', seat: 0, on: true }),
      await late.client.answer(0),
    ];
    await Promise.all([playOn(ada), playOn(ben)]);
    await late.until(isOver);

    expect([asked, agreed]).toEqual(['kept', 'kept']);
    expect([before?.replacing, before?.seats[2]?.control]).toEqual([{ seat: 2, agreed: [0] }, 'self']);
    expect(refused.map(reply => refusal(reply).code)).toEqual(refused.map(() => 'not-allowed'));
    expect(late.known.position?.question).toBeNull();
    expect(late.known.position?.outcome?.places[2]).toBe(3);
    const file = (await ask(url(), `/tables/${id}/file`)).value as GameFile;
    expect(file.notes).toEqual([{ at: 0, text: 'Cleo was away; the others agreed that a bot plays on' }]);
    expect(verify(toy as Rules, file)).toMatchObject({ ok: true });
  });

  test('nobody is replaced who is there, or away for less long, or not waited for, or has a clock', async () => {
    const { id, ada, ben } = await withoutCleo();
    await gone(id, [2], ABSENT_AFTER - 1);
    const early = await replace(ada, 2);
    await gone(id, [2]);
    const present = await replace(ada, 1);
    const oneself = await replace(ada, 0);
    const noSeat = await replace(ada, 7);
    const clocked = await withoutCleo({ pace: { kind: 'days', move: 86_400, reserve: 0 } });
    await gone(clocked.id, [2]);
    const withClock = await replace(clocked.ada, 2);
    const watcher = hall.watch(id);
    await watcher.until(({ link }) => link === 'live');
    const unseated = await replace(watcher, 2);

    expect([early, present, oneself, noSeat, withClock]).toEqual(Array.from({ length: 5 }, () => 'not-allowed'));
    expect(unseated).toBe('not-seated');
    expect(ben.known.position?.replacing).toBeNull();
  });

  test('whoever answers stays; where only one is there, one agrees', async () => {
    const { id, ada, ben, cleo } = await withoutCleo();
    await gone(id, [2]);
    await replace(ada, 2);
    const late = hall.watch(id, cleo);
    await late.until(isAsked);
    await take(late, first(late));
    await ada.until(({ position }) => position?.replacing === null);
    ben.close();
    await noted(id, [true, false, true]);
    await gone(id, [1, 2]);

    const alone = await replace(ada, 1);
    await ada.until(({ position }) => position?.seats[1]?.control === 'replaced');

    expect(alone).toBe('kept');
    expect(ada.known.position?.seats.map(({ control }) => control)).toEqual(['self', 'replaced', 'self']);
  });

  test('of two, the other plays on against the bot and wins', async () => {
    const { id } = await openTable(url(), { options: { seats: 2, rounds: 3 } });
    const ada = hall.watch(id, (await sit(url(), id, 'Ada')).secret);
    await deal(url(), id, [await sit(url(), id, 'Ben')]);
    await ada.until(isAsked);
    await noted(id, [true, false]);
    await gone(id, [1]);

    expect(await replace(ada, 1)).toBe('kept');
    await playOn(ada);

    expect(ada.known.position?.outcome?.places).toEqual([1, 2]);
  });
});

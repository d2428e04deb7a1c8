import { toy } from '@lastroad/kernel/toy';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Config, type Desk, openDesk, readConfig, type Server } from '../src/index.ts';
import { ask, isAsked, isOver, newId, openTable, Player, playAgain, playOn, sit } from './clients.ts';
import { onBothEngines } from './engines.ts';
import { first, refusal, take } from './hall.ts';
import { HeldTime } from './held-time.ts';
import { startServer } from './servers.ts';

const MOVE = 600;

onBothEngines(engine => {
  const time = new HeldTime();
  const players: Player[] = [];
  let place: Partial<Config>;
  let server: Server;
  let desk: Desk;
  beforeAll(async () => {
    place = await engine.fresh();
    server = await startServer(place, { time });
    desk = await openDesk(readConfig({}, place), [toy], 'the operator', time);
  });
  afterAll(async () => {
    for (const player of players) player.close();
    await desk.close();
    await server.close();
  });

  const watch = (id: string, secret?: string): Player => {
    const player = new Player(server.url, id, secret);
    players.push(player);
    return player;
  };
  const twoAtATable = async (more = {}): Promise<{ id: string; ada: Player; ben: Player }> => {
    const { id } = await openTable(server.url, { options: { seats: 2, rounds: 3 }, ...more });
    const ada = watch(id, (await sit(server.url, id, 'Ada')).secret);
    const ben = watch(id, (await sit(server.url, id, 'Ben')).secret);
    await Promise.all([ada.until(isAsked), ben.until(isAsked)]);
    return { id, ada, ben };
  };
  const code = (reply: { type: string }): string => (reply.type === 'kept' ? 'kept' : refusal(reply).code);

  test('a parked game asks nobody and takes nothing, its clocks stand still; then it goes on where it was', async () => {
    const { id, ada } = await twoAtATable({ pace: { kind: 'live', move: MOVE, reserve: 0 } });
    time.pass(1000);

    const parked = await desk.park(id);
    await ada.until(({ info, position }) => info?.parked === 'operator' && position?.question === null);
    const stopped = ada.known.position;
    const refused = [await ada.client.answer(0), await ada.client.ask({ type: 'resign' })];
    time.pass(10 * MOVE * 1000);
    await server.keeper.sweep();
    const again = await desk.park(id);
    const resumed = await desk.resume(id);
    await ada.until(({ info }) => info?.parked === null);
    await ada.until(isAsked);

    expect([parked.ok, again, resumed.ok]).toMatchObject([true, { code: 'not-allowed' }, true]);
    expect(stopped).toMatchObject({ waiting: [], seats: [{ deadline: null }, { deadline: null }] });
    expect(refused.map(code)).toEqual(['parked', 'parked']);
    expect(ada.known.position?.seats.map(({ control }) => control)).toEqual(['self', 'self']);
    expect(ada.known.position?.seats[0]?.deadline).toBe(time.now() + (MOVE - 1) * 1000);
    await take(ada, first(ada));
  });

  test('whoever is removed is played by a bot for good, and stands up from a table that is open', async () => {
    const { id, ada, ben } = await twoAtATable();
    const open = await openTable(server.url, { options: { seats: 2 } });
    await sit(server.url, open.id, 'Eve');

    const removed = [await desk.remove(id, 1), await desk.remove(open.id, 0)];
    await ada.until(({ position }) => position?.seats[1]?.control === 'replaced');
    const answer = await ben.client.answer(0);
    await playOn(ada);

    expect(removed.map(({ ok }) => ok)).toEqual([true, true]);
    expect(code(answer)).toBe('not-allowed');
    expect(ada.known.position?.outcome?.places).toEqual([1, 2]);
    const { value } = await ask(server.url, `/tables/${open.id}`);
    expect(value).toMatchObject({ seats: [{ kind: 'empty', name: '' }, { kind: 'empty' }] });
    expect(await desk.remove(id, 1)).toMatchObject({ ok: false, code: 'not-allowed' });
  });

  test('a banned seat says nothing more, opens nothing more and plays no rematch', async () => {
    const { id, ada, ben } = await twoAtATable();

    const banned = await desk.banSeat(id, 1);
    await ada.until(({ position }) => position?.seats[1]?.control === 'replaced');
    const said = await ben.client.ask({ type: 'say', text: 'hello' });
    const back = await ask(server.url, `/tables/${id}/return`, { secret: ben.secret });
    await playOn(ada);
    const rematch = await playAgain(server.url, id, ben.secret);

    expect(banned.ok).toBe(true);
    expect([code(said), back.status, rematch.status]).toEqual(['not-seated', 403, 403]);
    expect(await desk.banSeat(id, 1)).toMatchObject({ ok: true });
  });

  test('a game whose only person is removed ends', async () => {
    const { id } = await openTable(server.url, { options: { seats: 2, rounds: 3 } });
    const ada = watch(id, (await sit(server.url, id, 'Ada')).secret);
    await ask(server.url, `/tables/${id}/bots`, { bot: 'random' }, ada.secret);
    await ada.until(isAsked);

    await desk.remove(id, 0);
    await ada.until(isOver);

    expect(ada.known.position?.outcome?.places[0]).toBe(2);
  });

  test('a banned address is refused everything, also what it has open, until it is let in again', async () => {
    const { id, ada } = await twoAtATable();

    const banned = await desk.ban('127.0.0.1');
    time.pass(5000);
    await ada.until(({ link }) => link !== 'live');
    await expect.poll(async () => (await ask(server.url, '/tables')).status).toBe(403);
    const refused = (await ask(server.url, `/tables/${id}`)).value;
    const listed = await desk.bans();
    const freed = await desk.unban('127.0.0.1');
    await expect
      .poll(async () => {
        time.pass(5000);
        return (await ask(server.url, '/tables')).status;
      })
      .toBe(200);

    expect([banned.ok, freed.ok]).toEqual([true, true]);
    expect(refused).toEqual({ code: 'not-allowed', detail: 'banned' });
    expect(listed).toMatchObject({ ok: true, value: [{ address: '127.0.0.1' }] });
    expect(await desk.ban('nowhere')).toMatchObject({ ok: false, code: 'bad-message' });
    expect(await desk.unban('203.0.113.7')).toMatchObject({ ok: false, code: 'bad-message' });
    await ada.until(({ link }) => link === 'live');
  });

  test('of a deleted table nothing is left', async () => {
    const { id, ada, ben } = await twoAtATable();
    await ada.client.ask({ type: 'say', text: 'hello' });
    await ada.client.ask({ type: 'report', seat: 1 });
    await Promise.all([playOn(ada), playOn(ben)]);
    const { value } = await playAgain(server.url, id, ada.secret);
    const { table } = value as { table: string };

    const deleted = [await desk.delete(table), await desk.delete(id), await desk.delete(id)];

    expect(deleted.map(({ ok }) => ok)).toEqual([true, true, false]);
    expect((await ask(server.url, `/tables/${id}`)).value).toMatchObject({ code: 'unknown-table' });
    for (const part of ['seats', 'entries', 'chat', 'reports'] as const) {
      expect(await server.store.db.selectFrom(part).selectAll().where('table_id', '=', id).execute()).toEqual([]);
    }
  });

  test('players report what was said; the same one about the same one is one report', async () => {
    const { id, ada, ben } = await twoAtATable();
    const watcher = watch(id);
    await watcher.until(({ link }) => link === 'live');
    await ben.client.ask({ type: 'say', text: 'something nasty' });

    const replies = [
      await ada.client.ask({ type: 'report', seat: 1 }),
      await ada.client.ask({ type: 'report', seat: 1 }),
      await ada.client.ask({ type: 'report', seat: 0 }),
      await ada.client.ask({ type: 'report', seat: 7 }),
      await watcher.client.ask({ type: 'report', seat: 1 }),
    ];

    const reports = await desk.reports();
    const mine = reports.ok ? reports.value.filter(({ table }) => table === id) : [];
    expect(replies.map(code)).toEqual(['kept', 'kept', 'bad-message', 'bad-message', 'not-seated']);
    expect(mine).toMatchObject([{ by: 0, seat: 1, lines: [{ seat: 1, text: 'something nasty' }] }]);
  });

  test('the operator sees who plays and what was said, and neither hands nor dice', async () => {
    const { id, ada } = await twoAtATable();
    await ada.client.ask({ type: 'say', text: 'hello' });
    await take(ada, first(ada));

    const shown = await desk.show(id);
    const listed = await desk.list();

    const row = await server.store.db.selectFrom('tables').selectAll().where('id', '=', id).executeTakeFirst();
    expect(shown).toMatchObject({ ok: true, value: { info: { id, game: 'toy' }, controls: ['self', 'self'] } });
    const { value } = shown as { value: { info: object } };
    expect(Object.keys(value).sort()).toEqual(['changed', 'controls', 'info', 'talk']);
    expect(Object.keys(value.info)).not.toContain('fairness');
    for (const hidden of [row?.secret ?? '', '"hand', '"view', '"choice', '"snapshot', row?.hash ?? '']) {
      expect(hidden).not.toBe('');
      expect(JSON.stringify([shown, listed])).not.toContain(hidden);
    }
    expect(await desk.show(newId().padEnd(16, 'A').slice(0, 16))).toMatchObject({ code: 'unknown-table' });
  });

  test('whatever is asked at the desk is noted down, with what came of it', async () => {
    await desk.park('AAAAAAAAAAAAAAAA');
    await desk.ban('nowhere');

    const log = await desk.log();

    const acts = log.ok ? log.value : [];
    expect(acts.map(({ operator }) => operator)).toEqual(acts.map(() => 'the operator'));
    expect(acts).toContainEqual(expect.objectContaining({ act: 'log', outcome: '' }));
    expect(acts).toContainEqual(
      expect.objectContaining({ act: 'park', detail: 'AAAAAAAAAAAAAAAA', outcome: expect.stringMatching(/^not-open/) }),
    );
    expect(acts).toContainEqual(
      expect.objectContaining({ act: 'ban', detail: 'nowhere', outcome: expect.stringMatching(/^bad-message/) }),
    );
  });
});

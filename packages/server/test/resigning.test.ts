import { type GameFile, type Rules, verify } from '@lastroad/kernel';
import { toy } from '@lastroad/kernel/toy';
import type { Control, TableInfo } from '@lastroad/protocol';
import { expect, test } from 'vitest';
import { outcomeAt } from '../src/tables/outcome.ts';
import type { HeldTable } from '../src/tables/standing.ts';
import { ask, isAsked, isOver, openTable, type Player, playOn, sit } from './clients.ts';
import { onBothEngines } from './engines.ts';
import { first, openHall, refusal, take } from './hall.ts';

/** A finished game with these places by the rules, and who was there at the end. */
const finished = (places: readonly number[], controls: readonly Control[], conceded = false): HeldTable => {
  const rules = { ...toy, places: () => places, scores: () => places.map(place => 10 - place) };
  const seats = controls.map(control => ({ control, reserve: 0, since: null, askedAt: -1 }));
  const around = { seats, undoable: 0, lastSeat: -1, proposal: null, replacing: null, parkedAt: null, conceded };
  return { rules, standing: { g: { stack: [] }, around } } as unknown as HeldTable;
};

test.each<[string, readonly number[], readonly Control[], readonly number[]]>([
  ['nobody has', [2, 1, 3], ['self', 'self', 'away'], [2, 1, 3]],
  ['the bot of one has won', [2, 1, 3], ['self', 'resigned', 'self'], [1, 3, 2]],
  ['the bots of two have won', [3, 1, 2, 3], ['self', 'resigned', 'resigned', 'self'], [1, 3, 4, 1]],
  ['the bot of one shares the first place', [1, 1], ['resigned', 'self'], [2, 1]],
  ['one alone has, whose bot has won', [1], ['resigned'], [2]],
  ['one alone has not, and has lost', [2], ['self'], [2]],
  ['all have', [1, 2], ['resigned', 'resigned'], [2, 3]],
])('whoever has given up does not win: %s', (_how, byTheRules, controls, places) => {
  expect(outcomeAt(finished(byTheRules, controls))?.places).toEqual(places);
});

const codes = (replies: readonly { type: string }[]): string[] => replies.map(reply => refusal(reply).code);

onBothEngines(engine => {
  const hall = openHall(engine);
  const info = async (id: string): Promise<TableInfo> =>
    (await ask(hall.server().url, `/tables/${id}`)).value as TableInfo;
  const threeAtATable = async (): Promise<{ id: string; players: Player[] }> => {
    const { url } = hall.server();
    const { id } = await openTable(url);
    const players: Player[] = [];
    for (const name of ['Ada', 'Ben', 'Cleo']) players.push(hall.watch(id, (await sit(url, id, name)).secret));
    await Promise.all(players.map(player => player.until(isAsked)));
    return { id, players };
  };

  test('a game of two ends when one resigns: the other wins, and the file can be had and verified', async () => {
    const { id, ada, ben } = await hall.twoAtATable({ pace: { kind: 'live', move: 30, reserve: 60 } });
    await take(ada, first(ada));

    await ada.client.ask({ type: 'resign' });
    await Promise.all([ada, ben].map(player => player.until(isOver)));
    const { position } = ben.known;

    expect(position).toMatchObject({ waiting: [], question: null, undo: false, outcome: { places: [2, 1] } });
    expect(position?.seats.map(({ deadline }) => deadline)).toEqual([null, null]);
    expect(refusal(await ben.client.answer(0)).code).toBe('not-your-turn');
    expect(refusal(await ben.client.ask({ type: 'resign' })).code).toBe('not-allowed');
    const back = await ben.client.ask({ type: 'propose', seq: position?.seq ?? 0, to: 0 });
    expect(refusal(back).code).toBe('nothing-to-undo');
    const { state, fairness } = await info(id);
    expect([state, typeof fairness.secret]).toEqual(['over', 'string']);
    const file = (await ask(hall.server().url, `/tables/${id}/file`)).value as GameFile;
    expect(file.notes).toEqual([{ at: 1, text: 'Ada resigned; the game ends' }]);
    expect(verify(toy as Rules, file)).toMatchObject({ ok: true });
  });

  test('nobody looks after a game that has ended so', async () => {
    const { id, ada } = await hall.twoAtATable();
    await ada.client.ask({ type: 'resign' });
    await ada.until(isOver);

    hall.time.pass(100_000);
    await hall.server().keeper.sweep();

    const row = await hall.server().store.db.selectFrom('tables').selectAll().where('id', '=', id).executeTakeFirst();
    expect(row).toMatchObject({ state: 'over', due_at: null, seq: ada.known.position?.seq });
  });

  test('a game with bots ends when its only person resigns', async () => {
    const { url } = hall.server();
    const { id } = await openTable(url);
    const ada = hall.watch(id, (await sit(url, id, 'Ada')).secret);
    await ask(url, `/tables/${id}/bots`, { bot: 'random' }, ada.secret);
    await ada.until(isAsked);

    await ada.client.ask({ type: 'resign' });
    const { position } = await ada.until(isOver);

    expect(position?.outcome?.places[0]).toBe(3);
    expect((await info(id)).state).toBe('over');
  });

  test('of three the others play on; whoever resigned is asked nothing, answers nothing and mutes nobody', async () => {
    const { id, players } = await threeAtATable();
    const [ada, ben, cleo] = players as [Player, Player, Player];
    await take(ada, first(ada));
    const { seq = 0, length = 0 } = ada.known.position ?? {};

    await ada.client.ask({ type: 'resign' });
    await ada.until(({ position }) => position?.seats[0]?.control === 'resigned');
    const refused = [
      await ada.client.ask({ type: 'answer', seq: seq + 1, choice: 0 }),
      await ada.client.ask({ type: 'undo', seq: seq + 1 }),
      await ada.client.ask({ type: 'propose', seq: seq + 1, to: length - 1 }),
      await ada.client.ask({ type: 'consent', seq: seq + 1, agree: true }),
      await ada.client.ask({ type: 'back' }),
      await ada.client.ask({ type: 'resign' }),
      await ada.client.ask({ type: 'mute', seat: 1, on: true }),
    ];
    const questions = new Set<unknown>();
    const listening = ada.until(known => {
      questions.add(known.position?.question);
      return isOver(known);
    });
    await Promise.all([playOn(ben), playOn(cleo), listening]);

    expect(codes(refused)).toEqual(refused.map(() => 'not-allowed'));
    expect([...questions]).toEqual([null]);
    expect(await ada.client.withheld()).toEqual([]);
    expect(ada.known.position?.outcome?.places[0]).toBe(3);
    const file = (await ask(hall.server().url, `/tables/${id}/file`)).value as GameFile;
    expect(file.notes).toEqual([{ at: 1, text: 'Ada resigned; a bot plays on' }]);
    expect(verify(toy as Rules, file)).toMatchObject({ ok: true });
  });

  test('whoever left a seat before the game mutes nobody for whoever took it', async () => {
    const { url } = hall.server();
    const { id } = await openTable(url);
    const eve = hall.watch(id, (await sit(url, id, 'Eve')).secret);
    await eve.until(({ link }) => link === 'live');
    const ben = hall.watch(id, (await sit(url, id, 'Ben')).secret);
    await ask(url, `/tables/${id}/leave`, {}, eve.secret);
    const ada = hall.watch(id, (await sit(url, id, 'Ada')).secret);
    await ada.until(({ link }) => link === 'live');

    const muting = await eve.client.ask({ type: 'mute', seat: 1, on: true });
    await ben.client.ask({ type: 'say', text: 'hello' });
    await ada.until(({ chat }) => chat.length === 1);

    expect(refusal(muting).code).toBe('not-seated');
  });

  test('a choice that the open question does not know is a bad message to ask about', async () => {
    const { id, ada } = await hall.twoAtATable();
    const { seq = 0 } = ada.known.position ?? {};
    const told: unknown[] = [];
    const strange = [36, -99, 2 ** 31];

    const socket = new WebSocket(`${hall.server().url.replace('http', 'ws')}/api/v1/tables/${id}/socket`);
    await new Promise<void>(resolve => {
      socket.addEventListener('open', () => {
        const say = (message: object) => socket.send(JSON.stringify({ table: id, ...message }));
        say({ type: 'hello', v: 1, id: 'hello-again', secret: ada.secret });
        for (const choice of strange) say({ type: 'why', seq, choice, id: `why-not-${choice}` });
      });
      socket.addEventListener('message', ({ data }) => {
        const notices = JSON.parse(String(data)) as { type: string }[];
        told.push(...notices.filter(({ type }) => type === 'refused' || type === 'because'));
        if (told.length === strange.length) resolve();
      });
    });
    socket.close();

    expect(told).toMatchObject(strange.map(() => ({ type: 'refused', code: 'bad-message', seq })));
  });
});

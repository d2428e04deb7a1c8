import { commitmentTo, type GameFile, readGameFile } from '@lastroad/kernel';
import type { Refused, TableInfo } from '@lastroad/protocol';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Server } from '../src/index.ts';
import { ask, isAsked, isOver, openTable, Player, playOn, sit } from './clients.ts';
import { onBothEngines } from './engines.ts';
import { HeldTime } from './held-time.ts';
import { startServer } from './servers.ts';

const ROLL = 1;
const STOP = 0;
const GIVE = 3;

onBothEngines(engine => {
  let server: Server;
  const time = new HeldTime();
  const open: Player[] = [];
  beforeAll(async () => {
    server = await startServer(await engine.fresh(), { time });
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

  /** Two people at a table of their own; both are asked for their first bid. */
  const twoAtATable = async (more: Parameters<typeof openTable>[1] = {}) => {
    const { id } = await openTable(server.url, { options: { seats: 2, rounds: 3 }, ...more });
    const ada = watch(id, (await sit(server.url, id, 'Ada')).secret);
    const ben = watch(id, (await sit(server.url, id, 'Ben')).secret);
    await Promise.all([ada.until(isAsked), ben.until(isAsked)]);
    return { id, ada, ben };
  };

  const take = async (player: Player, choice: number): Promise<void> => {
    const reply = await player.client.answer(choice);
    expect(reply.type).toBe('kept');
    await player.until(({ position }) => (position?.seq ?? 0) >= (reply.seq ?? 0));
  };
  const first = (player: Player): number => player.known.position?.question?.options[0]?.choice ?? 0;

  /** Both bid without doubling; whoever wins is asked what to do with its luck. */
  const bidOnce = async (ada: Player, ben: Player): Promise<{ winner: Player; loser: Player }> => {
    for (const player of [ada, ben]) {
      await take(player, first(player));
      await take(player, 0);
    }
    const lucky = ({ position }: Player['known']) => position?.question?.name === 'tryLuck.chooseAct';
    const winner = await Promise.race([ada.until(lucky).then(() => ada), ben.until(lucky).then(() => ben)]);
    return { winner, loser: winner === ada ? ben : ada };
  };

  const refusal = (reply: { type: string }): Pick<Refused, 'code' | 'seq'> => {
    const { code, seq } = reply as Refused;
    return { code, seq };
  };

  test('the commitment is published when the table opens, the secret when the game is over', async () => {
    const opened = await openTable(server.url, { options: { seats: 2, rounds: 3 } });
    const ada = watch(opened.id, (await sit(server.url, opened.id, 'Ada')).secret);
    const ben = watch(opened.id, (await sit(server.url, opened.id, 'Ben')).secret);
    const during = await ask(server.url, `/tables/${opened.id}`);

    await Promise.all([playOn(ada), playOn(ben)]);

    const { fairness } = (await ask(server.url, `/tables/${opened.id}`)).value as TableInfo;
    expect((during.value as TableInfo).fairness).toEqual({ commitment: opened.fairness.commitment, secret: null });
    expect(commitmentTo(fairness.secret ?? '')).toBe(opened.fairness.commitment);
  });

  test('whoever opens a table gets nothing for it; only people at the table may fill it or ask for a rematch', async () => {
    const { id } = await openTable(server.url);

    const fill = await ask(server.url, `/tables/${id}/bots`, { bot: 'random' });
    const rematch = await ask(server.url, `/tables/${id}/rematch`, {});

    expect([fill.status, rematch.status]).toEqual([403, 403]);
    expect(fill.value).toMatchObject({ code: 'not-seated' });
  });

  test('bots in the empty seats start the game and play it with one person', async () => {
    const { id } = await openTable(server.url);
    const { secret } = await sit(server.url, id, 'Ada');
    const ada = watch(id, secret);

    const filled = await ask(server.url, `/tables/${id}/bots`, { bot: 'random' }, secret);
    await playOn(ada);

    expect((filled.value as TableInfo).seats.map(({ kind }) => kind)).toEqual(['person', 'bot', 'bot']);
    expect(ada.known.position?.outcome?.scores).toHaveLength(3);
  });

  test('a seat is freed by leaving and cannot be left once the game has begun', async () => {
    const { id } = await openTable(server.url, { options: { seats: 2 } });
    const { secret, seat } = await sit(server.url, id, 'Ada');
    const left = await ask(server.url, `/tables/${id}/leave`, {}, secret);
    const again = await sit(server.url, id, 'Ada');
    await sit(server.url, id, 'Ben');

    const late = await ask(server.url, `/tables/${id}/leave`, {}, again.secret);

    expect([left.status, again.seat, late.status]).toEqual([200, seat, 409]);
    expect((await ask(server.url, `/tables/${id}/bots`, { bot: 'random' }, secret)).status).toBe(403);
  });

  test('a repeated request gets the first answer again and changes nothing', async () => {
    const { id, ada } = await twoAtATable();
    const socket = watch(id, ada.secret).client;
    const { seq } = ada.known.position ?? { seq: 0 };
    const message = { type: 'answer', table: id, id: 'the-same-id', seq, choice: first(ada) } as const;

    const replies = [];
    for (let n = 0; n < 3; n++) replies.push(await server.tables.perform(id, 0, message));
    await ada.until(({ position }) => (position?.seq ?? 0) > seq);

    expect(replies[0]).toMatchObject({ ok: true, value: { seq: seq + 1 } });
    expect(replies).toEqual([replies[0], replies[0], replies[0]]);
    expect(ada.known.position?.length).toBe(1);
    socket.close();
  });

  test('stale, illegal, out of turn and without a seat: each is refused by its name', async () => {
    const { id, ada, ben } = await twoAtATable();
    const before = ada.known.position?.seq ?? 0;
    const watcher = watch(id);
    await watcher.until(({ link }) => link === 'live');

    const illegal = await ada.client.answer(999);
    const unseated = await watcher.client.answer(first(ada));
    await take(ada, first(ada));
    const stale = await ada.client.ask({ type: 'answer', seq: before, choice: 0 });
    await take(ada, 0);
    const early = await ada.client.answer(0);
    const future = await ben.client.ask({ type: 'answer', seq: 1000, choice: first(ben) });

    const now = ada.known.position?.seq;
    expect(refusal(illegal)).toEqual({ code: 'illegal', seq: before });
    expect(refusal(unseated).code).toBe('not-seated');
    expect(refusal(stale)).toEqual({ code: 'stale', seq: before + 1 });
    expect(refusal(early)).toEqual({ code: 'not-your-turn', seq: now });
    expect(refusal(future)).toEqual({ code: 'stale', seq: now });
  });

  test('seats that are asked together may answer together: nobody else makes an open question stale', async () => {
    const { ada, ben } = await twoAtATable();
    const seq = ada.known.position?.seq ?? 0;

    const replies = await Promise.all([
      ada.client.ask({ type: 'answer', seq, choice: first(ada) }),
      ben.client.ask({ type: 'answer', seq, choice: first(ben) }),
    ]);

    expect(replies.map(({ type }) => type)).toEqual(['kept', 'kept']);
  });

  test('a decision can be taken back until something is drawn, and only by whoever took it', async () => {
    const { ada, ben } = await twoAtATable();
    const start = ada.known.position;
    await take(ada, first(ada));
    await ben.until(({ position }) => position?.length === 1);

    const others = await ben.client.ask({ type: 'undo', seq: ben.known.position?.seq ?? 0 });
    const own = await ada.client.ask({ type: 'undo', seq: ada.known.position?.seq ?? 0 });
    await ada.until(({ position }) => position?.length === 0);

    expect(refusal(others).code).toBe('nothing-to-undo');
    expect(own.type).toBe('kept');
    expect(ada.known.position).toMatchObject({ hash: start?.hash, undo: false, seq: (start?.seq ?? 0) + 2 });
    expect(ada.known.position?.question?.options).toEqual(start?.question?.options);

    const { winner } = await bidOnce(ada, ben);
    await take(winner, ROLL);
    const drawn = await winner.client.ask({ type: 'undo', seq: winner.known.position?.seq ?? 0 });
    expect(refusal(drawn).code).toBe('nothing-to-undo');
  });

  test('an answer to the question before an undo is stale after it', async () => {
    const { ada } = await twoAtATable();
    const before = ada.known.position?.seq ?? 0;
    await take(ada, first(ada));
    const undone = await ada.client.ask({ type: 'undo', seq: ada.known.position?.seq ?? 0 });
    await ada.until(({ position }) => position?.seq === undone.seq);

    const late = await ada.client.ask({ type: 'answer', seq: before, choice: first(ada) });

    expect(refusal(late)).toEqual({ code: 'stale', seq: undone.seq });
  });

  test('further back by consent of all, over what others answered, never over a draw', async () => {
    const { ada, ben } = await twoAtATable();
    await take(ada, first(ada));
    await take(ben, first(ben));
    await ada.until(({ position }) => position?.length === 2);

    await ada.client.ask({ type: 'propose', seq: ada.known.position?.seq ?? 0, to: 0 });
    await ben.until(({ position }) => position?.proposal?.to === 0);
    await ben.client.ask({ type: 'consent', seq: ben.known.position?.seq ?? 0, agree: false });
    await ada.until(({ position }) => position?.proposal === null);
    expect(ada.known.position?.length).toBe(2);
    await ada.client.ask({ type: 'propose', seq: ada.known.position?.seq ?? 0, to: 0 });
    await ben.until(({ position }) => position?.proposal?.to === 0);
    await ben.client.ask({ type: 'consent', seq: ben.known.position?.seq ?? 0, agree: true });
    await Promise.all([ada, ben].map(player => player.until(({ position }) => position?.length === 0)));

    const { winner, loser } = await bidOnce(ada, ben);
    await take(winner, ROLL);
    await loser.until(({ position }) => position?.length === 5);
    const behindADraw = await loser.client.ask({ type: 'propose', seq: loser.known.position?.seq ?? 0, to: 4 });
    expect(refusal(behindADraw).code).toBe('nothing-to-undo');
  });

  test('a clock that runs out hands the seat to a bot; its person gets it back by coming back', async () => {
    const pace = { kind: 'live', move: 30, reserve: 60 } as const;
    const { id, ada, ben } = await twoAtATable({ pace });
    await take(ben, first(ben));
    await take(ben, 0);

    time.pass(89_000);
    await server.keeper.sweep();
    expect(ada.known.position?.seats[0]?.control).toBe('self');
    time.pass(2000);
    await server.keeper.sweep();
    await ben.until(({ position }) => position?.seats[0]?.control === 'away' && position.length > 2);

    ada.close();
    const back = watch(id, ada.secret);
    await back.until(({ position }) => position?.seats[0]?.control === 'self');
  });

  test('time beyond that for a decision comes out of the reserve', async () => {
    const { ada } = await twoAtATable({ pace: { kind: 'live', move: 30, reserve: 60 } });

    time.pass(40_000);
    await take(ada, first(ada));

    expect(ada.known.position?.seats[0]).toEqual({ reserve: 50_000, deadline: time.now() + 80_000, control: 'self' });
  });

  test('a bot takes the seat of whoever resigns, and the game file says so', async () => {
    const { id, ada, ben } = await twoAtATable();

    const resigned = await ada.client.ask({ type: 'resign' });
    await ben.until(({ position }) => position?.seats[0]?.control === 'resigned');
    const back = await ada.client.ask({ type: 'back' });
    await playOn(ben);

    expect([resigned.type, refusal(back).code]).toEqual(['kept', 'not-allowed']);
    const text = await (await fetch(`${server.url}/api/v1/tables/${id}/file`)).text();
    const file = readGameFile(text);
    expect(file.ok && file.value.notes).toEqual([{ at: 0, text: 'Ada resigned; a bot plays on' }]);
  });

  test('chat is for people at the table, is said once however often it is sent, and can be muted', async () => {
    const { id, ada, ben } = await twoAtATable();
    const watcher = watch(id);
    await watcher.until(({ link }) => link === 'live');

    await ada.client.ask({ type: 'say', text: 'hello' });
    await Promise.all([ben, watcher].map(player => player.until(({ chat }) => chat.length === 1)));
    const unseated = await watcher.client.ask({ type: 'say', text: 'hello' });
    await ben.client.ask({ type: 'mute', seat: 0, on: true });
    await ada.client.ask({ type: 'say', text: 'are you there?' });
    await watcher.until(({ chat }) => chat.length === 2);

    expect(refusal(unseated).code).toBe('not-seated');
    expect(ben.known.chat.map(({ text }) => text)).toEqual(['hello']);
    expect(watcher.known.chat.map(({ text, seat }) => [seat, text])).toEqual([
      [0, 'hello'],
      [0, 'are you there?'],
    ]);
  });

  test('a rematch has the same setup, is one for all, and needs a finished game', async () => {
    const { id, ada, ben } = await twoAtATable();
    const early = await ask(server.url, `/tables/${id}/rematch`, {}, ada.secret);
    await Promise.all([playOn(ada), playOn(ben)]);

    const one = await ask(server.url, `/tables/${id}/rematch`, {}, ada.secret);
    const two = await ask(server.url, `/tables/${id}/rematch`, {}, ben.secret);

    expect(early.value).toMatchObject({ code: 'not-over' });
    expect(two.value).toEqual(one.value);
    const { table } = one.value as { table: string };
    const next = (await ask(server.url, `/tables/${table}`)).value as TableInfo;
    expect(next).toMatchObject({ state: 'open', options: { seats: 2, rounds: 3 } });
    await ada.until(({ info }) => info?.rematch === table);
  });

  test('a running game cannot be had as a file: it holds what is hidden', async () => {
    const { id, ada } = await twoAtATable();

    const { status, value } = await ask(server.url, `/tables/${id}/file`, undefined, ada.secret);

    expect([status, value]).toMatchObject([409, { code: 'not-over' }]);
  });

  test('whoever reconnects gets the steps it has missed; after a long absence just the position', async () => {
    const { id, ada, ben } = await twoAtATable();
    const seen = ada.known.position?.seq ?? 0;
    const { winner } = await bidOnce(ada, ben);
    await take(winner, GIVE);
    const heard = (last: number) =>
      new Promise<{ whole: boolean; seqs: number[] }>(resolve => {
        const socket = new WebSocket(`${server.url.replace('http', 'ws')}/api/v1/tables/${id}/socket`);
        const hello = { type: 'hello', v: 1, table: id, id: 'hello-again', secret: ada.secret, last };
        socket.addEventListener('open', () => socket.send(JSON.stringify(hello)));
        socket.addEventListener('message', ({ data }) => {
          for (const notice of JSON.parse(String(data)) as {
            type: string;
            whole: boolean;
            steps: { seq: number }[];
          }[]) {
            if (notice.type !== 'news') continue;
            resolve({ whole: notice.whole, seqs: notice.steps.map(({ seq }) => seq) });
            socket.close();
          }
        });
      });

    const gap = await heard(seen);
    const nothing = await heard(0);

    const now = winner.known.position?.seq ?? 0;
    expect(gap).toEqual({ whole: true, seqs: Array.from({ length: now - seen }, (_, i) => seen + 1 + i) });
    expect(nothing).toEqual({ whole: false, seqs: [] });
  });

  test('why something is not offered is told with the clause', async () => {
    const { ada, ben } = await twoAtATable();
    const { winner } = await bidOnce(ada, ben);
    await take(winner, 2);

    const reason = await winner.client.whyNot(2);

    expect(reason).toEqual({ key: 'toy.peeked', clause: 'TOY-7' });
    await take(winner, STOP);
  });

  test('the game file of a finished game has everybody in it', async () => {
    const { id, ada, ben } = await twoAtATable();
    await Promise.all([playOn(ada), playOn(ben)]);

    const file = (await ask(server.url, `/tables/${id}/file`)).value as GameFile;

    expect(file.names).toEqual(['Ada', 'Ben']);
    expect(file.decisions).toHaveLength(ada.known.position?.length ?? 0);
    expect(file.result?.scores).toEqual(ada.known.position?.outcome?.scores);
    expect(isOver(ben.known)).toBe(true);
  });
});

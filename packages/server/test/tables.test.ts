import { commitmentTo, type GameFile } from '@lastroad/kernel';
import type { TableInfo } from '@lastroad/protocol';
import { expect, test } from 'vitest';
import { ask, deal, isAsked, isOver, openTable, playAgain, playOn, sit, socketUrl } from './clients.ts';
import { onBothEngines } from './engines.ts';
import { bidOnce, first, GIVE, openHall, PEEK, refusal, STOP, take } from './hall.ts';

const everyCard = Array.from({ length: 36 }, (_, card) => card);

onBothEngines(engine => {
  const hall = openHall(engine);

  test('the commitment is published when the table opens, the secret when the game is over', async () => {
    const opened = await openTable(hall.server().url, { options: { seats: 2, rounds: 3 } });
    const ada = hall.watch(opened.id, (await sit(hall.server().url, opened.id, 'Ada')).secret);
    const ben = hall.watch(opened.id, (await sit(hall.server().url, opened.id, 'Ben')).secret);
    const during = await ask(hall.server().url, `/tables/${opened.id}`);

    await Promise.all([playOn(ada), playOn(ben)]);

    const { fairness } = (await ask(hall.server().url, `/tables/${opened.id}`)).value as TableInfo;
    const { commitment } = opened.fairness;
    expect((during.value as TableInfo).fairness).toEqual({ commitment, secret: null, voided: [] });
    expect(commitmentTo(fairness.secret ?? '')).toBe(commitment);
  });

  test('whoever opens a table gets nothing for it; only people at the table may fill it or ask for a rematch', async () => {
    const { id } = await openTable(hall.server().url);

    const fill = await ask(hall.server().url, `/tables/${id}/bots`, { bot: 'random' });
    const rematch = await playAgain(hall.server().url, id, undefined);

    expect([fill.status, rematch.status]).toEqual([403, 403]);
    expect(fill.value).toMatchObject({ code: 'not-seated' });
  });

  test('bots in the empty seats start the game and play it with one person', async () => {
    const { id } = await openTable(hall.server().url);
    const { secret } = await sit(hall.server().url, id, 'Ada');
    const ada = hall.watch(id, secret);

    const filled = await ask(hall.server().url, `/tables/${id}/bots`, { bot: 'random' }, secret);
    await playOn(ada);

    expect((filled.value as TableInfo).seats.map(({ kind }) => kind)).toEqual(['person', 'bot', 'bot']);
    expect(ada.known.position?.outcome?.scores).toHaveLength(3);
  });

  test('a seat is freed by leaving and cannot be left once the game has begun', async () => {
    const { id } = await openTable(hall.server().url, { options: { seats: 2 } });
    const { secret, seat } = await sit(hall.server().url, id, 'Ada');
    const left = await ask(hall.server().url, `/tables/${id}/leave`, {}, secret);
    const again = await sit(hall.server().url, id, 'Ada');
    await deal(hall.server().url, id, [again, await sit(hall.server().url, id, 'Ben')]);

    const late = await ask(hall.server().url, `/tables/${id}/leave`, {}, again.secret);

    expect([left.status, again.seat, late.status]).toEqual([200, seat, 409]);
    expect((await ask(hall.server().url, `/tables/${id}/bots`, { bot: 'random' }, secret)).status).toBe(403);
  });

  test('whoever left a seat sees and says nothing more from it once somebody else has it', async () => {
    const { url } = hall.server();
    const { id } = await openTable(url, { options: { seats: 2 } });
    const { secret } = await sit(url, id, 'Eve');
    const eve = hall.watch(id, secret);
    await eve.until(({ link }) => link === 'live');
    await ask(url, `/tables/${id}/leave`, {}, secret);

    const chat = await eve.client.ask({ type: 'say', text: 'still here' });
    const ada = hall.watch(id, (await sit(url, id, 'Ada')).secret);
    hall.watch(id, (await sit(url, id, 'Ben')).secret);
    await ada.until(isAsked);
    await eve.until(({ link }) => link !== 'live');

    expect(refusal(chat).code).toBe('not-seated');
    expect([ada.known.seat, eve.known.seat, eve.known.position]).toEqual([0, 0, null]);
  });

  test('a pack that is none is refused when the table is opened', async () => {
    const open = (pack: unknown) =>
      ask(hall.server().url, '/tables', { game: 'toy', options: {}, pack, listed: false, pace: { kind: 'none' } });

    const answers = await Promise.all([open(7), open({ cards: 'none' }), open([]), open({ cards: [1] })]);

    expect(answers.map(({ status }) => status)).toEqual([400, 400, 400, 400]);
    expect(answers[0]?.value).toMatchObject({ code: 'bad-options' });
  });

  test('a repeated request gets the first answer again and changes nothing', async () => {
    const { id, ada } = await hall.twoAtATable();
    const socket = hall.watch(id, ada.secret).client;
    const { seq } = ada.known.position ?? { seq: 0 };
    const message = { type: 'answer', table: id, id: 'the-same-id', seq, choice: first(ada) } as const;

    const replies = [];
    for (let n = 0; n < 3; n++) replies.push(await hall.server().tables.perform(id, 0, message));
    await ada.until(({ position }) => (position?.seq ?? 0) > seq);

    expect(replies[0]).toMatchObject({ ok: true, value: { seq: seq + 1 } });
    expect(replies).toEqual([replies[0], replies[0], replies[0]]);
    expect(ada.known.position?.length).toBe(1);
    socket.close();
  });

  test('stale, illegal, out of turn and without a seat: each is refused by its name', async () => {
    const { id, ada, ben } = await hall.twoAtATable();
    const before = ada.known.position?.seq ?? 0;
    const watcher = hall.watch(id);
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
    const { ada, ben } = await hall.twoAtATable();
    const seq = ada.known.position?.seq ?? 0;

    const replies = await Promise.all([
      ada.client.ask({ type: 'answer', seq, choice: first(ada) }),
      ben.client.ask({ type: 'answer', seq, choice: first(ben) }),
    ]);

    expect(replies.map(({ type }) => type)).toEqual(['kept', 'kept']);
  });

  test('answers that stand in line together are kept together, each judged by itself and told in order', async () => {
    const { id, ada, ben } = await hall.twoAtATable();
    const { tables } = hall.server();
    const seq = ada.known.position?.seq ?? 0;
    const groups: number[][] = [];
    tables.onKept(({ table, happened }) => {
      if (table.id === id) groups.push(happened.map(({ entry }) => entry.seq));
    });
    const answer = (seat: number, choice: number, name: string) =>
      tables.perform(id, seat, { type: 'answer', table: id, id: name, seq, choice });

    const outcomes = await Promise.all([
      answer(0, first(ada), 'answer-of-ada'),
      answer(0, first(ada), 'answer-of-ada'),
      answer(1, 999, 'nonsense-of-ben'),
      answer(1, first(ben), 'answer-of-ben'),
      tables.perform(id, 1, { type: 'undo', table: id, id: 'undo-of-ben', seq: seq + 2 }),
    ]);
    await Promise.all([ada, ben].map(player => player.until(({ position }) => position?.seq === seq + 3)));

    const said = outcomes.map(outcome => (outcome.ok ? outcome.value.seq : outcome.code));
    expect(said).toEqual([seq + 1, seq + 1, 'illegal', seq + 2, seq + 3]);
    expect(groups).toEqual([[seq + 1, seq + 2], [seq + 3]]);
    expect(ada.known.position?.length).toBe(1);
    expect(ben.known.position?.question?.name).toBe('bid.chooseCard');
  });

  test('chat is for people at the table, is said once however often it is sent, and can be muted', async () => {
    const { id, ada, ben } = await hall.twoAtATable();
    const watcher = hall.watch(id);
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

  test('a running game cannot be had as a file: it holds what is hidden', async () => {
    const { id, ada } = await hall.twoAtATable();

    const { status, value } = await ask(hall.server().url, `/tables/${id}/file`, undefined, ada.secret);

    expect([status, value]).toMatchObject([409, { code: 'not-over' }]);
  });

  test('whoever reconnects gets the steps it has missed; whoever is new gets the newest', async () => {
    const { id, ada, ben } = await hall.twoAtATable();
    const seen = ada.known.position?.seq ?? 0;
    const { winner } = await bidOnce(ada, ben);
    await take(winner, GIVE);
    const heard = (last: number) =>
      new Promise<{ whole: boolean; seqs: number[] }>(resolve => {
        const socket = new WebSocket(`${hall.server().url.replace('http', 'ws')}/api/v1/tables/${id}/socket`);
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
    const fresh = await heard(0);

    const now = winner.known.position?.seq ?? 0;
    expect(gap).toEqual({ whole: true, seqs: Array.from({ length: now - seen }, (_, i) => seen + 1 + i) });
    expect(fresh).toEqual({ whole: false, seqs: Array.from({ length: now }, (_, i) => 1 + i) });
  });

  test('why something is not offered is told with the clause', async () => {
    const { ada, ben } = await hall.twoAtATable();
    const { winner } = await bidOnce(ada, ben);
    await take(winner, PEEK);

    const reason = await winner.client.whyNot(2);

    expect(reason).toEqual({ key: 'toy.peeked', clause: 'TOY-7' });
    await take(winner, STOP);
  });

  /** What a seat is told that asks over a connection of its own. */
  const inquire = (table: string, secret: string, asking: readonly { readonly id: string }[]): Promise<unknown[]> =>
    new Promise(resolve => {
      const told = new Map<string, unknown>();
      const ids = asking.map(({ id }) => id);
      const socket = new WebSocket(socketUrl(hall.server().url, table));
      const say = (message: object) => socket.send(JSON.stringify({ table, ...message }));
      socket.addEventListener('open', () => {
        say({ type: 'hello', v: 1, id: 'hello-again', secret });
        for (const message of asking) say(message);
      });
      socket.addEventListener('message', ({ data }) => {
        for (const notice of JSON.parse(String(data)) as { id: string }[]) told.set(notice.id, notice);
        if (!ids.every(id => told.has(id))) return;
        resolve(ids.map(id => told.get(id)));
        socket.close();
      });
    });

  test('what is not offered is told to the seat that is asked, in words, and to nobody else', async () => {
    const { id, ada, ben } = await hall.twoAtATable();
    const hand = (player: typeof ada) => player.known.position?.question?.options.map(({ choice }) => choice) ?? [];
    const [mine, theirs] = [await ada.client.withheld(), await ben.client.withheld()];
    const hands = [hand(ada), hand(ben)];
    await take(ada, first(ada));
    await take(ada, 0);

    const unasked = await ada.client.withheld();
    const watching = hall.watch(id);
    await watching.until(({ link }) => link === 'live');
    const spectators = await watching.client.withheld();

    expect(mine.map(({ choice }) => choice)).toEqual(everyCard.filter(card => !hands[0]?.includes(card)));
    expect(theirs.map(({ choice }) => choice)).toEqual(everyCard.filter(card => !hands[1]?.includes(card)));
    expect(mine[0]?.words).toEqual({ key: 'toy.card', values: { card: mine[0]?.choice, worth: expect.any(Number) } });
    expect([unasked, spectators]).toEqual([[], []]);
  });

  test('a question that is still open can be asked about though others have answered; another one cannot', async () => {
    const { id: table, ada, ben } = await hall.twoAtATable();
    const seq = ben.known.position?.seq ?? 0;
    await take(ada, first(ada));
    await ben.until(({ position }) => (position?.seq ?? 0) > seq);
    const asking = [
      { type: 'withheld', seq, id: 'still-open' },
      { type: 'why', seq, choice: everyCard.find(card => card !== first(ben)), id: 'why-not-that' },
      { type: 'withheld', seq: seq - 1, id: 'not-asked-yet' },
      { type: 'withheld', seq: seq + 40, id: 'far-ahead' },
    ];

    const told = await inquire(table, ben.secret ?? '', asking);

    expect(told).toMatchObject([
      { type: 'withheld', id: 'still-open', things: { length: 33 } },
      { type: 'because', id: 'why-not-that' },
      { type: 'refused', id: 'not-asked-yet', code: 'stale', seq: seq + 1 },
      { type: 'refused', id: 'far-ahead', code: 'stale', seq: seq + 1 },
    ]);
  });

  test('why not is answered about what can be named; a seat finds nothing out by other numbers', async () => {
    const { ada } = await hall.twoAtATable();

    expect(await ada.client.whyNot(36)).toBeNull();
    expect(await ada.client.whyNot(-99)).toBeNull();
  });

  test('the game file of a finished game has everybody in it', async () => {
    const { id, ada, ben } = await hall.twoAtATable();
    await Promise.all([playOn(ada), playOn(ben)]);

    const file = (await ask(hall.server().url, `/tables/${id}/file`)).value as GameFile;

    expect(file.names).toEqual(['Ada', 'Ben']);
    expect(file.decisions).toHaveLength(ada.known.position?.length ?? 0);
    expect(file.result?.scores).toEqual(ada.known.position?.outcome?.scores);
    expect(isOver(ben.known)).toBe(true);
  });
});

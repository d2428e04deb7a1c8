import { workerCore } from '@lastroad/bots/worker-core';
import { type Result, readGameFile, SPECTATOR, verify } from '@lastroad/kernel';
import { toy, toyInsight } from '@lastroad/kernel/toy';
import { expect, test } from 'vitest';
import { ChangedElsewhere, type KeptGame } from '../src/store/kept-game.ts';
import { type Host, openHost } from '../src/table/host.ts';
import type { Update } from '../src/table/messages.ts';
import { newGame } from '../src/table/new-game.ts';
import type { LogLine, SeatPlan, Snapshot } from '../src/table/table.ts';
import { BOT_LEVELS } from '../src/thinking/levels.ts';
import { type Thinker, thinkElsewhere } from '../src/thinking/thinker.ts';

const PERSON = null;
const seatsOf = (...levels: readonly (string | null)[]): SeatPlan[] =>
  levels.map((level, seat) => ({ name: `Seat ${seat}`, level }));

const must = <T>(result: Result<T>): T => {
  if (!result.ok) throw new Error(`${result.code}: ${result.detail}`);
  return result.value;
};

/** Bots that think in this process, by the same messages as in a worker. */
const thinkHere = (): Thinker => {
  const { thinker, receive } = thinkElsewhere(message => core.receive(message));
  const core = workerCore({
    registry: { toy: { rules: toy, insight: toyInsight } },
    now: () => performance.now(),
    post: receive,
    pause: () => turns(),
  });
  return thinker;
};

/** A host in a room of its own: keeps games in memory, and waits for nothing. */
const roomFor = (seats: readonly SeatPlan[], hidesSecrets = true, first?: KeptGame) => {
  const options = { seats: seats.length, rounds: 3, sides: 6 };
  let kept = first ?? must(newGame(toy, { options, pack: null, seats, hidesSecrets }));
  let log: readonly LogLine[] = [];
  let last: Update['now'] | null = null;
  const room = {
    host: null as unknown as Host,
    keeping: async (): Promise<void> => {},
    published: 0,
    kept: () => kept,
    now: (): Snapshot => ({ ...(last as Update['now']), log }),
  };
  room.host = must(
    openHost(
      toy,
      kept,
      {
        async keep(game, after) {
          await room.keeping();
          if (kept.file.decisions.length !== after) throw new ChangedElsewhere();
          kept = game;
        },
        publish({ now, logFrom, lines }) {
          log = [...log.slice(0, logFrom), ...lines];
          last = now;
          room.published++;
        },
        thinker: thinkHere(),
        report: error => {
          throw error;
        },
        wait: () => Promise.resolve(),
        now: () => 0,
      },
      0,
    ),
  );
  return room;
};

const turns = (count = 1): Promise<void> => new Promise(resolve => setTimeout(resolve, count));

/** Answers every question with what the choice says until the game is over. */
const playOn = async (
  room: ReturnType<typeof roomFor>,
  place: (seq: number, count: number) => number,
): Promise<void> => {
  for (let guard = 0; guard < 2000 && !room.now().over; guard++) {
    const { passTo, question, seq } = room.now();
    if (passTo !== null) await room.host.sitDown();
    else if (question === null) await turns();
    else {
      const { options } = question;
      await room.host.answer(seq, options[place(seq, options.length) % options.length]?.choice ?? 0);
    }
  }
};

test('a person and two bots play a game to its end, and its file can be verified', async () => {
  const room = roomFor(seatsOf(PERSON, 'random', 'random'));

  await playOn(room, seq => seq);

  expect(room.now().result?.places).toContain(1);
  expect(must(verify(toy, must(readGameFile(room.host.gameFile())))).decisions.length).toBe(room.now().seq);
  expect(room.kept().file.result).toEqual(room.now().result);
  expect(room.now().revealed).toHaveLength(3);
});

test('nothing is shown before it is kept', async () => {
  const room = roomFor(seatsOf(PERSON, PERSON), false);
  let release = (): void => {};
  room.keeping = () => new Promise(resolve => (release = resolve));
  const { question, seq } = room.now();

  const answering = room.host.answer(seq, question?.options[0]?.choice ?? 0);
  await turns(5);
  const before = room.published;
  release();
  await answering;

  expect(before).toBe(1);
  expect(room.published).toBe(2);
  expect(room.now().seq).toBe(1);
});

test('a decision that cannot be kept was not made', async () => {
  const room = roomFor(seatsOf(PERSON, PERSON), false);
  const before = room.now();
  room.keeping = () => Promise.reject(new Error('the disk is full'));

  const refused = await room.host.answer(0, before.question?.options[0]?.choice ?? 0);
  room.keeping = () => Promise.resolve();
  const taken = await room.host.answer(0, before.question?.options[1]?.choice ?? 0);

  expect(refused).toMatchObject({ ok: false, detail: expect.stringContaining('the disk is full') as string });
  expect(taken.ok).toBe(true);
  expect(room.kept().file.decisions).toHaveLength(1);
  expect(room.now().log.map(({ at, event }) => [at, event])).toEqual([
    [1, { type: 'bid', seat: 0, card: before.question?.options[1]?.choice }],
  ]);
});

test('a game that went on elsewhere is not written over', async () => {
  const room = roomFor(seatsOf(PERSON, PERSON), false);
  const other = roomFor(seatsOf(PERSON, PERSON), false, room.kept());
  const { options } = room.now().question ?? { options: [] };
  await other.host.answer(0, options[0]?.choice ?? 0);
  room.keeping = () => Promise.reject(new ChangedElsewhere());

  const refused = await room.host.answer(0, options[1]?.choice ?? 0);

  expect(refused).toMatchObject({ ok: false, detail: 'changed-elsewhere' });
  expect(room.now().seq).toBe(0);
});

test('an answer to an old question and a choice that is not offered are refused', async () => {
  const room = roomFor(seatsOf(PERSON, PERSON), false);
  const { options } = room.now().question ?? { options: [] };
  await room.host.answer(0, options[0]?.choice ?? 0);

  expect(await room.host.answer(0, options[1]?.choice ?? 0)).toMatchObject({ ok: false, code: 'old-question' });
  expect(await room.host.answer(1, 99)).toMatchObject({ ok: false, code: 'not-an-option' });
});

test('a choice can be taken back and made again, also by whoever is passing the device on', async () => {
  const room = roomFor(seatsOf(PERSON, PERSON));
  await room.host.sitDown();
  const first = room.now();
  await room.host.answer(0, first.question?.options[0]?.choice ?? 0);
  const second = room.now();

  await room.host.undo();
  const back = room.now();
  await room.host.redo();

  expect([first.canUndo, second.canUndo, back.canUndo, back.canRedo]).toEqual([false, true, false, true]);
  expect(back.question).toEqual(first.question);
  expect(room.now().question).toEqual(second.question);
  await room.host.answer(1, 0);
  expect(room.now().passTo).toBe(1);
  await room.host.undo();
  expect(room.now()).toMatchObject({ passTo: null, seat: 0, seq: 1 });
});

test('while the device is passed nobody’s secrets are on the page', async () => {
  const room = roomFor(seatsOf(PERSON, PERSON, 'random'));
  const passing = room.now();
  await room.host.sitDown();
  const seated = room.now();
  const hands = (now: Snapshot) => (now.view as { hands: number[][] }).hands;

  expect(passing).toMatchObject({ passTo: 0, seat: SPECTATOR, question: null });
  expect(
    hands(passing)
      .flat()
      .every(card => card < 0),
  ).toBe(true);
  expect(seated).toMatchObject({ passTo: null, seat: 0 });
  expect(hands(seated)[0]?.every(card => card >= 0)).toBe(true);
  expect(hands(seated)[1]?.every(card => card < 0)).toBe(true);
});

test('people without secrets simply take turns', async () => {
  const room = roomFor(seatsOf(PERSON, PERSON), false);
  await playOn(room, () => 0);

  expect(room.now().over).toBe(true);
});

test('the log of another person is told anew, as that person may read it', async () => {
  const room = roomFor(seatsOf(PERSON, PERSON));
  await room.host.sitDown();
  const { question } = room.now();
  const card = question?.options[0]?.choice ?? 0;
  await room.host.answer(0, card);
  const own = room.now().log.at(-1)?.event;
  await room.host.answer(1, 0);
  await room.host.sitDown();

  expect(own).toMatchObject({ type: 'bid', card });
  expect(room.now().seat).toBe(1);
  expect(room.now().log.at(-1)?.event).toMatchObject({ type: 'bid', card: -1 });
});

test('an answer given while only bots answered is still an answer', async () => {
  const room = roomFor(seatsOf(PERSON, 'random', 'random'));
  const { question } = room.now();

  await turns(20);
  const taken = await room.host.answer(0, question?.options[0]?.choice ?? 0);

  expect(room.now().seq).toBeGreaterThan(1);
  expect(taken.ok).toBe(true);
});

test('a game goes on where it was left, in the middle of a decision', async () => {
  const room = roomFor(seatsOf(PERSON, PERSON), false);
  await room.host.answer(0, room.now().question?.options[0]?.choice ?? 0);
  const left = room.now();

  const again = roomFor(seatsOf(PERSON, PERSON), false, room.kept());

  expect(again.now().question).toEqual(left.question);
  expect(again.now().log).toEqual(left.log);
  expect(again.now().canUndo).toBe(true);
});

test('a game whose rules have changed since goes on from its save', async () => {
  const room = roomFor(seatsOf(PERSON, PERSON), false);
  await room.host.answer(0, room.now().question?.options[0]?.choice ?? 0);
  const left = room.now();
  const old = { ...room.kept(), file: { ...room.kept().file, version: 1 } };

  const again = roomFor(seatsOf(PERSON, PERSON), false, old);

  expect(again.now().question).toEqual(left.question);
  expect(again.now().seq).toBe(1);
  await playOn(again, seq => seq);
  expect(again.now().over).toBe(true);
});

test('what is not offered can be asked about, and the answer names a clause', async () => {
  const room = roomFor(seatsOf(PERSON, PERSON), false);
  const withheld = room.host.withheld();

  expect(withheld).toHaveLength(33);
  expect(withheld[0]?.words).toMatchObject({ key: 'toy.card' });
  expect(room.host.whyNot(withheld[0]?.choice ?? 0)).toMatchObject({ clause: 'TOY-3' });
});

test('a bot of every level gives the same answer after a reload', async () => {
  for (const level of BOT_LEVELS) {
    const first = roomFor(seatsOf(level, PERSON), false);
    const start = first.kept();
    while (first.now().seq === 0) await turns();
    const again = roomFor(seatsOf(level, PERSON), false, start);
    while (again.now().seq === 0) await turns();

    expect(again.kept().file.decisions[0]).toEqual(first.kept().file.decisions[0]);
  }
});

test('people may answer while a bot thinks, and it thinks anew', async () => {
  const room = roomFor(seatsOf('search', PERSON), false);
  const { seq, question } = room.now();

  const answered = await room.host.answer(seq, question?.options[0]?.choice ?? 0);
  const afterMine = room.now().seq;
  while (room.now().waitingFor.includes(0)) await turns();

  expect([answered.ok, seq, afterMine]).toEqual([true, 0, 1]);
  expect(room.kept().file.decisions[0]?.[0]).toBe(1);
});

test('a bot in a hurry answers with what it has found', async () => {
  const room = roomFor(seatsOf('search', PERSON), false);

  room.host.hurry();
  while (room.now().seq === 0) await turns();

  expect(room.kept().file.decisions[0]?.[0]).toBe(0);
});

test('a hint names options that are offered, best first, and is the same when asked again', async () => {
  const room = roomFor(seatsOf(PERSON, PERSON), false);
  const offered = room.now().question?.options.map(({ choice }) => choice) ?? [];

  const hints = must(await room.host.hint());

  expect(hints.length).toBeGreaterThan(1);
  expect(hints.filter(({ choice }) => !offered.includes(choice))).toEqual([]);
  expect(must(await room.host.hint())).toEqual(hints);
});

import { expect, test } from 'vitest';
import { answer, barrier, canUndo, isOver, type Match, must, redo, startMatch, undo } from '../src/index.ts';
import { toy } from '../toy/index.ts';
import { GIVE, NO, ROLL, STOP } from '../toy/tasks.ts';

const begin = (seats = 2) => startMatch(toy, must(toy.content({ seats })), { secret: 'table 7', nonces: ['a', 'b'] });
const take = (match: Match, seat: number, choice: number) =>
  must(answer(match, { seq: match.decisions.length, seat, choice }));

/** All seats have put a card down; somebody has won the round. */
const beforeLuck = (seats = 2) => {
  const match = begin(seats);
  for (const seat of toy.waitingFor(match.g)) {
    take(match, seat, toy.options(match.g, seat)[0]);
    take(match, seat, NO);
  }
  return { match, winner: toy.waitingFor(match.g)[0] };
};

test('an answer to an old question is refused with both numbers, and changes nothing', () => {
  const match = begin();
  take(match, 0, toy.options(match.g, 0)[0]);
  const before = toy.save(match.g);

  const refused = answer(match, { seq: 0, seat: 1, choice: toy.options(match.g, 1)[0] });

  expect(refused).toEqual({
    ok: false,
    code: 'old-question',
    detail: 'the answer is to question 0; the open one is 1',
  });
  expect(toy.save(match.g)).toBe(before);
});

test('an answer that is not an option, or from a seat that is not asked, changes nothing', () => {
  const { match, winner } = beforeLuck();
  const before = toy.save(match.g);

  const seq = match.decisions.length;
  expect(answer(match, { seq, seat: winner, choice: 17 })).toMatchObject({ code: 'not-an-option' });
  expect(answer(match, { seq, seat: winner, choice: Number.NaN })).toMatchObject({ code: 'not-an-option' });
  expect(answer(match, { seq, seat: 1 - winner, choice: STOP })).toMatchObject({ code: 'not-asked' });
  expect(answer(match, { seq, seat: 9, choice: STOP })).toMatchObject({ code: 'not-asked' });

  expect(toy.save(match.g)).toBe(before);
  expect(match.decisions).toHaveLength(seq);
});

test('an answer is told with its number, the hash and the events', () => {
  const match = begin();
  const card = toy.options(match.g, 1)[2];

  const kept = take(match, 1, card);

  expect(kept).toEqual({ seq: 1, hash: toy.hash(match.g), events: [{ type: 'bid', seat: 1, card }] });
});

test('decisions can be taken back, and taken again, until chance was used', () => {
  const { match, winner } = beforeLuck(3);
  const start = toy.hash(match.g);
  take(match, winner, GIVE);
  take(match, winner, (winner + 1) % 3);
  const end = toy.hash(match.g);

  must(undo(match, winner));
  must(undo(match, winner));
  expect(toy.hash(match.g)).toBe(start);
  must(redo(match, winner));
  must(redo(match, winner));
  expect(toy.hash(match.g)).toBe(end);

  take(match, winner, ROLL);
  expect(canUndo(match, winner)).toBe(false);
  expect(undo(match, winner)).toMatchObject({ code: 'nothing-to-undo' });
});

test('what happened is known for every decision that stands', () => {
  const match = begin();
  const [first, second] = toy.options(match.g, 0);
  take(match, 0, first);
  take(match, 0, NO);

  must(undo(match, 0));
  must(undo(match, 0));
  const takenBack = [...match.happened];
  take(match, 0, second);

  expect(takenBack).toEqual([]);
  expect(match.happened).toEqual([[{ type: 'bid', seat: 0, card: second }]]);
});

test('what somebody else has answered to cannot be taken back', () => {
  const match = begin();
  take(match, 0, toy.options(match.g, 0)[0]);
  expect(canUndo(match, 0)).toBe(true);

  take(match, 1, toy.options(match.g, 1)[0]);

  expect(canUndo(match, 0)).toBe(false);
  expect(canUndo(match, 1)).toBe(true);
});

test('a new decision forgets those that were taken back', () => {
  const match = begin();
  const [first, second] = toy.options(match.g, 0);
  take(match, 0, first);
  must(undo(match, 0));
  take(match, 0, second);

  expect(redo(match, 0)).toMatchObject({ code: 'nothing-to-undo' });
});

test('an answer that is taken back again still closes what others had decided before it', () => {
  const match = begin(3);
  take(match, 0, toy.options(match.g, 0)[0]);
  take(match, 1, toy.options(match.g, 1)[0]);

  must(undo(match, 1));

  expect(match.decisions).toHaveLength(1);
  expect(canUndo(match, 0)).toBe(false);
});

test('asides are taken like options and pass no barrier', () => {
  const match = begin();
  const before = barrier(match.g);
  const [turnHand] = toy.asides(match.g, 0);
  const options = toy.options(match.g, 0);

  take(match, 0, turnHand);

  expect(barrier(match.g)).toBe(before);
  expect(toy.options(match.g, 0)).toEqual(options);
});

test('rules that fail leave the match where it was', () => {
  const match = begin();
  const hash = toy.hash(match.g);
  const card = toy.options(match.g, 0)[0];
  const failing: Match = {
    ...match,
    rules: {
      ...match.rules,
      choose(g, seat, choice) {
        toy.choose(g as typeof match.g, seat, choice);
        throw new Error('a mistake in the rules');
      },
    },
  };

  expect(() => answer(failing, { seq: 0, seat: 0, choice: card })).toThrow('a mistake');
  expect(toy.hash(failing.g as typeof match.g)).toBe(hash);
  expect(failing.decisions).toHaveLength(0);
});

test('a game that is over takes no answer', () => {
  const match = begin();
  while (!isOver(match.g)) {
    const seat = toy.waitingFor(match.g)[0];
    take(match, seat, toy.options(match.g, seat)[0]);
  }

  expect(answer(match, { seq: match.decisions.length, seat: 0, choice: 0 })).toMatchObject({ code: 'over' });
});

test('options are checked against the settings, with the values that would do', () => {
  expect(toy.content({ seats: 9 })).toMatchObject({ code: 'bad-options', detail: 'seats is 9; it may be 2, 3, 4' });
  expect(toy.content({ colour: 'red' })).toMatchObject({
    code: 'bad-options',
    detail: expect.stringContaining('no option "colour"'),
  });
  expect(must(toy.content({ seats: '4' })).options['seats']).toBe(4);
});

test('an owner’s pack gives other content with another hash; a wrong value is named by its place', () => {
  const pack = toy.template() as { cards: number[] };
  const own = { cards: pack.cards.map(worth => worth * 2) };

  expect(must(toy.content({}, pack)).hash).toBe(must(toy.content({})).hash);
  expect(must(toy.content({}, own)).hash).not.toBe(must(toy.content({})).hash);
  expect(toy.content({}, { cards: own.cards.with(3, -1) })).toMatchObject({
    code: 'bad-pack',
    detail: expect.stringContaining('cards[3]'),
  });
});

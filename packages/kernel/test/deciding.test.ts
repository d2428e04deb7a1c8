import { expect, test } from 'vitest';
import { carryOut, must, offered, refusalTo, type Seat } from '../src/index.ts';
import { playAtRandom } from '../src/testing.ts';
import { type Toy, toy } from '../toy/index.ts';
import { NO, PEEK, ROLL, STOP, TURN_HAND } from '../toy/tasks.ts';

const table = (): Toy => toy.setup(must(toy.content({ seats: 2 })), [1, 2, 3, 4, 5, 6, 7, 8]);

/** The winner of the first round is asked what to do. */
const lucky = (): { g: Toy; winner: Seat } => {
  const g = table();
  for (const seat of [0, 1]) {
    toy.choose(g, seat, toy.options(g, seat)[0]);
    toy.choose(g, seat, NO);
  }
  return { g, winner: toy.waitingFor(g)[0] };
};

test('what is offered are the moves of the game, then what only tidies up', () => {
  const g = table();

  expect(offered(toy, g, 0)).toEqual([...toy.options(g, 0), TURN_HAND]);
});

test('a choice is refused because the game is over, because of who makes it, or because of what it is', () => {
  const { g, winner } = lucky();
  const over = toy.clone(g);
  playAtRandom(toy, over, 'to the end');

  expect(refusalTo(toy, g, { seat: winner, choice: STOP })).toBeNull();
  expect(refusalTo(toy, table(), { seat: 0, choice: TURN_HAND })).toBeNull();
  expect(refusalTo(toy, g, { seat: winner, choice: 17 })).toMatchObject({ code: 'not-an-option' });
  expect(refusalTo(toy, g, { seat: 1 - winner, choice: STOP })).toMatchObject({
    code: 'not-asked',
    detail: `seat ${1 - winner} is not asked; the game waits for ${winner}`,
  });
  expect(refusalTo(toy, over, { seat: winner, choice: STOP })).toMatchObject({ code: 'over' });
});

test('a choice is carried out on a copy, with what it brought about', () => {
  const g = table();
  const before = toy.hash(g);
  const [card] = toy.options(g, 1);

  const carried = carryOut(toy, g, { seat: 1, choice: card });

  expect(toy.hash(g)).toBe(before);
  expect(carried.g.bids[1]).toBe(card);
  expect(carried.g.events).toBeNull();
  expect(carried.events).toEqual([{ type: 'bid', seat: 1, card }]);
});

test('chance and what is shown are barriers, anything else is none', () => {
  const { g, winner } = lucky();
  const barriers = [ROLL, PEEK].map(choice => carryOut(toy, g, { seat: winner, choice }).isBarrier);

  expect(barriers).toEqual([true, true]);
  expect(carryOut(toy, table(), { seat: 0, choice: TURN_HAND }).isBarrier).toBe(false);
});

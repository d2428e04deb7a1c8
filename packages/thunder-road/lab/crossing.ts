import { advance, type Chance, keyFromSeed, must, uniform } from '@lastroad/kernel';
import { thunderRoad } from '../src/index.ts';
import { move } from '../src/rules/move.ts';
import { NONE, OUT } from '../src/state.ts';
import { layHazard } from '../src/verbs/piles.ts';
import { careless } from './drivers.ts';

/** TR-DB-13: of so many careless drivers, each alone on a side from its rear edge on, how many per cent are eliminated on it. */
export const lossesOn = (side: string, carnage: boolean, trials: number, pack: unknown = null): number => {
  const content = must(thunderRoad.content({ seats: 3, carnage }, pack));
  const row = content.sides.findIndex(({ name }) => name === side);
  let lost = 0;
  for (let i = 0; i < trials; i++) if (isLost(content, row, `${side} ${i}`)) lost++;
  return (100 * lost) / trials;
};

const isLost = (content: ReturnType<typeof thunderRoad.layTable>['content'], side: number, seed: string): boolean => {
  const dice: Chance = { key: keyFromSeed(`${seed} driver`), drawn: 0 };
  const g = thunderRoad.layTable(content, keyFromSeed(seed));
  const { area, sides, limits } = content;
  g.board[1] = side;
  g.round = 2;
  for (let i = 0; i < area; i++) {
    g.tokens[area + i] = NONE;
    if (sides[side].hazards[i]) layHazard(g, area + i);
  }
  // Somebody else is further behind, or every worm would be for this car.
  g.cars[3].at = 0;
  const size = uniform(dice, 3);
  const car = g.cars[size];
  car.at = area + uniform(dice, limits.lanes);
  while (car.at !== OUT && car.operable && car.at < 2 * area) {
    g.stack.splice(0, g.stack.length, move(0, size, 1 + uniform(dice, 6), false));
    advance(thunderRoad.tasks, g);
    for (let asked = thunderRoad.waitingFor(g); asked.length > 0; asked = thunderRoad.waitingFor(g)) {
      thunderRoad.choose(g, asked[0], careless(g, asked[0], thunderRoad.options(g, asked[0]), dice));
    }
  }
  return car.at === OUT;
};

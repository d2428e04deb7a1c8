// Records the kept games of a version that is not released yet anew, after a correction of its rules. What a released
// version has kept is never recorded anew: whoever releases one raises RELEASED, and the next has games of its own.
//   node packages/thunder-road/lab/keep.ts
import { mkdirSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Chance, Seat } from '@lastroad/kernel';
import { type KeepPlan, keepGame } from '@lastroad/kernel/conformance';
import { type Race, thunderRoad } from '../src/index.ts';
import { greedy } from './drivers.ts';

const RELEASED = 1;

const keeper = {
  choose: (g: Race, seat: Seat, dice: Chance): number => greedy(g, seat, thunderRoad.options(g, seat), dice),
};

/** The bikes, the rig, crews with decks and all of them among two to five seats, with and without Carnage. */
const PLANS: readonly KeepPlan[] = [
  { name: '2-bikes', options: { seats: 2, crew1: 'bikes' }, at: 'respawn.chooseSpace' },
  { name: '3-bikes-carnage', options: { seats: 3, crew3: 'bikes', carnage: true }, at: 'bikeTurn.chooseSecond' },
  { name: '5-bikes', options: { seats: 5, crew2: 'bikes' }, at: 'slam.chooseMover' },
  {
    name: '5-bikes-carnage',
    options: { seats: 5, crew5: 'bikes', carnage: true, start: 'b' },
    at: 'bikeTurn.chooseSecondDie',
  },
  { name: '2-rig', options: { seats: 2, crew1: 'rig' }, at: 'haul.chooseCommand' },
  { name: '3-rig-carnage', options: { seats: 3, crew2: 'rig', carnage: true }, at: 'batter.chooseSpot' },
  { name: '5-all', options: { seats: 5, crew2: 'rig', crew4: 'bikes' }, at: 'drive.chooseWay' },
  { name: '3-german', options: { seats: 3, crew1: 'german' }, at: 'turn.chooseCommandDie' },
  {
    name: '5-german-carnage',
    options: { seats: 5, crew2: 'german', crew3: 'rig', crew4: 'german', crew5: 'bikes', carnage: true },
    at: 'shoot.chooseTarget',
  },
];

if (thunderRoad.version <= RELEASED)
  throw new Error(`version ${RELEASED} is released: what it has kept stays as it is`);
const folder = resolve(import.meta.dirname, `../test/fixtures/version-${thunderRoad.version}`);
mkdirSync(folder, { recursive: true });
for (const plan of PLANS) {
  const { whole, running, save, told } = keepGame(thunderRoad, plan, keeper);
  const write = (end: string, text: string): void => writeFileSync(resolve(folder, `${plan.name}.${end}.json`), text);
  write('game', whole);
  write('running', running);
  write('save', save);
  process.stdout.write(`${told}\n`);
}

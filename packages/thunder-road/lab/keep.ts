// Records the kept games that are not released yet, and those anew after a correction of the rules. What is released is
// sealed (scripts/seal.ts) and never recorded anew.
//   node packages/thunder-road/lab/keep.ts
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Chance, Seat } from '@lastroad/kernel';
import { type KeepPlan, keepGame } from '@lastroad/kernel/conformance';
import { type Race, thunderRoad } from '../src/index.ts';
import { greedy } from './drivers.ts';

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
  {
    name: '3-ammo',
    options: { seats: 3, conditions: true, bounties: true, oneShots: true },
    at: 'window.play',
  },
  {
    name: '5-ammo-carnage',
    options: {
      seats: 5,
      crew1: 'german',
      crew2: 'rig',
      crew4: 'bikes',
      carnage: true,
      conditions: true,
      bounties: true,
      oneShots: true,
      bountiesAskAll: true,
    },
    at: 'window.play',
  },
  { name: '3-strikes', options: { seats: 3, strikes: true, bonus: true }, at: 'swoop.play' },
  {
    name: '4-strikes-carnage',
    options: { seats: 4, crew2: 'rig', crew3: 'bikes', carnage: true, conditions: true, strikes: true, bonus: true },
    at: 'swoop.play',
  },
  { name: '3-shop', options: { seats: 3, leaders: true, upgrades: true }, at: 'spend.chooseToken' },
  {
    name: '5-shop-carnage',
    options: { seats: 5, crew2: 'rig', crew4: 'bikes', crew5: 'german', carnage: true, leaders: true, upgrades: true },
    at: 'dispense.chooseSpace',
  },
];

const fixtures = resolve(import.meta.dirname, '../test/fixtures');
const released = JSON.parse(readFileSync(resolve(fixtures, 'released.json'), 'utf8')) as Readonly<
  Record<string, string>
>;
const version = `version-${thunderRoad.version}`;
mkdirSync(resolve(fixtures, version), { recursive: true });
for (const plan of PLANS) {
  if (`${version}/${plan.name}.game.json` in released) continue;
  const { whole, running, save, told } = keepGame(thunderRoad, plan, keeper);
  const write = (end: string, text: string): void =>
    writeFileSync(resolve(fixtures, version, `${plan.name}.${end}.json`), text);
  write('game', whole);
  write('running', running);
  write('save', save);
  process.stdout.write(`${told}\n`);
}

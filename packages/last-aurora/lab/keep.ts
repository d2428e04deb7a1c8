// Records the kept games that are not released yet, and those anew after a correction of the rules. What is released is
// sealed (scripts/seal.ts) and never recorded anew.
//   node packages/last-aurora/lab/keep.ts
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { type KeepPlan, keepGame } from '@lastroad/kernel/conformance';
import { lastAurora } from '../src/index.ts';
import { chooseSimply } from './bot.ts';

const COMPANY = { mineVariant: 'on', frozenDeck: 'on', asgard: 'on', crews: 'on', pvp: 'on', stories: 'on' };
const ALONE = { ...COMPANY, pvp: 'off', seats: 1 };
const HOUSE = {
  spotterCorrects: 'oncePerPhase',
  longshotFires: 'unlimited',
  columnDamage: 'perColumn',
  evadeSteps: 'attack',
  crewsAre: 'chosen',
  supply: 'limited',
};

/** Every module alone and all together, on both maps. */
const PLANS: readonly KeepPlan[] = [
  { name: 'deck-alpha-3', options: { frozenDeck: 'on', seats: 3, mapSide: 'alpha' }, at: 'hideAway.chooseToHide' },
  { name: 'deck-beta-1', options: { frozenDeck: 'on', seats: 1, mapSide: 'beta' }, at: 'takeAlong.chooseItem' },
  { name: 'asgard-alpha-1', options: { asgard: 'on', seats: 1, mapSide: 'alpha' }, at: 'attack.chooseEnemy' },
  { name: 'asgard-beta-4', options: { asgard: 'on', seats: 4, mapSide: 'beta' }, at: 'damageWeapon.chooseWeapon' },
  { name: 'crews-alpha-2', options: { crews: 'on', seats: 2, mapSide: 'alpha' }, at: 'shakeOff.chooseToRest' },
  { name: 'crews-beta-3', options: { crews: 'on', seats: 3, mapSide: 'beta' }, at: 'refuel.chooseMeal' },
  { name: 'pvp-alpha-4', options: { pvp: 'on', seats: 4, mapSide: 'alpha' }, at: 'disgrace.chooseVictim' },
  { name: 'pvp-beta-2', options: { pvp: 'on', seats: 2, mapSide: 'beta' }, at: 'raid.chooseWeapon' },
  { name: 'stories-alpha-3', options: { stories: 'on', seats: 3, mapSide: 'alpha' }, at: 'tell.chooseToPay' },
  { name: 'stories-beta-1', options: { stories: 'on', seats: 1, mapSide: 'beta' }, at: 'tell.chooseOption' },
  { name: 'all-alpha-1', options: { ...ALONE, mapSide: 'alpha' }, at: 'snipe.choosePrice' },
  { name: 'all-alpha-3', options: { ...COMPANY, seats: 3, mapSide: 'alpha' }, at: 'raidWithJunk.payItem' },
  { name: 'all-beta-4', options: { ...COMPANY, seats: 4, mapSide: 'beta' }, at: 'correctMiss.chooseToCorrect' },
  {
    name: 'all-beta-2-house',
    options: { ...COMPANY, ...HOUSE, seats: 2, mapSide: 'beta' },
    at: 'regrowArmour.chooseSlot',
  },
];

const fixtures = resolve(import.meta.dirname, '../test/fixtures');
const released = JSON.parse(readFileSync(resolve(fixtures, 'released.json'), 'utf8')) as Readonly<
  Record<string, string>
>;
const version = `version-${lastAurora.version}`;
mkdirSync(resolve(fixtures, version), { recursive: true });
for (const plan of PLANS) {
  if (`${version}/${plan.name}.game.json` in released) continue;
  const { whole, running, save, told } = keepGame(lastAurora, plan, { choose: chooseSimply });
  const write = (end: string, text: string): void =>
    writeFileSync(resolve(fixtures, version, `${plan.name}.${end}.json`), text);
  write('game', whole);
  write('running', running);
  write('save', save);
  process.stdout.write(`${told}\n`);
}

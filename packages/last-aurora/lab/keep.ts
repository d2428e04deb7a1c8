// Records the kept games of a version that is not released yet anew, after a correction of its rules. What a released
// version has kept is never recorded anew: whoever releases one raises RELEASED, and the next has games of its own.
//   node packages/last-aurora/lab/keep.ts
import { mkdirSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { deriveKey, keyFromSeed, must, type Options, type Taken, toGameFile, writeGameFile } from '@lastroad/kernel';
import { matchOf } from '@lastroad/kernel/conformance';
import { type Aurora, lastAurora } from '../src/index.ts';
import { chooseSimply } from './bot.ts';

const RELEASED = 1;

interface Plan {
  readonly name: string;
  readonly options: Options;
  /** The game is saved where this is asked. */
  readonly at: string;
}

const COMPANY = { mineVariant: 'on', frozenDeck: 'on', asgard: 'on', crews: 'on', pvp: 'on' };
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
const PLANS: readonly Plan[] = [
  { name: 'deck-alpha-3', options: { frozenDeck: 'on', seats: 3, mapSide: 'alpha' }, at: 'hideAway.chooseToHide' },
  { name: 'deck-beta-1', options: { frozenDeck: 'on', seats: 1, mapSide: 'beta' }, at: 'takeAlong.chooseItem' },
  { name: 'asgard-alpha-1', options: { asgard: 'on', seats: 1, mapSide: 'alpha' }, at: 'attack.chooseEnemy' },
  { name: 'asgard-beta-4', options: { asgard: 'on', seats: 4, mapSide: 'beta' }, at: 'damageWeapon.chooseWeapon' },
  { name: 'crews-alpha-2', options: { crews: 'on', seats: 2, mapSide: 'alpha' }, at: 'shakeOff.chooseToRest' },
  { name: 'crews-beta-3', options: { crews: 'on', seats: 3, mapSide: 'beta' }, at: 'refuel.chooseMeal' },
  { name: 'pvp-alpha-4', options: { pvp: 'on', seats: 4, mapSide: 'alpha' }, at: 'disgrace.chooseVictim' },
  { name: 'pvp-beta-2', options: { pvp: 'on', seats: 2, mapSide: 'beta' }, at: 'raid.chooseWeapon' },
  { name: 'all-alpha-1', options: { ...ALONE, mapSide: 'alpha' }, at: 'snipe.choosePrice' },
  { name: 'all-alpha-3', options: { ...COMPANY, seats: 3, mapSide: 'alpha' }, at: 'raidWithJunk.payItem' },
  { name: 'all-beta-4', options: { ...COMPANY, seats: 4, mapSide: 'beta' }, at: 'correctMiss.chooseToCorrect' },
  {
    name: 'all-beta-2-house',
    options: { ...COMPANY, ...HOUSE, seats: 2, mapSide: 'beta' },
    at: 'regrowArmour.chooseSlot',
  },
];

interface Played {
  readonly taken: readonly Taken[];
  /** After how many decisions the question was asked. */
  readonly asked: readonly number[];
}

const play = (g: Aurora, seed: string, at: string): Played => {
  const dice = { key: keyFromSeed(seed), drawn: 0 };
  const taken: Taken[] = [];
  const asked: number[] = [];
  for (let [seat] = lastAurora.waitingFor(g); seat !== undefined; [seat] = lastAurora.waitingFor(g)) {
    if (lastAurora.question(g, seat)?.name === at) asked.push(taken.length);
    const choice = chooseSimply(g, seat, dice);
    lastAurora.choose(g, seat, choice);
    taken.push({ seat, choice });
  }
  return { taken, asked };
};

const MOST_GAMES = 5000;

/** The first of many games in which the question comes up amid it. */
const findGame = ({ name, options, at }: Plan) => {
  const content = must(lastAurora.content(options));
  for (let n = 0; n < MOST_GAMES; n++) {
    const secret = n.toString(16).padStart(64, '0');
    const { taken, asked } = play(lastAurora.setup(content, deriveKey(secret, [])), `${name} ${n}`, at);
    const middle = asked.find(count => count > taken.length / 4 && count < (taken.length * 3) / 4);
    if (middle !== undefined) return { content, secret, taken, middle };
  }
  throw new Error(`${name}: ${at} is not asked amid ${MOST_GAMES} games`);
};

if (lastAurora.version <= RELEASED) throw new Error(`version ${RELEASED} is released: what it has kept stays as it is`);
const folder = resolve(import.meta.dirname, `../test/fixtures/version-${lastAurora.version}`);
mkdirSync(folder, { recursive: true });
for (const plan of PLANS) {
  const { content, secret, taken, middle } = findGame(plan);
  const whole = matchOf(lastAurora, content, secret, taken);
  const running = matchOf(lastAurora, content, secret, taken.slice(0, middle));
  const write = (end: string, text: string): void => writeFileSync(resolve(folder, `${plan.name}.${end}.json`), text);
  write('game', writeGameFile(toGameFile(whole)));
  write('running', writeGameFile(toGameFile(running)));
  write('save', lastAurora.save(running.g as Aurora));
  process.stdout.write(`${plan.name}: ${taken.length} decisions, saved after ${middle}\n`);
}

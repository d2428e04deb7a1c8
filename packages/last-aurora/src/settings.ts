import type { Options, Setting } from '@lastroad/kernel';

/** What rulings are under that say something of a module alone, or of the Automa. */
const lies = <const N extends string>(name: N) => ({ name, values: ['on'] as const });
const ALONE = { name: 'seats', values: [1] } as const;

/** Part 23. One seat is the solo game against the Automa (LA-OPT-26). */
export const SETTINGS = [
  { name: 'seats', values: [1, 2, 3, 4], preset: 2, clause: 'LA-OPT-26' },
  { name: 'mapSide', values: ['alpha', 'beta'], preset: 'alpha', clause: 'LA-OPT-24' },
  { name: 'mineVariant', values: ['off', 'on'], preset: 'off', clause: 'LA-OPT-25', module: true },
  { name: 'frozenDeck', values: ['off', 'on'], preset: 'off', clause: 'FS-DECK-1', module: true },
  {
    name: 'spotterCorrects',
    values: ['everyMiss', 'oncePerPhase'],
    preset: 'everyMiss',
    clause: 'FS-RUL-3',
    under: lies('frozenDeck'),
  },
  {
    name: 'longshotFires',
    values: ['oncePerPhase', 'unlimited'],
    preset: 'oncePerPhase',
    clause: 'FS-RUL-3',
    under: lies('frozenDeck'),
  },
  { name: 'supply', values: ['unlimited', 'limited'], preset: 'unlimited', clause: 'LA-OPT-1' },
  { name: 'fameTopRepair', values: ['may', 'auto'], preset: 'may', clause: 'LA-OPT-2' },
  { name: 'targetRelocation', values: ['may', 'must'], preset: 'may', clause: 'LA-OPT-3' },
  { name: 'targetReturn', values: ['immediate', 'endOfStep'], preset: 'immediate', clause: 'LA-OPT-4' },
  { name: 'travellersFame', values: [2, 1], preset: 2, clause: 'LA-OPT-5' },
  { name: 'replacedTokens', values: ['convoy', 'newCard'], preset: 'convoy', clause: 'LA-OPT-6' },
  { name: 'tracksOn', values: ['convoy', 'truck'], preset: 'convoy', clause: 'LA-OPT-7' },
  { name: 'enemyFireEmptyRegion', values: ['reveal', 'skip'], preset: 'reveal', clause: 'LA-OPT-8' },
  {
    name: 'mineReuse',
    values: ['rearmost', 'furthestFromOwner'],
    preset: 'rearmost',
    clause: 'LA-OPT-9',
    under: lies('mineVariant'),
  },
  { name: 'mreFrom', values: ['rest', 'restOrExhausted'], preset: 'rest', clause: 'LA-OPT-10' },
  { name: 'mrePerTurn', values: ['unlimited', 'one'], preset: 'unlimited', clause: 'LA-OPT-11' },
  {
    name: 'automaEnemyFire',
    values: ['sameCardLeftmost', 'cardPerDamage'],
    preset: 'sameCardLeftmost',
    clause: 'LA-OPT-12',
    under: ALONE,
  },
  { name: 'automaC2Space', values: ['cost3', 'space3'], preset: 'cost3', clause: 'LA-OPT-13', under: ALONE },
  { name: 'fullTargetPlace', values: ['inPlace', 'slideThenLast'], preset: 'inPlace', clause: 'LA-OPT-14' },
  { name: 'locationDiscard', values: ['literal', 'noTokens'], preset: 'literal', clause: 'LA-OPT-15' },
  { name: 'participantDeath', values: ['othersContinue', 'strict'], preset: 'othersContinue', clause: 'LA-OPT-16' },
  {
    name: 'antifreeze',
    values: ['base', 'effective'],
    preset: 'effective',
    clause: 'LA-OPT-17',
    since: { version: 2, before: 'base' },
  },
  { name: 'lastRoundEffects', values: ['yes', 'no'], preset: 'yes', clause: 'LA-OPT-18' },
  { name: 'lastPlayerStanding', values: ['end', 'playOn'], preset: 'end', clause: 'LA-OPT-19' },
  {
    name: 'encounterUnaffordable',
    values: ['notSelectable', 'allowEmpty'],
    preset: 'notSelectable',
    clause: 'LA-OPT-20',
  },
  { name: 'hazmatReaction', values: ['anyTime', 'ownTurnOnly'], preset: 'anyTime', clause: 'LA-OPT-21' },
  { name: 'refillOrder', values: ['rightToLeft', 'leftToRight'], preset: 'rightToLeft', clause: 'LA-OPT-22' },
  { name: 'auroraStart', values: ['white', 'red'], preset: 'white', clause: 'LA-OPT-23' },
  {
    name: 'automaTargetArrow',
    values: ['rightHighest', 'rightLowest'],
    preset: 'rightHighest',
    clause: 'LA-OPT-27',
    under: ALONE,
  },
  {
    name: 'itemsAfterMove',
    values: ['yes', 'no'],
    preset: 'yes',
    clause: 'LA-OPT-28',
    since: { version: 2, before: 'no' },
    hidden: true,
  },
  {
    name: 'surrendered',
    values: ['token', 'kind'],
    preset: 'token',
    clause: 'LA-OPT-29',
    since: { version: 2, before: 'kind' },
    hidden: true,
  },
  {
    name: 'mineAtLimit',
    values: ['usable', 'discardOnly'],
    preset: 'usable',
    clause: 'LA-OPT-30',
    since: { version: 2, before: 'discardOnly' },
    hidden: true,
  },
  {
    name: 'brokenWay',
    values: ['another', 'end'],
    preset: 'another',
    clause: 'LA-OPT-31',
    since: { version: 2, before: 'end' },
    hidden: true,
  },
  {
    name: 'leftConvoy',
    values: ['removed', 'discarded'],
    preset: 'removed',
    clause: 'LA-OPT-32',
    since: { version: 2, before: 'discarded' },
    hidden: true,
  },
  {
    name: 'minesOnRoad',
    values: ['all', 'one'],
    preset: 'all',
    clause: 'LA-OPT-33',
    since: { version: 2, before: 'one' },
    hidden: true,
  },
  {
    name: 'recruitAfterCaptive',
    values: ['protected', 'open'],
    preset: 'protected',
    clause: 'LA-OPT-34',
    since: { version: 2, before: 'open' },
    hidden: true,
  },
  { name: 'wonLoot', values: ['may', 'must'], preset: 'may', clause: 'LA-OPT-35' },
  { name: 'asgard', values: ['off', 'on'], preset: 'off', clause: 'FS-ASG-2', module: true },
  { name: 'stories', values: ['off', 'on'], preset: 'off', clause: 'FS-STORY-2', module: true },
  {
    name: 'pvp',
    values: ['off', 'on'],
    preset: 'off',
    clause: 'FS-PVP-1',
    module: true,
    needs: { name: 'seats', values: [2, 3, 4] },
  },
  { name: 'evadeSteps', values: ['damage', 'attack'], preset: 'damage', clause: 'FS-RUL-32', under: lies('pvp') },
  {
    name: 'columnDamage',
    values: ['inArea', 'perColumn'],
    preset: 'inArea',
    clause: 'FS-RUL-16',
    under: lies('asgard'),
  },
  { name: 'crews', values: ['off', 'on'], preset: 'off', clause: 'FS-CREW-2', module: true },
  {
    name: 'crewsAre',
    values: ['dealt', 'chosen', 'byColour'],
    preset: 'dealt',
    clause: 'FS-CREW-3',
    under: lies('crews'),
  },
  {
    name: 'slotYields',
    values: ['first', 'last'],
    preset: 'first',
    clause: 'LA-OPT-36',
    since: { version: 3, before: 'last' },
    hidden: true,
  },
  {
    name: 'extraItemFor',
    values: ['setOut', 'present'],
    preset: 'setOut',
    clause: 'LA-OPT-37',
    since: { version: 3, before: 'present' },
    hidden: true,
  },
  {
    name: 'orderedCure',
    values: ['byOrder', 'anyFirst'],
    preset: 'byOrder',
    clause: 'LA-OPT-38',
    since: { version: 3, before: 'anyFirst' },
    hidden: true,
  },
  {
    name: 'printing',
    values: ['second', 'first'],
    preset: 'second',
    clause: 'LA-OPT-39',
    since: { version: 4, before: 'first' },
    hidden: true,
  },
  {
    name: 'storiesHear',
    values: ['everything', 'less'],
    preset: 'everything',
    clause: 'LA-OPT-40',
    since: { version: 5, before: 'less' },
    hidden: true,
    under: lies('stories'),
  },
  {
    name: 'questsAre',
    values: ['judgedAtOnce', 'judgedLater'],
    preset: 'judgedAtOnce',
    clause: 'LA-OPT-41',
    since: { version: 5, before: 'judgedLater' },
    hidden: true,
    under: lies('stories'),
  },
  {
    name: 'sharedStories',
    values: ['toAutoma', 'discarded'],
    preset: 'toAutoma',
    clause: 'LA-OPT-42',
    since: { version: 5, before: 'discarded' },
    hidden: true,
    under: lies('stories'),
  },
] as const satisfies readonly Setting[];

type SettingRow = (typeof SETTINGS)[number];

/** The options of one table, typed. */
export type House = { readonly [S in SettingRow as S['name']]: S['values'][number] };

export const houseOf = (options: Options): House => {
  const house: Record<string, unknown> = {};
  for (const { name } of SETTINGS) house[name] = options[name];
  return house as House;
};

/** The modules of a box, for whoever wants all of it. */
export const BUNDLES = {
  frozenSteel: ['frozenDeck', 'asgard', 'crews', 'stories', 'pvp'],
} as const satisfies Readonly<Record<string, readonly SettingRow['name'][]>>;

import type { Condition, Effect, StoryOption, StoryRow } from '../../../src/story.ts';

/** FS-DB-11, in points of fame. */
const OF_GOODS = { ammo: 0.7, food: 0.7, fuel: 0.8, any: 0.7 };
/** FS-DB-55: what 13.4 did not price. */
const OF_CELL = { any: 0.8, foodOrFuel: 0.5, armour: 0.6, fame1: 1, speed: 1.5, weapon1: 1 };
const SKILL_KEPT = 1;
const UP_A_ZONE = { active: 1.2, rest: 0.8, exhausted: 0 };
/** Whoever chooses is last, or leads, a third of the time; every second pot is filled, every second score comes true. */
const SHARE = 1 / 3;
const HALF = 0.5;

const sum = (list: readonly number[]): number => list.reduce((a, b) => a + b, 0);

export const worthOf = (effects: readonly Effect[], cargo: StoryRow['cargo'] = []): number =>
  sum(effects.map(effect => worth(effect, cargo)));

/** What an effect is worth to whoever chose it; what others get or suffer is worth nothing to them. */
const worth = (e: Effect, cargo: StoryRow['cargo']): number => {
  if ('gainFame' in e) return e.gainFame;
  if ('loseFame' in e) return -e.loseFame;
  if ('gain' in e) return OF_GOODS[e.gain] * e.n;
  if ('lose' in e) return -OF_GOODS[e.lose] * e.n;
  if ('drawItem' in e) return e.drawItem;
  if ('discardItem' in e) return -e.discardItem;
  if ('damage' in e) return -0.5 * e.damage;
  if ('repair' in e) return 0.4 * e.repair;
  if ('contaminate' in e) return -0.8 * e.contaminate;
  if ('decontaminate' in e) return 0.7 * e.decontaminate;
  if ('zone' in e) return UP_A_ZONE[e.to];
  if ('recruitFromDiscard' in e) return 1.6;
  if ('loseSurvivor' in e) return -1.6;
  if ('speedNext' in e) return 0.7 * e.speedNext;
  if ('moveNow' in e) return e.moveNow;
  if ('skill' in e && !('archive' in e)) return 0.4 * e.skill;
  if ('peek' in e) return 0.1 * e.n;
  if ('enemyDamage' in e) return 0.6 * e.enemyDamage;
  if ('placeTarget' in e) return 0.8;
  if ('choose' in e) return sum(e.choose.map(way => worthOf(way))) / e.choose.length;
  if ('stopActions' in e) return -1.2;
  if ('last' in e) return SHARE * worthOf(e.last);
  if ('leader' in e) return SHARE * worthOf(e.leader);
  if ('contribute' in e) return HALF * worthOf(e.met) - OF_GOODS[e.contribute];
  if ('archive' in e) return sum((cargo ?? []).map(cell => OF_CELL[cell])) + SKILL_KEPT * (e.skill ?? 0);
  if ('scoreAtEnd' in e) return HALF * e.scoreAtEnd;
  return 0;
};

/** What an option is worth before it is known how it ends: tests by their own letters, nothing paid. */
export const meanOf = (option: StoryOption, cargo: StoryRow['cargo']): number => {
  if ('plain' in option) return worthOf(option.cost ?? []) + worthOf(option.plain, cargo);
  if ('quest' in option) return 0;
  const chance = option.test.length / 4;
  return chance * worthOf(option.success, cargo) + (1 - chance) * worthOf(option.failure, cargo);
};

const figure = (worth: number): string => (Math.round(worth * 100) / 100).toFixed(2).replace('-', '−');

const letters = (option: Extract<StoryOption, { test: unknown }>): string => {
  const { extra } = option;
  const more = extra === undefined ? '' : ` + ${extra.letter} (${extra.pay ?? told(extra.when as Condition)})`;
  const fails = option.failIf === undefined ? '' : `, fails: ${told(option.failIf)}`;
  const succeeds = option.successIf === undefined ? '' : `, succeeds: ${told(option.successIf)}`;
  return option.test.join('') + more + fails + succeeds;
};

const told = ({ of, atLeast, atMost }: Condition): string =>
  atLeast === undefined ? `${of} ≤ ${atMost}` : `${of} ≥ ${atLeast}`;

const optionLine = (option: StoryOption, cargo: StoryRow['cargo']): string => {
  if ('plain' in option) return `plain ${figure(meanOf(option, cargo))}${option.catchUp === true ? ' (catch-up)' : ''}`;
  const [yes, no] = [worthOf(option.success, cargo), worthOf(option.failure ?? [])].map(figure);
  if ('quest' in option) return `quest ${told(option.quest)}: ${yes} / ${option.failure === undefined ? '–' : no}`;
  return `test ${letters(option)}: ${yes} / ${no}, mean ${figure(meanOf(option, cargo))}`;
};

/** A row of the table of values in docs/content.md. */
export const lineOf = ({ id, period, trigger, options, cargo }: StoryRow): string =>
  `| ${id} | ${period} | ${trigger} | ${options.map(option => optionLine(option, cargo)).join('; ')} |`;

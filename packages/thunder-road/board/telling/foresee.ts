import type { Message } from '@lastroad/kernel';
import type { Asked } from '@lastroad/ui';
import type { ThunderContent, ThunderView } from '../../src/index.ts';
import { YES } from '../../src/rules/answers.ts';
import { carOfSlot, numberOfSlot } from '../../src/rules/commands.ts';
import { BOARD, type Car, NONE, type Space } from '../../src/state.ts';
import { valueOf } from '../../src/verbs/dice.ts';
import { dieText } from '../../src/view/names.ts';
import { HIDDEN } from '../../src/view/view.ts';
import { explainCard } from '../modules/waiting/telling.ts';
import { spaceFor } from '../road/ways.ts';
import { cardShotAt, shotAt, topMoves, unseenTokens } from './odds.ts';

type Foresee = (content: ThunderContent, view: ThunderView, choice: number, asked: Asked) => Message | null;

/** What waits in a space for a car that drives there, if it is more than ground. */
const intoSpace = (content: ThunderContent, view: ThunderView, space: Space): Message | null => {
  const other = view.cars.findIndex(({ at }, car) => at === space && car !== view.active);
  if (other >= 0) return { key: 'face.foresee.slam', values: topMoves(content) };
  const token = view.tokens[space - view.rear] ?? NONE;
  if (token === HIDDEN) return { key: 'face.foresee.hidden', values: unseenTokens(content, view) };
  if (token !== NONE) return { key: `face.hazard.${content.hazards[token]?.name}` };
  if (view.crews.some(({ chopper }) => chopper === space)) return { key: 'face.foresee.chopper' };
  const ground = content.terrains[view.terrain[space - view.rear] ?? 0];
  return ground === undefined || ground.effect === 'nothing' ? null : { key: `face.terrain.${ground.name}` };
};

const step: Foresee = (content, view, choice, { about }) => {
  const space = spaceFor(content, view, about, choice);
  if (space === null) return null;
  if (space >= view.rear + BOARD * content.area) {
    return { key: view.final ? 'face.foresee.finish' : 'face.foresee.newTile' };
  }
  const ground = content.terrains[view.terrain[space - view.rear] ?? 0];
  const left = Math.max(0, (view.cars[view.active]?.points ?? 0) - (ground?.cost ?? 1));
  const isLost = view.bonusOpen && ground?.road === false && ground.effect !== 'salt';
  const after: Message = {
    key: 'face.foresee.step',
    values: { left, bonus: isLost ? 'lost' : 'kept', road: view.road },
  };
  const into = intoSpace(content, view, space);
  return into === null ? after : { key: 'face.foresee.into', values: { into, step: after } };
};

const repair: Foresee = (content, view, choice) => {
  const card = view.cars[carOfSlot(choice)]?.lasting[numberOfSlot(choice)] ?? NONE;
  return { key: card === NONE ? 'face.foresee.repair' : `power.${content.lasting[card]?.power}` };
};

/** TR-GER-5: who has a deck shoots with the cards that nobody has seen. */
const shot = (content: ThunderContent, view: ThunderView, car: Car): Message => {
  const drawn = cardShotAt(content, view, car);
  return drawn === null
    ? { key: 'face.foresee.shot', values: shotAt(content, view, car) }
    : { key: 'face.foresee.cardShot', values: drawn };
};

const ABOUT: Readonly<Record<string, Foresee>> = {
  way: step,
  lane: step,
  space: () => ({ key: 'face.explain.airstrike' }),
  car: (_content, view, car) => ((view.cars[car]?.die ?? 0) > 0 ? { key: 'face.foresee.coast' } : null),
  target: (content, view, car) => (car === NONE ? null : shot(content, view, car)),
  die: (content, _view, die, { name }) =>
    name === 'turn.chooseDie' ? { key: 'face.foresee.die', values: { die: valueOf(content, die) } } : null,
  command: (content, _view, row) => (row === NONE ? null : { key: `face.command.${content.commands[row]?.power}` }),
  damage: repair,
  spot: (content, _view, row) => ({ key: `face.command.${content.commands[row]?.power}` }),
};

/** Questions of yes and no: what yes would bring. */
const ANSWERS: Readonly<Record<string, (content: ThunderContent, view: ThunderView) => Message>> = {
  'move.roadBonus': (_content, { road }) => ({ key: 'face.foresee.bonus', values: { road } }),
  'slam.rollAgain': content => ({ key: 'face.foresee.reroll', values: topMoves(content) }),
  'slam.rollForOpponent': content => ({ key: 'face.foresee.reroll', values: topMoves(content) }),
};

/** What a choice would bring, by the odds that anybody at the table could count. */
export const foresee = (content: ThunderContent, view: ThunderView, asked: Asked, choice: number): Message | null => {
  if (asked.about === 'answer') return choice === YES ? (ANSWERS[asked.name]?.(content, view) ?? null) : null;
  return ABOUT[asked.about]?.(content, view, choice, asked) ?? null;
};

const EXPLAIN: Readonly<Record<string, (view: ThunderView, dice: string) => Message>> = {
  'turn.chooseCar': ({ road }, dice) => ({ key: 'face.explain.car', values: { dice, road } }),
  'turn.chooseDie': ({ road }) => ({ key: 'face.explain.die', values: { road } }),
  'turn.chooseCommand': (_view, dice) => ({ key: 'face.explain.command', values: { dice } }),
  'drive.chooseWay': ({ bonusOpen, road, drift }) => ({
    key: 'face.explain.drive',
    values: { bonus: bonusOpen ? 'open' : 'lost', road, drift },
  }),
  'slam.rollAgain': () => ({ key: 'face.explain.slam' }),
  'shoot.chooseTarget': () => ({ key: 'face.explain.shot' }),
  'airstrike.chooseSpace': () => ({ key: 'face.explain.airstrike' }),
  'bikeTurn.chooseCar': (_view, dice) => ({ key: 'face.explain.bikes', values: { dice } }),
  'bikeTurn.chooseDie': ({ road }) => ({ key: 'face.explain.die', values: { road } }),
  'bikeTurn.chooseSecondDie': ({ road }) => ({ key: 'face.explain.die', values: { road } }),
  'bikeTurn.chooseCommand': (_view, dice) => ({ key: 'face.explain.bikeCommand', values: { dice } }),
  'haul.chooseSteering': (_view, dice) => ({ key: 'face.explain.steering', values: { dice } }),
  'haul.chooseCommand': (_view, dice) => ({ key: 'face.explain.section', values: { dice } }),
  'haul.chooseDie': (_view, dice) => ({ key: 'face.explain.section', values: { dice } }),
  'batter.chooseSpot': () => ({ key: 'face.explain.batter' }),
  'drop.chooseSpace': () => ({ key: 'face.explain.drop' }),
};

/** For whoever has cards in place of dice. */
const EXPLAIN_CARDS: typeof EXPLAIN = {
  'turn.chooseCar': ({ road }, dice) => ({ key: 'face.explain.cardCar', values: { dice, road } }),
  'turn.chooseDie': ({ road }) => ({ key: 'face.explain.card', values: { road } }),
  'turn.chooseCommand': (_view, dice) => ({ key: 'face.explain.cardCommand', values: { dice } }),
};

/** What one needs to know to answer. */
export const explain = (content: ThunderContent, view: ThunderView, { name }: Asked): Message | null => {
  if (name === 'window.play') return explainCard(content, view);
  const { dice = [], deck = null } = view.crews[view.turn] ?? {};
  const explained = (deck === null ? undefined : EXPLAIN_CARDS[name]) ?? EXPLAIN[name];
  return explained?.(view, dice.map(die => dieText(content, die)).join(', ')) ?? null;
};

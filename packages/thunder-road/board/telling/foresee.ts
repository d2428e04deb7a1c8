import type { Message } from '@lastroad/kernel';
import type { Asked } from '@lastroad/ui';
import type { ThunderContent, ThunderView } from '../../src/index.ts';
import type { BodyName, TerrainRow } from '../../src/rows.ts';
import { YES } from '../../src/rules/answers.ts';
import { carOfSlot, numberOfSlot } from '../../src/rules/commands.ts';
import { BOARD, type Car, NONE, type Space } from '../../src/state.ts';
import { valueOf } from '../../src/verbs/dice.ts';
import { dieText } from '../../src/view/names.ts';
import { HIDDEN } from '../../src/view/view.ts';
import { explainCard } from '../modules/waiting/telling.ts';
import { spaceFor } from '../road/ways.ts';
import { commandSays } from './command-says.ts';
import { cardShotAt, shotAt, topMoves, unseenTokens } from './odds.ts';

type Foresee = (content: ThunderContent, view: ThunderView, choice: number, asked: Asked) => Message | null;

/** The spaces that one drives into, with what is known of whoever drives there. */
interface Ahead {
  readonly content: ThunderContent;
  readonly view: ThunderView;
  readonly space: Space;
  /** Points left once it is there. */
  readonly left: number;
}

const bodyOf = ({ content, view }: Pick<Ahead, 'content' | 'view'>, car: Car): BodyName =>
  content.models[view.cars[car]?.model ?? 0]?.body ?? 'car';

const groundIn = ({ content, view, space }: Ahead): TerrainRow | undefined =>
  content.terrains[view.terrain[space - view.rear] ?? 0];

/** TR-BIKE-7, TR-BIKE-9, TR-RIG-23, TR-RIG-26: what comes of meeting another car, and whether the move may go on. */
const meeting = (ahead: Ahead, other: Car): { readonly into: Message; readonly goesOn: boolean } => {
  const { content, view, left } = ahead;
  const [own, met] = [bodyOf(ahead, view.active), bodyOf(ahead, other)];
  const slam = (key: string): ReturnType<typeof meeting> => ({ into: { key }, goesOn: false });
  if (own === 'rig') {
    const plows = content.commands[view.rig?.working ?? NONE]?.power === 'plow';
    return plows ? { into: { key: 'face.foresee.plow' }, goesOn: true } : slam('face.foresee.slamThem');
  }
  if (own === 'bike' && left > 0) return { into: { key: 'face.foresee.between' }, goesOn: true };
  if (own === 'bike') return slam(met === 'bike' ? 'face.foresee.slamOwn' : 'face.foresee.slamYou');
  if (met === 'bike') return slam('face.foresee.slamThem');
  if (met === 'rig' || met === 'trailer') return slam('face.foresee.slamYou');
  return { into: { key: 'face.foresee.slam', values: topMoves(content) }, goesOn: false };
};

/** Effects of ground that stops nobody. */
const HARMLESS = ['nothing', 'salt'];

/** What waits in a space for a car that drives there, if it is more than ground. */
const waiting = (ahead: Ahead): Message | null => {
  const { content, view, space } = ahead;
  const isRig = bodyOf(ahead, view.active) === 'rig';
  const ground = groundIn(ahead);
  const token = view.tokens[space - view.rear] ?? NONE;
  if (token === HIDDEN) return { key: 'face.foresee.hidden', values: unseenTokens(content, view) };
  // TR-RIG-16, TR-RIG-17, TR-RIG-19.
  const isMet = content.hazards[token]?.effect !== 'nothing' || !HARMLESS.includes(ground?.effect ?? 'nothing');
  if (token !== NONE) {
    return { key: isRig && isMet ? 'face.foresee.withstands' : `face.hazard.${content.hazards[token]?.name}` };
  }
  if (view.crews.some(({ chopper }) => chopper === space)) {
    return { key: isRig ? 'face.foresee.shakes' : 'face.foresee.chopper' };
  }
  if (ground === undefined || ground.effect === 'nothing') return null;
  return { key: isRig && ground.effect !== 'salt' ? 'face.foresee.withstands' : `face.terrain.${ground.name}` };
};

const step: Foresee = (content, view, choice, { about }) => {
  const space = spaceFor(content, view, about, choice);
  if (space === null) return null;
  if (space >= view.rear + BOARD * content.area) {
    return { key: view.final ? 'face.foresee.finish' : 'face.foresee.newTile' };
  }
  const ground = content.terrains[view.terrain[space - view.rear] ?? 0];
  const left = Math.max(0, (view.cars[view.active]?.points ?? 0) - (ground?.cost ?? 1));
  const ahead = { content, view, space, left };
  const other = view.cars.findIndex(({ at }, car) => at === space && car !== view.active);
  const { into, goesOn } = other < 0 ? { into: waiting(ahead), goesOn: true } : meeting(ahead, other);
  // TR-RIG-13. For the rig it does not matter where it drives.
  const isLost =
    view.bonusOpen &&
    bodyOf(ahead, view.active) !== 'rig' &&
    (!goesOn || (ground?.road === false && ground.effect !== 'salt'));
  const after: Message = {
    key: 'face.foresee.step',
    values: { left: goesOn ? left : 0, bonus: isLost ? 'lost' : 'kept', road: view.road },
  };
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
  command: (content, _view, row) => (row === NONE ? null : commandSays(content, row)),
  token: (content, _view, row) => (row === NONE ? null : commandSays(content, row)),
  order: (content, _view, row) => commandSays(content, row),
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
  'chooseLeader.choose': () => ({ key: 'face.explain.leader' }),
  'pick.choose': () => ({ key: 'face.explain.pick' }),
  'fit.choose': () => ({ key: 'face.explain.fit' }),
  'spend.chooseToken': () => ({ key: 'face.explain.token' }),
  'dispense.chooseSpace': () => ({ key: 'face.explain.dispense' }),
  'flip.chooseToken': () => ({ key: 'face.explain.flip' }),
};

/** For whoever has cards in place of dice. */
const EXPLAIN_CARDS: typeof EXPLAIN = {
  'turn.chooseCar': ({ road }, dice) => ({ key: 'face.explain.cardCar', values: { dice, road } }),
  'turn.chooseDie': ({ road }) => ({ key: 'face.explain.card', values: { road } }),
  'turn.chooseCommand': (_view, dice) => ({ key: 'face.explain.cardCommand', values: { dice } }),
};

/** For whoever has the rig, told of the command that works. */
const explainRig = (
  { road, rig }: ThunderView,
  name: string,
  power: string | undefined,
): Message | null | undefined => {
  // TR-RIG-12, TR-RIG-13.
  if (name === 'drive.chooseWay') {
    const bonus = power === 'traction' ? 'open' : 'none';
    return { key: 'face.explain.haul', values: { steering: rig?.steering ?? 0, bonus, road } };
  }
  // TR-RIG-28. With the airstrike it may be the chopper that shoots.
  if (name === 'shoot.chooseTarget') return power === 'airstrike' ? null : { key: 'face.explain.rigShot' };
  return undefined;
};

/** What one needs to know to answer. */
export const explain = (content: ThunderContent, view: ThunderView, { name }: Asked): Message | null => {
  if (name === 'window.play' || name === 'swoop.play') return explainCard(content, view);
  const { rig, turn } = view;
  const { dice = [], deck = null } = view.crews[turn] ?? {};
  if (rig !== null && rig.seat === turn) {
    const told = explainRig(view, name, content.commands[rig.working]?.power);
    if (told !== undefined) return told;
  }
  const explained = (deck === null ? undefined : EXPLAIN_CARDS[name]) ?? EXPLAIN[name];
  return explained?.(view, dice.map(die => dieText(content, die)).join(', ')) ?? null;
};

import { askedOf, isOf, type Message, type Seat } from '@lastroad/kernel';
import { TASKS } from '../modules/index.ts';
import { strikesOf, swoop } from '../modules/strikes/rules.ts';
import { deckOf, rowsOf } from '../modules/waiting/decks.ts';
import { fits, window } from '../modules/waiting/window.ts';
import { type CommandRow, type ThunderContent, type Way } from '../rows.ts';
import { DONE, YES } from '../rules/answers.ts';
import { carOfSlot, numberOfSlot } from '../rules/commands.ts';
import { bonusOf } from '../rules/move.ts';
import { type Car, NONE, type Race, type Space } from '../state.ts';
import { carAt, hasChopper, isFaceDown, terrainAt, tokenAt } from '../verbs/board.ts';
import { bodyOf, crewOf } from '../verbs/cars.ts';
import { valueOf } from '../verbs/dice.ts';
import { frontEnd, neighbour, rearStart } from '../verbs/geometry.ts';
import { costOf } from '../verbs/movement.ts';
import { carName, commandName, dieName, leaderName, spaceName, upgradeName, wayName } from './names.ts';

interface Asking {
  readonly car?: Car;
  /** The second car of a turn. */
  readonly next?: Car;
  readonly coast?: boolean;
  readonly command?: number;
  readonly die?: number;
  readonly target?: Car;
  readonly top?: Car;
  readonly bottom?: Car;
  readonly pushed?: Car;
  readonly way?: Way;
  readonly to?: Space;
}

const asking = (g: Race, seat: Seat): Asking => (askedOf(TASKS, g, seat)?.frame ?? {}) as Asking;

/** Questions that are worded otherwise for a chopper, for whoever has cards in place of dice, and where a card does not fit. */
const variantOf = (g: Race, seat: Seat, about: string, car: Car | undefined): string => {
  if (about === 'target' && car === NONE) return '.chopper';
  if (about === 'answer' && isIdle(g, seat)) return '.unfit';
  return about === 'die' && crewOf(g, seat).deck ? '.card' : '';
};

/** The card that may be played now. */
const cardAsked = (g: Race, seat: Seat): Message | null => {
  const frame = askedOf(TASKS, g, seat)?.frame;
  if (isOf(swoop, frame)) return { key: `strike.${g.content.strikes[strikesOf(g).held[seat]].name}` };
  if (!isOf(window, frame)) return null;
  const row = rowsOf(g, frame.deck)[deckOf(g, frame.deck).held[seat]];
  return { key: `${frame.deck === 'bounties' ? 'bounty' : 'oneShot'}.${row.name}` };
};

/** Asked only so that nobody can tell. */
const isIdle = (g: Race, seat: Seat): boolean => {
  const frame = askedOf(TASKS, g, seat)?.frame;
  return isOf(window, frame) && !fits(g, frame.deck, seat, deckOf(g, frame.deck).held[seat], frame);
};

/** The open question in words, with what one needs to know to answer it. */
export const ask = (g: Race, seat: Seat): Message => {
  const asked = askedOf(TASKS, g, seat);
  if (asked === null) return { key: 'notAsked' };
  const { car, next, command, die, target, top, bottom, pushed, way, to } = asked.frame as Asking;
  const values: Record<string, Message | number> = {};
  if (car !== undefined && car !== NONE) {
    values['car'] = carName(g.content, car);
    values['points'] = g.cars[car].points;
    values['road'] = bonusOf(g, car);
  }
  if (next !== undefined && next !== NONE) values['next'] = carName(g.content, next);
  if (command !== undefined && command !== NONE) values['command'] = commandName(g.content, command);
  if (target !== undefined && target !== NONE) values['target'] = carName(g.content, target);
  if (top !== undefined) values['top'] = carName(g.content, top);
  if (bottom !== undefined) values['bottom'] = carName(g.content, bottom);
  if (pushed !== undefined && pushed !== NONE) values['pushed'] = carName(g.content, pushed);
  if (way !== undefined) values['way'] = wayName(way);
  if (asked.name === 'enter.pass') values['other'] = carName(g.content, carAt(g, to ?? NONE, car));
  const card = cardAsked(g, seat);
  if (card !== null) values['card'] = card;
  if (die !== undefined && die > 0) values['die'] = valueOf(g.content, die);
  return { key: `${asked.name}${variantOf(g, seat, asked.question.about, car)}`, values };
};

/** What lies in a space that a car could drive into. */
const contents = (g: Race, space: Space, car: Car): Message => {
  if (space >= frontEnd(g)) return { key: g.final ? 'into.finish' : 'into.newTile' };
  const ground: Message = { key: `terrain.${terrainAt(g, space).name}` };
  const values = { ground, points: costOf(g, car, space) };
  const other = carAt(g, space, car);
  if (other !== NONE) {
    // TR-BIKE-7.
    const passes = bodyOf(g, car).drivesThrough && g.cars[car].points > values.points;
    return { key: passes ? 'into.past' : 'into.car', values: { ...values, other: carName(g.content, other) } };
  }
  const token = tokenAt(g, space);
  if (isFaceDown(token)) return { key: 'into.hazard', values };
  if (token !== NONE)
    return { key: 'into.token', values: { ...values, token: { key: `hazard.${g.content.hazards[token].name}` } } };
  if (hasChopper(g, space)) return { key: 'into.chopper', values };
  return { key: 'into.ground', values };
};

const describeWay = (g: Race, car: Car, way: Way): Message => {
  const space = neighbour(g.content, g.cars[car].at, way);
  const into: Message = space < rearStart(g) ? { key: 'into.nothing' } : contents(g, space, car);
  return { key: 'choice.way', values: { way: wayName(way), into } };
};

const describeDamage = (g: Race, name: number): Message => {
  const car = carOfSlot(name);
  const slot = numberOfSlot(name);
  const values = { car: carName(g.content, car), slot: slot + 1 };
  const card = g.cars[car].lasting[slot] ?? NONE;
  if (card === NONE) return { key: 'choice.damage', values };
  return { key: 'choice.lasting', values: { ...values, card: { key: `lasting.${g.content.lasting[card].name}` } } };
};

/** Whether a command takes any die, just one value, a range of them, or a token. */
type Range = 'any' | 'one' | 'range' | 'token';

export const rangeOf = ({ dice }: ThunderContent, { from, to, byToken }: CommandRow): Range => {
  if (byToken) return 'token';
  const isAny = from <= Math.min(...dice.movement) && to >= Math.max(...dice.movement);
  return isAny ? 'any' : from === to ? 'one' : 'range';
};

const describeCommand = (g: Race, choice: number): Message => {
  const row = g.content.commands[choice];
  const { from, to } = row;
  const values = { command: commandName(g.content, choice), from, to };
  return { key: `choice.command.${rangeOf(g.content, row)}`, values };
};

const describeCar = (g: Race, car: Car): Message => ({
  key: g.cars[car].die > 0 ? 'choice.coast' : 'choice.car',
  values: { car: carName(g.content, car) },
});

export const describe = (g: Race, seat: Seat, choice: number): Message => {
  const asked = askedOf(TASKS, g, seat);
  const { car = NONE } = asking(g, seat);
  switch (asked?.question.about) {
    case 'car':
      return describeCar(g, choice);
    case 'mover':
    case 'burn':
    case 'lost':
    case 'gunner':
      return { key: `choice.${asked.question.about}`, values: { car: carName(g.content, choice) } };
    case 'die':
      return dieName(g.content, choice);
    case 'command':
      return choice === DONE ? { key: 'choice.noCommand' } : describeCommand(g, choice);
    case 'token':
      return choice === DONE ? { key: 'choice.noToken' } : describeCommand(g, choice);
    case 'order':
      return { key: 'choice.order', values: { command: commandName(g.content, choice) } };
    case 'leader':
      return { key: 'choice.leader', values: { leader: leaderName(g.content, choice) } };
    case 'upgrade':
      return { key: 'choice.upgrade', values: { upgrade: upgradeName(g.content, choice) } };
    case 'lane':
      return { key: 'choice.lane', values: { lane: choice + 1, into: contents(g, rearStart(g) + choice, car) } };
    case 'way':
      return describeWay(g, car, choice);
    case 'space':
      return spaceName(g.content, choice);
    case 'drop':
      return choice === DONE ? { key: 'choice.noDrop' } : spaceName(g.content, choice);
    case 'flip':
      return choice === DONE ? { key: 'choice.noFlip' } : spaceName(g.content, choice);
    case 'redeploy':
      return choice === DONE ? { key: 'choice.noRedeploy' } : spaceName(g.content, choice);
    case 'spot':
      return commandName(g.content, choice);
    case 'target':
      return choice === DONE
        ? { key: 'choice.noShot' }
        : { key: 'choice.target', values: { car: carName(g.content, choice) } };
    case 'damage':
      return describeDamage(g, choice);
    default:
      return { key: `${asked?.name}.${choice === YES ? 'yes' : 'no'}` };
  }
};

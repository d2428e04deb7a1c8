import type { Next, Reason, Seat } from '@lastroad/kernel';
import { type Car, NONE, OUT, type Race, task } from '../state.ts';
import { hasChopper } from '../verbs/board.ts';
import { carsOf, isOnRoad, modelOf } from '../verbs/cars.ts';
import { eliminateAll } from '../verbs/outcome.ts';
import { hasTrait, traitOf } from '../verbs/traits.ts';
import { DONE, NOTHING } from './answers.ts';
import { move } from './move.ts';
import { because } from './reasons.ts';
import { shoot } from './shoot.ts';

interface Turn {
  readonly seat: Seat;
  car: Car;
  die: number;
  coast: boolean;
  command: number;
}

/** TR-ROUND-3: assign, command, move, shoot. */
export const turn = task('turn', (seat: Seat): Turn => ({ seat, car: NONE, die: 0, coast: false, command: NONE }), {
  begin(g, f) {
    g.seat = f.seat;
    g.nitro = 0;
    g.drift = 0;
    g.entries = 0;
    g.chain = 0;
  },
  // TR-ASSIGN-1, TR-ASSIGN-3, TR-ASSIGN-4. A car that has not moved; if there is none, one that coasts.
  chooseCar: {
    about: 'car',
    options: (g, f) => assignable(g, f.seat),
    take(g, f, car) {
      f.car = car;
      f.coast = g.cars[car].die > 0;
    },
    whyNot: (g, f, car) => whyNotCar(g, f.seat, car),
  },
  chooseDie: {
    about: 'die',
    options: (g, f) => (f.car === NONE ? NOTHING : distinct(g.crews[f.seat].dice)),
    take(g, f, die) {
      f.die = useDie(g, f.seat, die);
      if (f.coast) g.cars[f.car].coasts++;
      else g.cars[f.car].die = die;
      g.events?.push({ type: 'assigned', seat: f.seat, car: f.car, die, coast: f.coast });
    },
    whyNot: () => because('noSuchDie', 'TR-ASSIGN-1'),
  },
  // TR-ASSIGN-2, TR-ASSIGN-5, TR-ASSIGN-6. Once a round, and never when coasting.
  chooseCommand: {
    about: 'command',
    options(g, f) {
      const rows = f.car === NONE ? [] : commandsOf(g, f.seat).filter(row => whyNotCommand(g, f, row) === null);
      return rows.length > 0 ? [DONE, ...rows] : NOTHING;
    },
    take(_g, f, command) {
      f.command = command;
    },
    whyNot: (g, f, command) => whyNotCommand(g, f, command),
  },
  chooseCommandDie: {
    about: 'die',
    options: (g, f) => (f.command === NONE ? NOTHING : fitting(g, f, f.command)),
    take(g, f, die) {
      const crew = g.crews[f.seat];
      crew.command = f.command;
      crew.commandDie = useDie(g, f.seat, die);
      g.events?.push({ type: 'commanded', seat: f.seat, command: f.command, die });
    },
    whyNot: (g, f, die) =>
      g.crews[f.seat].dice.includes(die) ? because('dieDoesNotFit', 'TR-CREW-3') : because('noSuchDie', 'TR-ASSIGN-2'),
  },
  // TR-CMD-1.
  command(g, f): Next {
    if (f.command === NONE) return;
    const worth = g.crews[f.seat].commandDie + traitOf(g, f.car, 'commandDice');
    return g.content.deeds[f.command].use(g, f.seat, f.car, worth);
  },
  // TR-RUL-13. A car that was lost or broken by its own command does not move.
  move: (g, f): Next => (runs(g, f.car) ? move(f.seat, f.car, f.die, f.coast) : undefined),
  // TR-SHOOT-5, TR-SETUP-14.
  shoot: (g, f): Next => (mayShoot(g, f.car) ? shoot(f.seat, g.cars[f.car].at, f.car) : undefined),
  // TR-EOT-2, TR-RUL-67. Cars under a chopper are eliminated, all at once.
  crush(g) {
    const crushed: Car[] = [];
    for (let car = 0; car < g.cars.length; car++) {
      if (isOnRoad(g.cars[car]) && hasChopper(g, g.cars[car].at)) crushed.push(car);
    }
    if (crushed.length > 0) eliminateAll(g, crushed, () => 'chopper');
  },
});

const runs = (g: Race, car: Car): boolean => car !== NONE && g.cars[car].operable;

const mayShoot = (g: Race, car: Car): boolean =>
  g.round > 1 && runs(g, car) && isOnRoad(g.cars[car]) && !hasTrait(g, car, 'noShot');

const assignable = (g: Race, seat: Seat): Car[] => {
  if (g.crews[seat].dice.length === 0) return [];
  const running = carsOf(g, seat).filter(car => g.cars[car].operable);
  const unmoved = running.filter(car => g.cars[car].die === 0);
  return unmoved.length > 0 ? unmoved : running.filter(car => g.cars[car].coasts < modelOf(g, car).coasts);
};

const whyNotCar = (g: Race, seat: Seat, car: Car): Reason => {
  const c = g.cars[car];
  if (c.at === OUT) return because('eliminated', 'TR-ELIM-2');
  if (!c.operable) return because('inoperable', 'TR-STATE-4');
  if (assignable(g, seat).some(other => g.cars[other].die === 0)) return because('othersUnmoved', 'TR-ASSIGN-3');
  return because('coastedEnough', 'TR-ASSIGN-4');
};

const distinct = (dice: readonly number[]): number[] => dice.filter((die, i) => dice.indexOf(die) === i);

const useDie = (g: Race, seat: Seat, die: number): number => {
  const { dice } = g.crews[seat];
  dice.splice(dice.indexOf(die), 1);
  return die;
};

/** The rows of a seat's command board. */
export const commandsOf = (g: Race, seat: Seat): readonly number[] => g.content.boards[g.crews[seat].kind];

/** TR-CREW-3, TR-LAST-1: the unused dice that a command accepts. A command that takes any die does not mind a weak one. */
const fitting = (g: Race, f: Turn, command: number): number[] => {
  const { from, to } = g.content.commands[command];
  const movement = g.content.throws[g.crews[f.seat].kind];
  const change = from <= Math.min(...movement) && to >= Math.max(...movement) ? 0 : traitOf(g, f.car, 'commandDice');
  return distinct(g.crews[f.seat].dice).filter(die => die + change >= from && die + change <= to);
};

const whyNotCommand = (g: Race, f: Turn, command: number): Reason | null => {
  if (command === DONE) return null;
  if (g.crews[f.seat].command !== NONE) return because('commandUsed', 'TR-ASSIGN-2');
  if (f.coast) return because('coasting', 'TR-ASSIGN-5');
  if (fitting(g, f, command).length === 0) return because('noFittingDie', 'TR-CREW-3');
  return g.content.deeds[command].hindrance(g, f.seat, f.car);
};

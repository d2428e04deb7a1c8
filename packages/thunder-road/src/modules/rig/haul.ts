import type { Frame, Next, Reason, Seat } from '@lastroad/kernel';
import type { Commanding } from '../../hooks.ts';
import { DONE, NOTHING } from '../../rules/answers.ts';
import { diceOf, NOBODY_ASSIGNED, useDie } from '../../rules/assigning.ts';
import { commandsOf } from '../../rules/commanding.ts';
import { because } from '../../rules/reasons.ts';
import { beginTurn, crush, endTurn, moveAssigned, shootFrom } from '../../rules/turn.ts';
import { NONE, type Race, START, task } from '../../state.ts';
import { crewOf, isOnRoad } from '../../verbs/cars.ts';
import { placeOf, rigOf, sectionsOf } from './boards.ts';
import { suffering } from './hurt.ts';

/** TR-RIG-5 to TR-RIG-10: a die on a command of a section that has none yet, the command, the move, a shot. */
export const haul = task('haul', (seat: Seat): Commanding => ({ seat, ...NOBODY_ASSIGNED, command: NONE }), {
  begin: (g, f) => beginTurn(g, f.seat),
  // TR-RIG-5. Before anything else in a round.
  chooseSteering: {
    about: 'die',
    options: (g, f) => (isFirstTurn(g, f.seat) ? diceOf(g, f.seat) : NOTHING),
    take(g, f, die) {
      f.car = rigOf(g).front;
      rigOf(g).steering = useDie(g, f.seat, die);
      g.events?.push({ type: 'steered', seat: f.seat, die });
    },
    whyNot: () => because('noSuchDie', 'TR-RIG-5'),
  },
  // TR-RIG-6, TR-RIG-9. It never coasts: there is always a section left.
  chooseCommand: {
    about: 'command',
    options: (g, f) => commandsOf(g, f.seat).filter(row => whyNotCommand(g, f.seat, row) === null),
    take(g, f, command) {
      f.car = rigOf(g).front;
      f.command = command;
    },
    whyNot: (g, f, command) => whyNotCommand(g, f.seat, command),
  },
  // TR-RIG-7, TR-RIG-8. A damaged command may have it too; it does nothing then.
  chooseDie: {
    about: 'die',
    options: (g, f) => (f.command === NONE ? NOTHING : fitting(g, f.seat, f.command)),
    take(g, f, die) {
      const rig = rigOf(g);
      const place = placeOf(g, f.command);
      f.die = useDie(g, f.seat, die);
      rig.commands[place] = f.command;
      rig.dice[place] = die;
      rig.working = rig.hurt.includes(f.command) ? NONE : f.command;
      g.events?.push({ type: 'commanded', seat: f.seat, command: f.command, die });
    },
    whyNot: (g, f, die) =>
      g.crews[f.seat].dice.includes(die) ? because('dieDoesNotFit', 'TR-RIG-7') : because('noSuchDie', 'TR-RIG-6'),
  },
  // TR-RIG-10.
  command(g, f): Next {
    if (isOfUse(g, f)) return g.content.deeds[f.command].use(g, f.seat, f.car, f.die, f.command);
  },
  move: (g, f): Next => moveAssigned(g, f),
  // TR-RIG-10. Before the shot.
  afterMove(g, f): Next {
    if (isOfUse(g, f) && g.cars[f.car].operable) return g.content.deeds[f.command].after?.(g, f.seat, f.car);
  },
  // TR-RIG-28.
  shoot: (g, f): Next => shootFrom(g, f),
  // TR-RIG-18. It shakes off every chopper over a section of it, which costs a damage each.
  shakeOff(g): Next {
    const frames: Frame[] = [];
    for (const car of sectionsOf(g)) {
      const owner = isOnRoad(g.cars[car]) ? g.crews.findIndex(({ chopper }) => chopper === g.cars[car].at) : NONE;
      if (owner === NONE) continue;
      g.crews[owner].chopper = START;
      g.events?.push({ type: 'chopperShaken', car, seat: owner });
      frames.push(suffering(g));
    }
    return frames;
  },
  crush(g) {
    rigOf(g).working = NONE;
    crush(g);
  },
  close: (g, f): Next => endTurn(g, f.seat),
});

/** Whether all dice of the round are still unused. */
const isFirstTurn = (g: Race, seat: Seat): boolean => g.crews[seat].dice.length === crewOf(g, seat).dice;

const fitting = (g: Race, seat: Seat, command: number): number[] => {
  const { from, to } = g.content.commands[command];
  return diceOf(g, seat).filter(die => die >= from && die <= to);
};

const whyNotCommand = (g: Race, seat: Seat, command: number): Reason | null => {
  if (command === DONE) return because('mustCommand', 'TR-RIG-6');
  if (rigOf(g).dice[placeOf(g, command)] > 0) return because('sectionUsed', 'TR-RIG-6');
  return fitting(g, seat, command).length > 0 ? null : because('noFittingDie', 'TR-RIG-7');
};

/** Whether the command works and has something to do. */
const isOfUse = (g: Race, { seat, car, command }: Commanding): boolean =>
  command !== NONE && rigOf(g).working === command && g.content.deeds[command].hindrance(g, seat, car) === null;

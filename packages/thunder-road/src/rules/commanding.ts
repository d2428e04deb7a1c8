import { type Frame, framesOf, type Next, type Question, type Reason, type Seat } from '@lastroad/kernel';
import { type Frames, listOf } from '../deeds.ts';
import type { Commanding } from '../hooks.ts';
import { NONE, type Race } from '../state.ts';
import { crewOf } from '../verbs/cars.ts';
import { valueOf } from '../verbs/dice.ts';
import { traitOf } from '../verbs/traits.ts';
import { DONE, NOTHING } from './answers.ts';
import { diceOf, useDie } from './assigning.ts';
import { because } from './reasons.ts';

type Asks = Question<Race, Frame & Commanding>;

/** TR-ASSIGN-2, TR-ASSIGN-5, TR-ASSIGN-6: once a round, and never when coasting. */
export const chooseCommand: Asks = {
  about: 'command',
  options(g, f) {
    const rows = f.car === NONE ? [] : commandsOf(g, f.seat).filter(row => whyNotCommand(g, f, row) === null);
    return rows.length > 0 ? [DONE, ...rows] : NOTHING;
  },
  take(_g, f, command) {
    f.command = command;
  },
  whyNot: (g, f, command) => whyNotCommand(g, f, command),
};

export const chooseCommandDie: Asks = {
  about: 'die',
  options: (g, f) => (f.command === NONE ? NOTHING : fitting(g, f, f.command)),
  take(g, f, die) {
    const crew = g.crews[f.seat];
    crew.command = f.command;
    crew.commandDie = useDie(g, f.seat, die);
    g.events?.push({ type: 'commanded', seat: f.seat, command: f.command, die: crew.commandDie });
  },
  whyNot: (g, f, die) =>
    g.crews[f.seat].dice.includes(die) ? because('dieDoesNotFit', 'TR-CREW-3') : because('noSuchDie', 'TR-ASSIGN-2'),
};

/** TR-CMD-1: it takes effect before the car moves. */
export const command = (g: Race, f: Commanding): Next => {
  if (g.content.hooks.commanded.length === 0) return useDieOf(g, f);
  return [...listOf(useDieOf(g, f)), ...framesOf(g.content.hooks.commanded, g, f)];
};

const useDieOf = (g: Race, f: Commanding): Frames => {
  if (f.command === NONE) return;
  const worth = g.crews[f.seat].commandDie + traitOf(g, f.car, 'commandDice');
  return g.content.deeds[f.command].use(g, f.seat, f.car, worth, f.command);
};

/** The rows of a seat's command board, and whatever other commands it has, ascending. */
export const commandsOf = (g: Race, seat: Seat): readonly number[] => {
  let rows = g.content.boards[g.crews[seat].kind];
  for (const says of g.content.hooks.commands) rows = says(g, seat, rows);
  return rows;
};

/** TR-CREW-3, TR-LAST-1: the unused dice that a command accepts. A command that takes any die does not mind a weak one. */
const fitting = (g: Race, f: Commanding, row: number): number[] => {
  const { from, to, byToken } = g.content.commands[row];
  if (byToken) return [];
  const movement = g.content.throws[g.crews[f.seat].kind];
  const change = from <= Math.min(...movement) && to >= Math.max(...movement) ? 0 : traitOf(g, f.car, 'commandDice');
  return diceOf(g, f.seat).filter(die => {
    const worth = valueOf(g.content, die) + change;
    return worth >= from && worth <= to;
  });
};

const whyNotCommand = (g: Race, f: Commanding, row: number): Reason | null => {
  if (row === DONE) return null;
  if (g.crews[f.seat].command !== NONE) return because('commandUsed', 'TR-ASSIGN-2');
  if (f.coast) return because('coasting', 'TR-ASSIGN-5');
  if (g.content.commands[row].byToken) return because('onlyByToken', 'TR-LEAD-5');
  if (fitting(g, f, row).length === 0)
    return because(crewOf(g, f.seat).deck ? 'noFittingCard' : 'noFittingDie', 'TR-CREW-3');
  return g.content.deeds[row].hindrance(g, f.seat, f.car);
};

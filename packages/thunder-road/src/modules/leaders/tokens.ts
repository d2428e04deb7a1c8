import type { Next, Reason, Seat } from '@lastroad/kernel';
import type { Frames } from '../../deeds.ts';
import type { Commanding } from '../../hooks.ts';
import { DONE, NOTHING } from '../../rules/answers.ts';
import { commandsOf } from '../../rules/commanding.ts';
import { because } from '../../rules/reasons.ts';
import { type Car, NONE, type Race, task } from '../../state.ts';
import { leaderOf, leadersOf } from './record.ts';

interface Spend {
  readonly seat: Seat;
  readonly car: Car;
  /** The command that has a die in this turn, or `NONE`. */
  readonly other: number;
  /** The command that gets the token, or `NONE`. */
  command: number;
  /** Whether it works before that of the die. */
  first: boolean;
}

/** TR-CTOK-1: a token on a command that has neither die nor token this round. */
export const spend = task(
  'spend',
  (seat: Seat, car: Car, other: number): Spend => ({ seat, car, other, command: NONE, first: true }),
  {
    chooseToken: {
      about: 'token',
      options(g, f) {
        const rows = commandsOf(g, f.seat).filter(row => whyNotToken(g, f, row) === null);
        return rows.length > 0 ? [DONE, ...rows] : NOTHING;
      },
      take(g, f, command) {
        if (command === DONE) return;
        const leaders = leadersOf(g);
        f.command = command;
        leaders.tokens[f.seat]--;
        leaders.placed[f.seat].push(command);
        g.events?.push({ type: 'tokenSpent', seat: f.seat, command });
      },
      whyNot: (g, f, command) => whyNotToken(g, f, command),
    },
    // TR-CTOK-2.
    chooseOrder: {
      about: 'order',
      options: (_g, { command, other }) =>
        command === NONE || other === NONE ? NOTHING : [Math.min(command, other), Math.max(command, other)],
      take(_g, f, command) {
        f.first = command === f.command;
      },
    },
    use(g, f): Next {
      if (f.command === NONE) return;
      if (f.first) return useByToken(g, f.seat, f.car, f.command);
      leadersOf(g).waiting = f.command;
    },
  },
);

/** TR-CTOK-4: what depends on the die works as with the lowest that it accepts. */
const useByToken = (g: Race, seat: Seat, car: Car, command: number): Frames =>
  g.content.deeds[command].use(g, seat, car, g.content.commands[command].from, command);

const whyNotToken = (g: Race, { seat, car }: Spend, command: number): Reason | null => {
  if (command === DONE) return null;
  const isFull = g.crews[seat].command === command || leadersOf(g).placed[seat].includes(command);
  return isFull ? because('commandFull', 'TR-CTOK-1') : g.content.deeds[command].hindrance(g, seat, car);
};

/** TR-CTOK-1, TR-CTOK-3: one token a turn, and none when coasting. */
export const offerToken = (g: Race, { seat, car, coast, command }: Commanding): Frames => {
  if (car === NONE || coast || leaderOf(g, seat) === NONE || leadersOf(g).tokens[seat] === 0) return;
  return spend(seat, car, command);
};

/** TR-CTOK-2: the token's command, where that of the die comes first. */
export const useSecond = task('useSecond', (seat: Seat, car: Car) => ({ seat, car }), {
  use(g, f): Next {
    const { waiting } = leadersOf(g);
    leadersOf(g).waiting = NONE;
    if (g.content.deeds[waiting].hindrance(g, f.seat, f.car) === null) return useByToken(g, f.seat, f.car, waiting);
  },
});

export const useLast = (g: Race, { seat, car }: Commanding): Frames =>
  leadersOf(g).waiting === NONE ? undefined : useSecond(seat, car);

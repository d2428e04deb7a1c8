import { command } from '../command.ts';
import { gameNamed } from '../registry.ts';

export const pack = command(
  {
    name: 'pack',
    summary: 'Print the values of a game as JSON, to be filled in from your own box',
    operand: { name: 'GAME' },
    flags: {},
    notes: ['Keep it with "lastroad pack GAME > mine.json", change it, and play with "--pack mine.json".'],
  },
  ({ operand }, { registry, terminal }) => {
    const { rules } = gameNamed(registry, operand);
    terminal.print(JSON.stringify(rules.template(), null, 2));
    return 0;
  },
);

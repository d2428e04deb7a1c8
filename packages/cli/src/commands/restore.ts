import { restore as readBackup } from '@lastroad/server';
import { command } from '../command.ts';
import { DATA_FLAG, moveRows } from '../serve/place.ts';
import { count } from '../text.ts';

export const restore = command(
  {
    name: 'restore',
    summary: 'Put a backup of the online service into an empty storage, of either kind',
    operand: { name: 'FILE' },
    flags: { ...DATA_FLAG },
    notes: ['Set DATABASE_URL to put it into PostgreSQL. A file that is not whole, or was changed, is refused.'],
  },
  async ({ operand: path = '', values }, { terminal }) => {
    terminal.print(`${path}: ${count(await moveRows(readBackup, path, values.data))} rows are back`);
    return 0;
  },
);

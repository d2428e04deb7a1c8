import { backup as writeBackup } from '@lastroad/server';
import { command } from '../command.ts';
import { DATA_FLAG, moveRows } from '../serve/place.ts';
import { count } from '../text.ts';

export const backup = command(
  {
    name: 'backup',
    summary: 'Write everything the online service keeps to one file, while people play on',
    operand: { name: 'FILE' },
    flags: { ...DATA_FLAG },
    notes: ['The file holds the secrets of running games: keep it as you keep the storage.'],
  },
  async ({ operand: path = '', values }, { terminal }) => {
    terminal.print(`${path}: ${count(await moveRows(writeBackup, path, values.data))} rows`);
    return 0;
  },
);

import type { Happening } from '@lastroad/kernel';
import { toy } from '@lastroad/kernel/toy';
import { expect, test } from 'vitest';
import { stepFor } from '../src/tables/show.ts';
import type { HeldTable } from '../src/tables/standing.ts';

test('of a step a reader is told the events it may know anything of, and no others', () => {
  const rules = { ...toy, redact: (event: Happening, reader: number) => (reader === 0 ? event : null) };
  const table = { rules } as unknown as HeldTable;
  const entry = { seq: 2, kind: 'answer', seat: 0, bot: 0, hash: 'ff', at: 1 };
  const events = [{ name: 'drawn' }] as unknown as Happening[];

  const told = [0, 1].map(reader => stepFor(table, entry, events, reader).events);

  expect(told).toEqual([events, []]);
});

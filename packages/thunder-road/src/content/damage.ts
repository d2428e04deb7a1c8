import type { DamageRow } from '../rows.ts';

/** Part 7: damage tokens. The six skids are printed, the other counts are ours (TR-DB-15). The pile holds no minor ones. */
export const DAMAGE: readonly DamageRow[] = [
  { name: 'minor', source: 'printed', module: 'base', count: 0, effect: 'nothing', way: '' }, // TR-TOK-6
  { name: 'dent', source: 'designed', module: 'base', count: 5, effect: 'nothing', way: '' }, // TR-TOK-1
  { name: 'ricochet', source: 'designed', module: 'base', count: 3, effect: 'ricochet', way: '' }, // TR-TOK-2
  { name: 'skid F', source: 'printed', module: 'base', count: 1, effect: 'skid', way: 'F' }, // TR-TOK-3
  { name: 'skid FL', source: 'printed', module: 'base', count: 1, effect: 'skid', way: 'FL' },
  { name: 'skid FR', source: 'printed', module: 'base', count: 1, effect: 'skid', way: 'FR' },
  { name: 'skid B', source: 'printed', module: 'base', count: 1, effect: 'skid', way: 'B' },
  { name: 'skid BL', source: 'printed', module: 'base', count: 1, effect: 'skid', way: 'BL' },
  { name: 'skid BR', source: 'printed', module: 'base', count: 1, effect: 'skid', way: 'BR' },
  { name: 'dazed', source: 'designed', module: 'base', count: 3, effect: 'daze', way: '' }, // TR-TOK-4
  { name: 'jump', source: 'designed', module: 'base', count: 3, effect: 'jump', way: '' }, // TR-TOK-5
];

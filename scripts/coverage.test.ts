import { expect, test } from 'vitest';
import { coverageOf, missingIn, type Source, tell } from './coverage.ts';
import { GROUPS, groupOf } from './families.ts';

/** A module that has not landed, while there is one. */
const coming = GROUPS['thunder-road.md']?.find(({ landed }) => !landed);

const documents: readonly Source[] = [
  {
    file: 'last-aurora.md',
    text: '- [LA-EXP-1] One.\n- [LA-EXP-2] Two.\n- [LA-EXP-3] Three.\n- [LA-MIN-1] Mines.\n- [LA-SUR-JACKAL-1] Jackal.',
  },
  {
    file: 'thunder-road.md',
    text: `| [TR-EX-42] |\n| [TR-EX-43] |\n| [TR-CARN-1] |${coming === undefined ? '' : `\n| [${coming.families[0]}-1] |`}`,
  },
];

const code: Source = { file: 'packages/last-aurora/src/rules/explore.ts', text: '// LA-EXP-1, 2. Step 1' };
const tests: Source = {
  file: 'packages/last-aurora/test/explore.test.ts',
  text: "test('LA-EXP-1, LA-SUR-JACKAL-1: …')",
};
const elsewhere: Source = { file: 'packages/kernel/test/x.test.ts', text: 'LA-EXP-2, XX-EXP-9, LA-EXP-99' };

const ids = (clauses: readonly { readonly id: string }[]): string[] => clauses.map(({ id }) => id);

test('what no test cites is missing, but for what is excused or not there to be played', () => {
  const { clauses, problems } = coverageOf(documents, [code, tests, elsewhere], '- LA-EXP-3: nothing to see');

  expect(problems).toEqual([]);
  expect(ids(missingIn(clauses))).toEqual(['LA-EXP-2', 'LA-MIN-1', 'TR-EX-42', 'TR-EX-43', 'TR-CARN-1']);
  expect(tell(clauses)).toEqual([
    'last-aurora.md, base: 4 clauses, 2 cited in code, 2 cited in tests, 1 cannot be tested, 1 missing',
    'last-aurora.md, mines: 1 clauses, 0 cited in code, 0 cited in tests, 0 cannot be tested, 1 missing',
    'thunder-road.md, base: 1 clauses, 0 cited in code, 0 cited in tests, 0 cannot be tested, 1 missing',
    'thunder-road.md, Big Rig: 1 clauses, 0 cited in code, 0 cited in tests, 0 cannot be tested, 1 missing',
    'thunder-road.md, Carnage: 1 clauses, 0 cited in code, 0 cited in tests, 0 cannot be tested, 1 missing',
    ...(coming === undefined ? [] : [`thunder-road.md, ${coming.name}: 1 clauses, not landed`]),
  ]);
});

test('citations of nothing, and excuses for nothing, are problems', () => {
  const stray: Source = { file: 'packages/thunder-road/src/x.ts', text: '// TR-EX-42..44' };

  expect(coverageOf(documents, [stray, tests], '- LA-EXP-1, 9: why\nLA-EXP-3: no list item').problems).toEqual([
    'no such clause: packages/thunder-road/src/x.ts: TR-EX-44',
    'untested.md excuses LA-EXP-1, which is tested or does not exist',
    'untested.md excuses LA-EXP-9, which is tested or does not exist',
  ]);
});

test('a clause belongs to one group: that of its family, one that names it, or the base', () => {
  expect(groupOf('last-aurora.md', 'LA-MIN-3').name).toBe('mines');
  expect(groupOf('last-aurora.md', 'LA-EXP-3').name).toBe('base');
  expect(groupOf('thunder-road.md', 'TR-INT-3').name).toBe('Big Rig');
  expect(groupOf('thunder-road.md', 'TR-INT-1').name).toBe('base');
  expect(() => groupOf('other.md', 'LA-EXP-3')).toThrow('scripts/families.ts');
  const families = Object.values(GROUPS)
    .flat()
    .flatMap(group => group.families);
  expect(new Set(families).size).toBe(families.length);
});

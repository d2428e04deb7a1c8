// Which clauses of the rules are cited by code and by tests: npm run trace [-- --list]
// Fails when what can be played has a clause that no test cites; scripts/families.ts says what can be played.
import { readFileSync } from 'node:fs';
import { basename, resolve } from 'node:path';
import { coverageOf, missingIn, type Source, tell } from './coverage.ts';
import { GROUPS } from './families.ts';
import { files, root, sourceFiles } from './files.ts';

const read = (file: string): string => readFileSync(resolve(root, file), 'utf8');

const documents = files('docs/rules/*.md')
  .map((file): Source => ({ file: basename(file), text: read(file) }))
  .filter(({ file }) => file in GROUPS);
const sources = sourceFiles().map((file): Source => ({ file, text: read(file) }));
const { clauses, problems } = coverageOf(documents, sources, read('docs/rules/untested.md'));

for (const line of tell(clauses)) console.log(line);
if (process.argv.includes('--list'))
  for (const { id, code } of missingIn(clauses))
    console.log(`  ${id}: ${code > 0 ? 'in code, in no test' : 'uncited'}`);

for (const line of problems) console.error(line);
const missing = missingIn(clauses).length;
if (missing > 0) console.error(`${missing} clauses of what can be played are cited by no test; --list names them`);
process.exitCode = problems.length + missing > 0 ? 1 : 0;

// Which clauses of the rules are cited by code and by tests: npm run trace [-- --list] [--check]
import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { files, root, sourceFiles } from './files.ts';

/** A clause is defined where its id stands in brackets at the start of a list item or a table row. */
const DEFINITION = /^\s*(?:-|\|)\s+\**\[((?:LA|FS|TR)-[A-Z]+-(?:\d+[a-z]?|[A-Z]{3,}(?:-\d+)?))\]/gm;

/** LA-EXP-7 or LA-SUR-LEADER, also with further numbers: "LA-EXP-7, 8" and ranges: "LA-SET-15..20". */
const CITATION = /\b((?:LA|FS|TR)-[A-Z]+-)([A-Z]{3,}(?:-\d+)?|\d+[a-z]?(?:(?:\.\.|,\s*)\d+[a-z]?)*)\b(?![-\w])/g;

interface Clause {
  readonly document: string;
  code: number;
  tests: number;
}

const clauses = new Map<string, Clause>();
for (const document of files('docs/rules/*.md')) {
  const text = readFileSync(resolve(root, document), 'utf8');
  for (const [, id = ''] of text.matchAll(DEFINITION)) {
    if (!clauses.has(id)) clauses.set(id, { document, code: 0, tests: 0 });
  }
}

const idsIn = (text: string): string[] => {
  const ids: string[] = [];
  for (const [, family = '', numbers = ''] of text.matchAll(CITATION)) {
    for (const part of numbers.split(/,\s*/)) {
      const [from = '', to] = part.split('..');
      if (to === undefined) ids.push(family + from);
      else for (let n = Number.parseInt(from, 10); n <= Number.parseInt(to, 10); n++) ids.push(family + n);
    }
  }
  return ids;
};

const unknown: string[] = [];
for (const file of sourceFiles()) {
  const [, where] = /^packages\/(?:last-aurora|thunder-road)\/(src|test)\//.exec(file) ?? [];
  if (where === undefined) continue;
  for (const id of idsIn(readFileSync(resolve(root, file), 'utf8'))) {
    const clause = clauses.get(id);
    if (clause === undefined) unknown.push(`${file}: ${id}`);
    else if (where === 'src') clause.code++;
    else clause.tests++;
  }
}

/** Clauses that no test can show, with the reason: docs/rules/untested.md lists them as "- ID: reason". */
const excusesFile = resolve(root, 'docs/rules/untested.md');
const excused = new Map<string, string>();
if (existsSync(excusesFile)) {
  for (const line of readFileSync(excusesFile, 'utf8').split('\n')) {
    const [, ids = '', reason = ''] = /^- ([^:]+): (.+)$/.exec(line) ?? [];
    for (const id of idsIn(ids)) excused.set(id, reason);
  }
}

const list = process.argv.includes('--list');
for (const document of new Set([...clauses.values()].map(clause => clause.document))) {
  const mine = [...clauses].filter(([, clause]) => clause.document === document);
  const untested = mine.filter(([id, clause]) => clause.tests === 0 && !excused.has(id));
  const count = (holds: (clause: Clause) => boolean): number => mine.filter(([, clause]) => holds(clause)).length;
  console.log(
    [
      `${document.replace('docs/rules/', '')}: ${mine.length} clauses`,
      `${count(clause => clause.code > 0)} cited in code`,
      `${count(clause => clause.tests > 0)} cited in tests`,
      `${mine.filter(([id]) => excused.has(id)).length} cannot be tested`,
      `${count(clause => clause.code + clause.tests === 0)} uncited`,
    ].join(', '),
  );
  if (!list) continue;
  for (const [id, clause] of untested) console.log(`  ${id}: ${clause.code > 0 ? 'in code, in no test' : 'uncited'}`);
}

for (const line of unknown) console.error(`no such clause: ${line}`);
const pointless = [...excused.keys()].filter(id => (clauses.get(id)?.tests ?? 1) > 0);
for (const id of pointless) console.error(`untested.md excuses ${id}, which is tested or does not exist`);
process.exitCode = unknown.length + pointless.length > 0 ? 1 : 0;

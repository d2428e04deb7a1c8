import { citationsIn, definitionsIn } from '../packages/client/src/rulebook/clauses.ts';
import { type Group, groupOf } from './families.ts';

/** A text, and where it stands. */
export interface Source {
  readonly file: string;
  readonly text: string;
}

export interface Clause {
  readonly id: string;
  readonly document: string;
  readonly group: Group;
  code: number;
  tests: number;
  /** Why no test can show it. */
  excuse: string | null;
}

export interface Coverage {
  readonly clauses: readonly Clause[];
  /** What is wrong: citations of clauses that are not there, and excuses that are none. */
  readonly problems: readonly string[];
}

/** Which clauses of the documents are cited by code and by tests; `excuses` lists those that no test can show. */
export const coverageOf = (documents: readonly Source[], sources: readonly Source[], excuses: string): Coverage => {
  const clauses = new Map<string, Clause>();
  for (const { file, text } of documents) {
    for (const id of definitionsIn(text))
      clauses.set(id, { id, document: file, group: groupOf(file, id), code: 0, tests: 0, excuse: null });
  }
  const problems = sources.flatMap(source => countIn(source, clauses));
  problems.push(...excuses.split('\n').flatMap(line => excuseIn(line, clauses)));
  return { clauses: [...clauses.values()], problems };
};

const countIn = ({ file, text }: Source, clauses: ReadonlyMap<string, Clause>): string[] => {
  const [, where] = /^packages\/(?:last-aurora|thunder-road)\/(src|test)\//.exec(file) ?? [];
  if (where === undefined) return [];
  const unknown: string[] = [];
  for (const id of citationsIn(text)) {
    const clause = clauses.get(id);
    if (clause === undefined) unknown.push(`no such clause: ${file}: ${id}`);
    else if (where === 'src') clause.code++;
    else clause.tests++;
  }
  return unknown;
};

/** Excuses are written as "- ID, ID: reason". */
const excuseIn = (line: string, clauses: ReadonlyMap<string, Clause>): string[] => {
  const [, ids = '', reason = ''] = /^- ([^:]+): (.+)$/.exec(line) ?? [];
  return citationsIn(ids).flatMap(id => {
    const clause = clauses.get(id);
    if (clause !== undefined) clause.excuse = reason;
    return clause === undefined || clause.tests > 0
      ? [`untested.md excuses ${id}, which is tested or does not exist`]
      : [];
  });
};

/** Clauses of what can be played that no test cites. */
export const missingIn = (clauses: readonly Clause[]): readonly Clause[] =>
  clauses.filter(({ group, tests, excuse }) => group.landed && tests === 0 && excuse === null);

/** A line for each group of each document. */
export const tell = (clauses: readonly Clause[]): string[] => {
  const groups = new Map<Group, Clause[]>();
  for (const clause of clauses) groups.set(clause.group, [...(groups.get(clause.group) ?? []), clause]);
  return [...groups].map(([{ name, landed }, mine]) => {
    const count = (holds: (clause: Clause) => boolean): number => mine.filter(holds).length;
    const head = `${mine[0]?.document ?? ''}, ${name}: ${mine.length} clauses`;
    if (!landed) return `${head}, not landed`;
    return [
      head,
      `${count(({ code }) => code > 0)} cited in code`,
      `${count(({ tests }) => tests > 0)} cited in tests`,
      `${count(({ excuse }) => excuse !== null)} cannot be tested`,
      `${missingIn(mine).length} missing`,
    ].join(', ');
  });
};

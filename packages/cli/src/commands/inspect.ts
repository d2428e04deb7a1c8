import {
  type Content,
  type Frame,
  type Game,
  questionFor,
  type Rules,
  retrace,
  stepName,
  TOGETHER,
  type Together,
  type Worded,
} from '@lastroad/kernel';
import { whole } from '../args.ts';
import { type Context, command } from '../command.ts';
import { openGameFile, readText, rulesOf } from '../files.ts';
import { Failure } from '../problems.ts';
import { sayFor } from '../registry.ts';
import { JSON_FLAG, settleAsOf, TABLE_FLAGS, type TableValues } from '../settle.ts';
import type { Terminal } from '../terminal.ts';
import { hang } from '../text.ts';

interface Position {
  readonly rules: Rules;
  readonly g: Game;
  /** Where in the file it stands. */
  readonly place: string;
}

export const inspect = command(
  {
    name: 'inspect',
    summary: 'Look into a game file or a save: the task stack and the open question',
    operand: { name: 'FILE' },
    flags: {
      at: { type: 'string', value: 'K', about: 'after so many decisions of a game file (the last)' },
      ...TABLE_FLAGS,
      ...JSON_FLAG,
    },
    notes: [
      'A save does not hold the content it was played with: give the options (and the pack) of its table.',
      'Notes are shown as they stand in the state, where seats count from 0.',
    ],
  },
  ({ operand: path = '', values }, context) => {
    const text = readText(path);
    const save = saveIn(text);
    const position =
      save === null ? fromFile(path, values.at, context) : fromSave(path, text, settleFor(save, path, values, context));
    if (values.json) context.terminal.print(JSON.stringify(asData(position)));
    else print(position, context.terminal);
    return 0;
  },
);

interface SaveHead {
  readonly game: string;
  readonly version: number;
  /** The name of its content. */
  readonly named: string;
}

/** What a save is of; `null` if the text is no save. */
const saveIn = (text: string): SaveHead | null => {
  try {
    const { lastroad, game, version, state } = JSON.parse(text) as Readonly<Record<string, unknown>>;
    if (lastroad !== 'save') return null;
    const named = String((state as { readonly content?: unknown } | undefined)?.content);
    return { game: String(game), version: Number(version), named };
  } catch {
    return null;
  }
};

interface Shelf {
  readonly rules: Rules;
  readonly content: Content;
  /** Which save it is, as far as that can be told. */
  readonly place: string;
}

/** What is left open is as it was when the save was written. */
const settleFor = (head: SaveHead, path: string, values: TableValues, { registry }: Context): Shelf => {
  const rules = rulesOf(registry, head.game, path);
  const { content, version } = settleAsOf(rules, values, head);
  // Content had another name then: nobody can tell whether these are the options of its table.
  const place = version === rules.version ? 'a save' : `a save of version ${version}, if its table had these options`;
  return { rules, content, place };
};

const fromSave = (path: string, text: string, { rules, content, place }: Shelf): Position => {
  const loaded = rules.load(text, content);
  if (loaded.ok) return { rules, g: loaded.value, place };
  const hint = loaded.code === 'wrong-content' ? '; give the options of its table with --option' : '';
  throw new Failure(`${path}: ${loaded.detail}${hint}`);
};

const fromFile = (path: string, at: string | undefined, { registry }: Context): Position => {
  const { file, rules } = openGameFile(registry, path);
  const retraced = retrace(rules, file);
  if (!retraced.ok) throw new Failure(`${path}: ${retraced.detail}`);
  const { positions } = retraced.value;
  const last = positions.length - 1;
  const index = at === undefined ? last : whole(at, '--at', 0, last);
  return { rules, g: positions[index] as Game, place: `after ${index} of ${last} decisions` };
};

interface FrameReport {
  readonly step: string;
  readonly notes: Readonly<Record<string, unknown>>;
  readonly branches?: readonly { readonly seat: number; readonly stack: readonly FrameReport[] }[];
}

const frameReport = (rules: Rules, frame: Frame): FrameReport => {
  const { task: _task, at: _at, branches: _branches, ...notes } = frame as Frame & { branches?: unknown };
  const step = stepName(rules.tasks, frame);
  if (frame.task !== TOGETHER) return { step, notes };
  const branches = (frame as Together).branches.map(({ seat, stack }) => ({
    seat: seat + 1,
    stack: stack.map(inner => frameReport(rules, inner)),
  }));
  return { step, notes, branches };
};

const questions = ({ rules, g }: Position) => {
  const say = sayFor(rules);
  const worded = ({ choice, words }: Worded) => ({ choice, words: say(words) });
  return rules.waitingFor(g).flatMap(seat => {
    const question = questionFor(rules, g, seat);
    if (question === null) return [];
    const { name, about, ask, options, asides } = question;
    const offers = { options: options.map(worded), asides: asides.map(worded) };
    return [{ seat: seat + 1, name, about, words: say(ask), ...offers }];
  });
};

const asData = (position: Position) => {
  const { rules, g, place } = position;
  return {
    game: rules.id,
    place,
    options: g.content.options,
    stack: g.stack.map(frame => frameReport(rules, frame)),
    questions: questions(position),
    drawn: g.drawn,
    revealed: g.revealed,
    hash: rules.hash(g),
  };
};

const stackLines = (stack: readonly FrameReport[], margin: string): string[] =>
  stack.flatMap(({ step, notes, branches = [] }) => {
    const noted = Object.entries(notes).map(([name, value]) => `${name} ${JSON.stringify(value)}`);
    const inner = branches.flatMap(({ seat, stack }) => [
      `${margin}  seat ${seat}${stack.length === 0 ? ': done' : ''}`,
      ...stackLines(stack, `${margin}    `),
    ]);
    return [`${margin}${step.padEnd(26)} ${noted.join('   ')}`.trimEnd(), ...inner];
  });

const print = (position: Position, { print, paint, width }: Terminal): void => {
  const data = asData(position);
  print(`${paint.bold(data.game)}, ${data.place}`);
  print(
    `  options    ${Object.entries(data.options)
      .map(([name, value]) => `${name}=${String(value)}`)
      .join(' ')}`,
  );
  print(`  chance     ${data.drawn} words drawn, ${data.revealed} times something was revealed`);
  print(`  hash       ${data.hash}`, '', paint.bold('Stack, outermost task first'));
  print(...(data.stack.length > 0 ? stackLines(data.stack, '  ') : ['  empty: the game is over']));
  for (const { seat, name, about, words, options, asides } of data.questions) {
    print('', `${paint.bold(`Seat ${seat} is asked`)} ${name}, about: ${about}`, hang('  ', words, width));
    for (const { choice, words } of options) print(`  ${String(choice).padStart(5)}  ${words}`);
    for (const { choice, words } of asides) print(`  ${String(choice).padStart(5)}  ${words} (an aside)`);
  }
};

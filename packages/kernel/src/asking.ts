import type { Game, Seat } from './game.ts';
import type { Rules } from './rules.ts';
import type { Message } from './task.ts';

/** A choice in words. */
export interface Worded {
  readonly choice: number;
  readonly words: Message;
}

/** A question in words, for whoever is asked; the reader's catalogue makes sentences of it. */
export interface OpenQuestion {
  readonly name: string;
  readonly about: string;
  readonly ask: Message;
  readonly options: readonly Worded[];
  readonly asides: readonly Worded[];
  /** Everything a choice could name: what is not offered can be asked about. */
  readonly things: readonly number[];
}

const inWords =
  (rules: Rules, g: Game, seat: Seat) =>
  (choice: number): Worded => ({ choice, words: rules.describe(g, seat, choice) });

/** The question that is open for a seat; `null` when it is not asked. */
export const questionFor = (rules: Rules, g: Game, seat: Seat): OpenQuestion | null => {
  const question = rules.question(g, seat);
  if (question === null) return null;
  const offer = inWords(rules, g, seat);
  return {
    name: question.name,
    about: question.about,
    ask: rules.ask(g, seat),
    options: rules.options(g, seat).map(offer),
    asides: rules.asides(g, seat).map(offer),
    things: rules.things(g, seat, question.about),
  };
};

/** All that may be chosen, in the order in which it is offered. */
export const choicesIn = ({ options, asides }: OpenQuestion): readonly Worded[] => [...options, ...asides];

/** What could be named and is not offered now. */
export const withheldIn = (question: OpenQuestion): readonly number[] => {
  const offered = new Set(choicesIn(question).map(({ choice }) => choice));
  return question.things.filter(thing => !offered.has(thing));
};

/** The same in words, for a reader who wants to know: worded when it is asked for, not with every question. */
export const withheldFrom = (rules: Rules, g: Game, seat: Seat): readonly Worded[] => {
  const question = questionFor(rules, g, seat);
  return question === null ? [] : withheldIn(question).map(inWords(rules, g, seat));
};

import { rulesOf } from '@lastroad/games';
import {
  type Chance,
  choicesIn,
  type Game,
  type Happening,
  keyFromSeed,
  must,
  questionFor,
  type Rules,
  type Seat,
  uniform,
  withheldFrom,
} from '@lastroad/kernel';
import { type Say, speaker } from '@lastroad/words';
import { expect, test } from 'vitest';
import { spokenWords } from '../src/games/registry.ts';

const LANGUAGES = ['ru', 'pl', 'it'] as const;
const GAMES = [
  ['last-aurora', { seats: 1, mapSide: 'beta', mineVariant: 'on' }],
  ['last-aurora', { seats: 3 }],
  ['thunder-road', { seats: 3, carnage: true }],
] as const;

/** What a seat reads when it is asked: the question, the choices, and why other things are not offered. */
const readBy = (rules: Rules, g: Game, seat: Seat, say: Say): { choices: string[]; others: string[] } => {
  const question = questionFor(rules, g, seat);
  if (question === null) throw new Error(`seat ${seat} is not asked`);
  const withheld = withheldFrom(rules, g, seat);
  const reasons = withheld.flatMap(({ choice }) => rules.whyNot(g, seat, choice) ?? []);
  return {
    choices: choicesIn(question).map(({ words }) => say(words)),
    others: [question.ask, ...withheld.map(({ words }) => words), ...reasons].map(say),
  };
};

interface Reading {
  readonly texts: Set<string>;
  /** Choices of one question of which two read the same. */
  readonly unclear: string[][];
}

/** A game at random, with every text that anybody reads in it. */
const read = (rules: Rules, g: Game, say: Say, { texts, unclear }: Reading): void => {
  const dice: Chance = { key: keyFromSeed('reader'), drawn: 0 };
  for (let step = 0; step < 120 && rules.waitingFor(g).length > 0; step++) {
    const [seat = 0] = rules.waitingFor(g);
    const { choices, others } = readBy(rules, g, seat, say);
    if (new Set(choices).size < choices.length) unclear.push(choices);
    const events: Happening[] = [];
    g.events = events;
    const legal = rules.options(g, seat);
    rules.choose(g, seat, legal[uniform(dice, legal.length)] ?? 0);
    for (const text of [...choices, ...others]) texts.add(text);
    for (const event of events) texts.add(say(rules.tell(g.content, event)));
  }
  texts.add(rules.screen(g.content, rules.view(g, 0), say));
};

const scenes = GAMES.flatMap(([game, options]) => LANGUAGES.map(language => ({ game, options, language })));

test.each(scenes)('$game with $options reads well in $language', async ({ game, options, language }) => {
  const rules = await rulesOf(game);
  if (rules === null) throw new Error(`${game} is not there`);
  const say = speaker(await spokenWords(game, language), language);
  const content = must(rules.content({ ...options }));
  const { texts, unclear }: Reading = { texts: new Set(), unclear: [] };
  for (let seed = 0; seed < 4; seed++) read(rules, rules.setup(content, keyFromSeed(seed)), say, { texts, unclear });
  const keys = [...texts].filter(text => /[a-z]\.[a-z]|undefined/i.test(text));
  const english = [...texts].filter(text => /\b(?:the|your|with|and|of|is)\b/i.test(text));
  const latin = language === 'ru' ? [...texts].filter(text => /[a-z]{3}/.test(text)) : [];

  expect(texts.size).toBeGreaterThan(200);
  expect({ keys, english, latin, unclear }).toEqual({ keys: [], english: [], latin: [], unclear: [] });
});

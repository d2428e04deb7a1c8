import { keyFromSeed, must } from '@lastroad/kernel';
import { playAtRandom } from '@lastroad/kernel/testing';
import { speaker } from '@lastroad/words';
import { faultsOf, untranslated } from '@lastroad/words/testing';
import { expect, test } from 'vitest';
import { lastAurora } from '../src/index.ts';
import { TASKS } from '../src/modules/index.ts';
import { board as english } from '../words/en/board.ts';
import { board as itBoard } from '../words/it/board.ts';
import { words as itWords } from '../words/it/index.ts';
import { board as plBoard } from '../words/pl/board.ts';
import { words as plWords } from '../words/pl/index.ts';
import { board as ruBoard } from '../words/ru/board.ts';
import { words as ruWords } from '../words/ru/index.ts';

const say = speaker(lastAurora.words);

test('every question of the rules has a text, and every text a question', () => {
  const asked = Object.entries(TASKS).flatMap(([name, { steps, stepNames }]) =>
    stepNames.filter((_, i) => typeof steps[i] === 'object').map(step => `${name}.${step}`),
  );
  const texts = Object.keys(lastAurora.words).filter(key => key.split('.')[0] in TASKS);

  expect(texts.sort()).toEqual(asked.sort());
});

test('every card has a name, every survivor, item, encounter and event a text', () => {
  const { cards, items } = must(lastAurora.content({}));

  for (const card of cards) expect(lastAurora.words).toHaveProperty([`card.${card.name}`]);
  const powers = cards.flatMap(card => ('power' in card ? [card.power] : []));
  for (const power of powers) expect(lastAurora.words).toHaveProperty([`text.${power}`]);
  for (const item of items) {
    expect(lastAurora.words).toHaveProperty([`item.${item.id}`]);
    expect(lastAurora.words).toHaveProperty([`text.${item.power}`]);
  }
});

const parses = (key: string): boolean => {
  try {
    say({ key, values: {} });
    return true;
  } catch (error) {
    return !(error instanceof SyntaxError);
  }
};

test('every text is sound ICU and is worded', () => {
  expect(Object.keys(lastAurora.words).filter(key => !parses(key))).toEqual([]);
});

/** A game in which the second seat holds an item. */
const withItem = () => {
  for (let seed = 0; seed < 200; seed++) {
    const g = lastAurora.setup(must(lastAurora.content({ seats: 3 })), keyFromSeed(seed));
    playAtRandom(lastAurora, g, seed, 60);
    if (g.players[1].items.length > 0) return g;
  }
  throw new Error('nobody ever drew an item');
};

test('the screen shows map, row, convoys, crews and items, and hides what is hidden', () => {
  const g = withItem();
  const item = say({ key: `item.${g.content.items[g.players[1].items[0]].id}` });
  const text = (seat: number) => lastAurora.screen(g.content, lastAurora.view(g, seat), say);

  expect(text(0)).toContain('Valley');
  expect(text(0)).toContain('cost 3');
  expect(text(0)).toMatch(/truck: .+\[.*seat/);
  expect(text(0)).toContain('▒');
  expect(text(1)).toContain(item);
});

test('the screen of a solo game shows the rival', () => {
  const g = lastAurora.setup(must(lastAurora.content({ seats: 1 })), keyFromSeed(2));
  playAtRandom(lastAurora, g, 2, 30);
  const text = lastAurora.screen(g.content, lastAurora.view(g, 0), say);

  expect(text).toContain('Automa   at');
  expect(text).toMatch(/A weapon 1|A X/);
});

const ENGLISH = { ...lastAurora.words, ...english };
const LANGUAGES = {
  ru: { ...ruWords, ...ruBoard },
  pl: { ...plWords, ...plBoard },
  it: { ...itWords, ...itBoard },
};
/** Words that a language shares with English. */
const SHARED = [
  'card.leader',
  'card.container',
  'option.asgard',
  'choice.no',
  'face.round',
  'face.aurora',
  'face.automa',
  'face.kind.automa',
];

test.each(Object.entries(LANGUAGES))('everything said in English is said in %s', (language, words) => {
  expect(faultsOf(words, ENGLISH, language)).toEqual([]);
  expect(untranslated(words, ENGLISH).filter(key => !SHARED.includes(key))).toEqual([]);
});

import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { type GameFile, must, type Rules, readGameFile, replay, verify } from '@lastroad/kernel';
import { toy } from '@lastroad/kernel/toy';
import { lastAurora } from '@lastroad/last-aurora';
import { guide as auroraGuide } from '@lastroad/last-aurora/guide';
import { guide as asgardGuide } from '@lastroad/last-aurora/guide/asgard/index';
import { guide as crewsGuide } from '@lastroad/last-aurora/guide/crews/index';
import { guide as deckGuide } from '@lastroad/last-aurora/guide/deck/index';
import { guide as minesGuide } from '@lastroad/last-aurora/guide/mines/index';
import { guide as pvpGuide } from '@lastroad/last-aurora/guide/pvp/index';
import { guide as storiesGuide } from '@lastroad/last-aurora/guide/stories/index';
import { thunderRoad } from '@lastroad/thunder-road';
import { guide as thunderGuide } from '@lastroad/thunder-road/guide';
import { guide as ammoGuide } from '@lastroad/thunder-road/guide/ammo/index';
import { guide as bikesGuide } from '@lastroad/thunder-road/guide/bikes/index';
import { guide as germanGuide } from '@lastroad/thunder-road/guide/german/index';
import { guide as leadersGuide } from '@lastroad/thunder-road/guide/leaders/index';
import { guide as rigGuide } from '@lastroad/thunder-road/guide/rig/index';
import { guide as upgradesGuide } from '@lastroad/thunder-road/guide/upgrades/index';
import type { Guide } from '@lastroad/ui';
import { speaker } from '@lastroad/words';
import { expect, test } from 'vitest';
import { lessonAt } from '../src/learning/lesson.ts';
import { guide as toyGuide } from '../src/toy-board/guide/index.ts';
import { LANGUAGES, type Language } from '../src/words/languages.ts';

const packages = resolve(import.meta.dirname, '../..');

/** Every guided game with its rules and the folder of its file. */
const GUIDES: readonly (readonly [string, Guide, Rules, string])[] = [
  ['last-aurora', auroraGuide, lastAurora, 'last-aurora/guide'],
  ['mines', minesGuide, lastAurora, 'last-aurora/guide/mines'],
  ['deck', deckGuide, lastAurora, 'last-aurora/guide/deck'],
  ['asgard', asgardGuide, lastAurora, 'last-aurora/guide/asgard'],
  ['crews', crewsGuide, lastAurora, 'last-aurora/guide/crews'],
  ['pvp', pvpGuide, lastAurora, 'last-aurora/guide/pvp'],
  ['stories', storiesGuide, lastAurora, 'last-aurora/guide/stories'],
  ['thunder-road', thunderGuide, thunderRoad, 'thunder-road/guide'],
  ['rig', rigGuide, thunderRoad, 'thunder-road/guide/rig'],
  ['bikes', bikesGuide, thunderRoad, 'thunder-road/guide/bikes'],
  ['ammo', ammoGuide, thunderRoad, 'thunder-road/guide/ammo'],
  ['german', germanGuide, thunderRoad, 'thunder-road/guide/german'],
  ['leaders', leadersGuide, thunderRoad, 'thunder-road/guide/leaders'],
  ['upgrades', upgradesGuide, thunderRoad, 'thunder-road/guide/upgrades'],
  ['toy', toyGuide, toy, 'client/src/toy-board/guide'],
];
const languages = Object.keys(LANGUAGES) as Language[];

const readGuide = (folder: string): GameFile =>
  must(readGameFile(readFileSync(resolve(packages, folder, 'game.json'), 'utf8')));

test.each(GUIDES)('the guided game of %s is whole and genuine, and not over', (_game, guide, rules, folder) => {
  const file = readGuide(folder);

  expect(must(verify(rules, file)).decisions).toHaveLength(file.decisions.length);
  expect(JSON.stringify(guide.file.decisions)).toBe(JSON.stringify(file.decisions));
  expect(file.result).toBeNull();
});

test.each(GUIDES)('the steps for %s follow the game, and every choice is offered', (_game, guide, rules) => {
  const { steps, file, learner } = guide;
  const ats = steps.map(({ at }) => at);
  let choices = 0;

  for (const [heard, step] of steps.entries()) {
    const { g } = must(replay(rules, guide.file, step.at));
    const { choice } = lessonAt(guide, heard, step.at);
    if (choice === null) continue;
    choices++;
    expect([step.words, rules.options(g, learner).includes(choice)]).toEqual([step.words, true]);
  }

  expect(ats).toEqual(ats.toSorted((a, b) => a - b));
  expect(ats.at(-1)).toBeLessThanOrEqual(file.decisions.length);
  expect(choices).toBeGreaterThanOrEqual(steps.length / 3);
});

test.each(GUIDES)('every step for %s has words in every language, and no words are left over', (_game, guide) => {
  const wanted = guide.steps.map(({ words }) => words).sort();

  for (const language of languages) {
    const words = guide.words[language];
    const say = speaker(words, language);
    expect([language, Object.keys(words).sort()]).toEqual([language, wanted]);
    for (const key of wanted) expect([language, key, say({ key }).length > 5]).toEqual([language, key, true]);
  }
  for (const key of wanted) {
    const texts = languages.map(language => guide.words[language][key]);
    expect([key, new Set(texts).size]).toEqual([key, languages.length]);
  }
});

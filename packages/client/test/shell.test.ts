import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { renderRules } from '../build/markdown.ts';
import { keyOf, placeOf } from '../src/at-table/keys.ts';
import { whenOf } from '../src/home/when.ts';
import { learnOf, parseRoute, replayOf, rulesAt, setupOf, tableOf } from '../src/router.ts';
import { findIn } from '../src/rulebook/document.ts';
import { DOCUMENTS, documentNames, documentOf } from '../src/rulebook/documents.ts';
import { seatNext } from '../src/table/seating.ts';

test('every page has an address, and every other address is lost', () => {
  expect(['', '#', '#/'].map(parseRoute)).toEqual([{ page: 'home' }, { page: 'home' }, { page: 'home' }]);
  expect(parseRoute(setupOf('toy'))).toEqual({ page: 'setup', game: 'toy' });
  expect(parseRoute(learnOf('toy'))).toEqual({ page: 'learn', game: 'toy' });
  expect(parseRoute(tableOf('toy-1'))).toEqual({ page: 'table', id: 'toy-1' });
  expect(parseRoute(replayOf('toy-1'))).toEqual({ page: 'replay', id: 'toy-1' });
  expect(parseRoute(rulesAt())).toEqual({ page: 'rules', clause: null });
  expect(parseRoute(rulesAt('LA-EXP-8'))).toEqual({ page: 'rules', clause: 'LA-EXP-8' });
  expect(parseRoute('#/settings')).toEqual({ page: 'settings' });
  for (const address of ['#/table', '#/nowhere', '#/settings/x', '#/a/b/c']) {
    expect([address, parseRoute(address).page]).toEqual([address, 'lost']);
  }
});

test('a choice and its key belong together, and tools keep theirs', () => {
  expect([0, 8, 9, 10].map(keyOf)).toEqual(['1', '9', '0', 'Q']);
  expect(Array.from({ length: 24 }, (_, place) => placeOf(keyOf(place) ?? ''))).toEqual([...Array(24).keys()]);
  expect(['Z', 'Y', 'H', 'M', '?'].map(placeOf)).toEqual(Array(5).fill(-1));
});

const docs = resolve(import.meta.dirname, '../../../docs/rules');
const DEFINITION = /^\s*(?:-|\|)\s+\**\[((?:LA|FS|TR)-[A-Z]+-(?:\d+[a-z]?|[A-Z]{3,}))\]/gm;

test.each(documentNames)('the reference of %s has one anchor for every clause, and finds it', name => {
  const text = readFileSync(resolve(docs, `${name}.md`), 'utf8');
  const wanted = [...new Set([...text.matchAll(DEFINITION)].map(([, id = '']) => id))];

  const document = renderRules(text, DOCUMENTS[name]);
  const html = document.sections.map(section => section.html).join('');

  expect(wanted.length).toBeGreaterThan(100);
  expect(wanted.filter(id => html.split(` id="${id}"`).length !== 2)).toEqual([]);
  expect(wanted.filter(id => !findIn(document, id).some(found => found.id === id))).toEqual([]);
  expect(html).not.toMatch(/<script|\]\(|\*\*/);
});

test('a clause leads to its document', () => {
  expect(documentOf('TR-SLAM-4')).toBe('thunder-road');
  expect(documentOf('frozen-steel')).toBe('frozen-steel');
  expect(documentOf('TOY-3')).toBeUndefined();
});

test('whoever is asked next takes the screen, in turn and not past bots', () => {
  const seats = [null, 'random', null].map((level, seat) => ({ name: String(seat), level }));
  const at = (atScreen: number, asked: readonly number[], hides: boolean) =>
    seatNext(seats, asked, { atScreen, passTo: null }, hides);

  expect(at(0, [0, 2], true)).toEqual({ atScreen: 0, passTo: null });
  expect(at(0, [2], true)).toEqual({ atScreen: 0, passTo: 2 });
  expect(at(0, [2], false)).toEqual({ atScreen: 2, passTo: null });
  expect(at(2, [1], true)).toEqual({ atScreen: 2, passTo: null });
  expect(seatNext(seats.slice(0, 2), [1], { atScreen: -1, passTo: null }, true)).toEqual({ atScreen: 0, passTo: null });
});

test('times are told as the language tells them', () => {
  const now = 10 * 24 * 3_600_000;

  expect(whenOf(now - 3 * 60_000, 'en', now)).toBe('3 minutes ago');
  expect(whenOf(now - 2 * 24 * 3_600_000, 'ru', now)).toBe('позавчера');
});

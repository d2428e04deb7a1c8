import { expect, test } from 'vitest';
import { lastAurora } from '../src/index.ts';
import { location, type Table, table, truck } from './table.ts';
import { cardWords, itemNumber } from './words.ts';

const TURN = { start: 'exploreTurn', args: [0, false] };
const discard = (t: Table): string[] => lastAurora.view(t.g, 1).discard.map(cardWords);
const removed = (t: Table): string[] => lastAurora.view(t.g, 1).removed.map(cardWords);

test('LA-RUL-40: locations, encounters, events and dead survivors lie on the discard pile, for all to see', () => {
  const t = table({
    start: 'explorePhase',
    row: [location([], ['ammo'], 'contamination'), 'Travellers'],
    deck: ['Red Signal', 'Medic'],
    seats: [{ crew: ['Co-pilot'], rest: ['Driver'] }, { crew: ['Leader'] }],
  });
  const name = t.row()[0] ?? '';

  t.play('explore');
  expect(discard(t)).toEqual(['Co-pilot', name, 'Red Signal']);
  t.play('explore');

  expect(discard(t)).toEqual(['Co-pilot', name, 'Red Signal', 'Travellers']);
  expect(removed(t)).toEqual([]);
});

test('LA-RUL-40: a replaced start card lies there too', () => {
  const t = table({ ...TURN, row: [truck(['survivor', 'any'])], deck: [], seats: [{ crew: ['Driver'] }, {}] });
  const start = t.g.content.cards.findIndex(({ kind, colour }) => kind === 'truck' && colour === 0);
  t.g.players[0].convoy[0] = start;

  t.play('explore');

  expect(t.g.discard).toEqual([start]);
});

test('LA-RUL-40: enemies and loot leave the game', () => {
  const enemy = table({ start: 'endOfRound', row: ['I', 'Medic', 'Scout'], deck: [] });
  const loot = table({
    start: 'contaminate',
    args: [0, 1, 'crew'],
    seats: [{ crew: ['Leader', 'Captive'], contamination: { Captive: 1 } }, {}],
  });

  loot.play('Captive');

  expect(removed(enemy)).toHaveLength(1);
  expect(discard(enemy)).toEqual([]);
  expect([removed(loot), discard(loot)]).toEqual([['Captive'], []]);
});

test('LA-RUL-40: items and outcome cards have piles of their own', () => {
  const t = table({
    start: 'firePhase.convoyFire',
    seats: [
      {
        crew: ['Leader'],
        items: ['Welding Torch'],
        convoy: [truck(['survivor', 'any: ammo', 'weapon1', 'armour: damage'])],
      },
      {},
    ],
    enemies: [{ enemy: 'I' }],
  });

  t.play('use an item', 'Welding Torch', 'truck, slot 4', 'attack');

  expect(t.g.itemDiscard).toEqual([itemNumber('Welding Torch')]);
  expect(t.g.outcomeDiscard.length).toBeGreaterThan(0);
  expect(t.g.discard).toEqual([]);
});

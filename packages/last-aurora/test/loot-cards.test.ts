import { describe, expect, test } from 'vitest';
import { fireTurn } from '../src/rules/fire.ts';
import { takeLoot } from '../src/rules/loot.ts';
import { movementTurn } from '../src/rules/movement.ts';
import { scoreOf } from '../src/rules/scoring.ts';
import { type Side, type Start, type Table, table } from './table.ts';

const won = (id: string, side: Side, more: Partial<Start> = {}): Table => {
  const card = table({ play: [] }).card(id);
  return table({ phase: 'fire', sides: [side], play: [() => takeLoot(0, card)], ...more });
};

const final = (devices: Record<number, string>, slots: Side['slots'] = { 0: 'survivor' }): Table =>
  table({ phase: 'over', sides: [{ active: ['leader-1'], devices, slots: slots ?? {} }], play: [] });

const racer = (cargo: NonNullable<Side['cargo']>, items: readonly string[] = []): Table =>
  table({
    phase: 'movement',
    sides: [{ active: ['leader-1'], truck: 'turbotruck', cargo, items }],
    play: [() => movementTurn(0)],
  });

describe('loot', () => {
  const plain: Side = { active: ['leader-1'], slots: { 0: 'survivor' } };

  test('LA-LTC-1, LA-LTC-2, LA-LTC-4, LA-PLC-15: fame of the Armoured Boot, the Coil Gun and the Pocket Reactor, if undamaged', () => {
    expect(scoreOf(final({ 0: 'trunk' }).g, 0).slots).toBe(1);
    expect(scoreOf(final({ 0: 'gauss' }).g, 0).slots).toBe(1);
    expect(scoreOf(final({ 0: 'generator' }).g, 0).slots).toBe(2);
    expect(scoreOf(final({ 0: 'generator' }, { 0: 'survivor', 32: 'damage' }).g, 0).slots).toBe(0);
  });

  test('LA-LTC-2: the Coil Gun is a class-4 weapon', () => {
    const t = table({
      phase: 'fire',
      sides: [{ active: ['leader-1'], devices: { 0: 'gauss' }, slots: { 0: 'survivor', 8: 'ammo' } }],
      foes: [{ id: 'enemy-1', loot: 'generator' }],
      outcomes: ['outcome-6'],
      play: [() => fireTurn(0)],
    });

    t.play('attack', t.at(32));

    expect(t.g.enemies[0].damage).toBe(3);
  });

  test('LA-DX-43, LA-LTC-3: the Glass Garden: 1, and 1 for each food up to 2', () => {
    const food = { 0: 'survivor', 8: 'food', 9: 'food', 10: 'food' } as const;

    expect(scoreOf(final({ 0: 'ecosystem' }, food).g, 0).slots).toBe(3);
    expect(scoreOf(final({ 0: 'ecosystem' }, { 0: 'survivor', 8: 'food' }).g, 0).slots).toBe(2);
    expect(scoreOf(final({ 0: 'ecosystem' }, { ...food, 33: 'damage' }).g, 0).slots).toBe(1);
  });

  test('LA-LTC-9, LA-RUL-76, LA-DEC-23: a loot device may push another one out', () => {
    const t = won('gauss', { ...plain, devices: { 0: 'rack', 1: 'plating' } });

    t.play('yes');
    expect(t.may()).toEqual(['Old Truck (truck)', 'Container (trailer 1)']);
    t.play('Container (trailer 1)');

    expect(t.ids(t.side().convoy).slice(4, 6)).toEqual(['rack', 'gauss']);
    expect(t.ids(t.g.discard)).toEqual(['plating']);
  });

  test('LA-LTC-6, LA-LTC-10, LA-RUL-29, LA-LTC-12: loot may be declined; declined it is nobody’s', () => {
    const no = won('turbotruck', plain);
    const yes = won('turbotruck', plain);

    no.play('no');
    yes.play('yes', 'Biomass Racer (truck) 1: seat, empty');

    expect([no.ids(no.side().convoy)[0], no.ids(no.g.removed)]).toEqual(['truck-1', ['turbotruck']]);
    expect(yes.ids(yes.side().convoy)[0]).toBe('turbotruck');
    expect(scoreOf(yes.g, 0).last).toBe(2);
  });

  test('LA-RPL-4, LA-OPT-6, LA-DIF-4: in the Fire phase cargo of a replaced truck goes anywhere, or on the new truck only', () => {
    const side: Side = { active: ['leader-1'], slots: { 1: 'ammo', 8: 'survivor' } };
    const anywhere = won('turbotruck', side);
    const newCard = won('turbotruck', side, { options: { replacedTokens: 'newCard' } });

    for (const t of [anywhere, newCard]) t.play('yes');

    expect(anywhere.may()).toEqual(['give it up', ...[1, 8, 9].map(slot => anywhere.at(slot))]);
    expect(newCard.may()).toEqual(['give it up', newCard.at(1)]);
  });

  test('LA-LTC-7, LA-LTC-8, LA-RUL-28: the Captive joins in Rest with a token, or is let go', () => {
    const keep = won('prisoner', plain);
    const free = won('prisoner', plain);

    keep.play('yes', keep.at(8));
    free.play('no');

    expect([keep.zone('prisoner'), keep.count('survivor')]).toEqual(['rest', 2]);
    expect([free.zone('prisoner'), free.count('survivor')]).toEqual(['gone', 1]);
  });

  test('LA-DX-44, LA-LTC-5: the Biomass Racer burns food for speed', () => {
    const t = racer(['fuel', 'food', 'food']);

    t.play('move', '2');

    expect(t.may().at(-1)).toBe('waypoint a5');
    expect(t.cargo()).toEqual(['survivor']);
  });

  test('LA-DX-45, LA-LTC-5: but needs fuel to start, or Nitromethane', () => {
    const dry = racer(['food', 'food', 'food'], ['hazmat']);
    const nitro = racer(['food', 'food', 'food'], ['nitromethane']);

    expect(dry.may()).toEqual(['stay']);
    nitro.play('use an item', 'Nitromethane', 'move', '3', 'waypoint a6', nitro.at(3));

    expect(nitro.side().node).toBe(6);
  });
});

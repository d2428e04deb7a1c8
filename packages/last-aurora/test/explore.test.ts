import { describe, expect, test } from 'vitest';
import { exploreTurn } from '../src/rules/exploration.ts';
import { table } from './table.ts';

const TRAILERS = ['rusty-1', 'rusty-2', 'flatbed', 'tanker', 'bunkhouse'];

describe('exploring', () => {
  test('LA-EXP-7, LA-EXP-17, LA-REV-7: enemies and empty spaces cannot be explored', () => {
    const t = table({
      row: ['rusty-1', 'enemy-1', '', 'flatbed', 'tanker'],
      sides: [{ active: ['leader-1'] }],
      play: [() => exploreTurn(0, false)],
    });

    t.play('explore');

    expect(t.may()).toEqual(['space 1: Rusty Trailer', 'space 4: Flatbed']);
    expect([t.why('space 2: War Pack (I)'), t.why('space 3'), t.why('space 5: Tanker')]).toEqual([
      'LA-EXP-7',
      'LA-REV-7',
      'LA-EXP-8',
    ]);
  });

  test('LA-EXP-8, LA-EXP-10, LA-EXP-11, LA-RUL-6, LA-DEC-3: any party whose skills reach the cost, also more than needed', () => {
    const t = table({
      row: TRAILERS,
      sides: [{ active: ['leader-1', 'copilot-1', 'scout-1'], rest: ['driver-1'] }],
      play: [() => exploreTurn(0, false)],
    });

    t.play('explore', 'space 5: Bunkhouse');
    expect(t.may()).toEqual(['Leader', 'Co-pilot']);
    expect(t.why('Driver')).toBe('LA-EXP-8');
    t.play('Leader');
    expect(t.may()).toEqual(['Co-pilot', 'Scout']);
    t.play('Co-pilot', 'Scout', 'the card', 'finish');

    expect(['leader-1', 'copilot-1', 'scout-1'].map(id => t.zone(id))).toEqual(['rest', 'exhausted', 'exhausted']);
    expect(t.log.find(event => event.type === 'explored')).toMatchObject({ party: [0, 4, 9] });
  });

  test('LA-DX-10, LA-EXP-15, LA-EXP-17: the others slide left, enemies too, and a card is revealed into space 5', () => {
    const t = table({
      row: ['petrol', 'scout-1', 'enemy-1', 'rack', 'merchant-1'],
      deck: ['driver-1'],
      sides: [{ active: ['leader-1'] }],
      play: [() => exploreTurn(0, false)],
    });

    t.play('explore', 'space 2: Scout');

    expect(t.row()).toEqual(['petrol', 'enemy-1', 'rack', 'merchant-1', 'driver-1']);
    expect(t.goods(0)[0]).toEqual(['fuel', 'fuel']);
    expect(t.goods(3)[0]).toEqual(['fuel']);
  });

  test('LA-EXP-16, LA-GAT-5: a location with tokens left stays where it is', () => {
    const t = table({
      row: ['rusty-1', 'petrol', 'rusty-2'],
      deck: ['driver-1'],
      sides: [{ active: ['leader-1'] }],
      play: [() => exploreTurn(0, false)],
    });

    t.play('explore', 'space 2: Petrol Station', 'right block: fuel + item');

    expect(t.row()).toEqual(['rusty-1', 'petrol', 'rusty-2', '', '']);
    expect(t.goods(1)).toEqual([['fuel', 'fuel'], []]);
  });

  test('LA-EXP-18, LA-RUL-7: a card whose action is impossible cannot be chosen', () => {
    const t = table({
      row: ['merchant-1', 'flatbed', 'scout-1'],
      sides: [
        {
          active: ['leader-1', 'copilot-1'],
          truck: 'truck-1',
          trailers: [],
          slots: { 0: 'survivor', 1: 'damage', 8: 'survivor' },
        },
      ],
      options: {},
      pack: { trucks: [{ id: 'hauler', towing: 0 }] },
      adjust: g => {
        g.players[0].convoy[0] = g.content.cards.findIndex(card => card.id === 'hauler');
        g.players[0].cargo.fill(0);
        for (const slot of [0, 1, 2]) g.players[0].cargo[slot] = 5;
      },
      play: [() => exploreTurn(0, false)],
    });

    expect(t.may()).toEqual(['pass']);
  });

  test('LA-RUL-7, LA-OPT-20: allowed at will, a Merchant with nothing to offer is visited for the bonus', () => {
    const t = table({
      options: { encounterUnaffordable: 'allowEmpty' },
      row: ['merchant-1'],
      sides: [{ active: ['leader-1'], slots: { 0: 'survivor', 2: 'damage' } }],
      play: [() => exploreTurn(0, false)],
    });

    t.play('explore', 'the bonus', t.at(2));

    expect(t.count('damage')).toBe(0);
    expect(t.zone('leader-1')).toBe('rest');
  });
});

describe('food', () => {
  const copilot = { active: ['copilot-1'], cargo: ['food', 'food'] } as const;

  test('LA-EX-2, LA-FOD-1, LA-FOD-2, LA-FOD-3, LA-FOD-5, LA-FOD-6, LA-EXP-9, LA-EXP-14, LA-DEC-5: fed twice, the Co-pilot explores space 5', () => {
    const t = table({ row: TRAILERS, sides: [copilot], play: [() => exploreTurn(0, false)] });
    const before = t.supply('food');

    t.play('feed for skill', 'feed for skill', 'explore', 'space 5: Bunkhouse', 'the card', 'finish');

    expect(t.ids(t.side().convoy)).toContain('bunkhouse');
    expect(t.cargo()).toEqual(['survivor']);
    expect(t.supply('food')).toBe(before + 2);
    expect(t.zone('copilot-1')).toBe('exhausted');
  });

  test('LA-EX-2b: fed once, it cannot', () => {
    const t = table({ row: TRAILERS, sides: [copilot], play: [() => exploreTurn(0, false)] });

    t.play('feed for skill', 'explore');

    expect(t.may()).not.toContain('space 5: Bunkhouse');
    expect(t.why('space 5: Bunkhouse')).toBe('LA-EXP-8');
  });

  test('LA-FOD-2, LA-FOD-1: food also brings a survivor from Exhausted to Rest, before or after', () => {
    const t = table({
      row: TRAILERS,
      sides: [{ active: ['copilot-1'], exhausted: ['leader-1'], cargo: ['food', 'food'] }],
      play: [() => exploreTurn(0, false)],
    });

    t.play('feed an exhausted survivor');
    expect(t.zone('leader-1')).toBe('rest');
    t.play('explore', 'feed an exhausted survivor');

    expect(t.zone('copilot-1')).toBe('rest');
    expect(t.cargo()).toEqual(['survivor', 'survivor']);
  });

  test('LA-FOD-5: food on somebody who stayed behind goes back at the end of the turn', () => {
    const t = table({
      row: TRAILERS,
      sides: [{ active: ['leader-1', 'copilot-1'], cargo: ['food'] }],
      play: [() => exploreTurn(0, false)],
    });
    const before = t.supply('food');

    t.play('feed for skill', 'Co-pilot', 'pass', 'Leader');

    expect(t.supply('food')).toBe(before + 1);
    expect(t.g.fed[t.card('copilot-1')]).toBe(0);
  });

  test('LA-RUL-43: not between the card and the bonus', () => {
    const t = table({
      row: ['petrol'],
      sides: [{ active: ['leader-1'], slots: { 0: 'survivor', 2: 'damage', 8: 'food' } }],
      play: [() => exploreTurn(0, false)],
    });

    t.play('explore');

    expect(t.asked().name).toBe('explore.cardAndBonus');
    expect(t.may()).toEqual(['the card', 'the bonus']);
  });
});

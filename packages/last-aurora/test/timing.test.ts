import { describe, expect, test } from 'vitest';
import { SURVIVOR_POWERS } from '../src/cards.ts';
import { lastAurora } from '../src/index.ts';
import { endOfRound } from '../src/rules/end-of-round.ts';
import { explorePhase, exploreTurn } from '../src/rules/exploration.ts';
import { movementTurn } from '../src/rules/movement.ts';
import { fillRow } from '../src/rules/row.ts';
import { rivalOf } from '../src/verbs/automa.ts';
import { die } from '../src/verbs/leaving.ts';
import { type Table, table } from './table.ts';

const types = (t: Table): string[] => t.log.map(event => event.type);
/** Which of these happened, in order, repetitions left out. */
const sequence = (t: Table, wanted: readonly string[]): string[] => {
  const found = types(t).filter(type => wanted.includes(type));
  return found.filter((type, i) => type !== found[i - 1]);
};

describe('timing', () => {
  test('LA-TIM-2: after each turn it is asked whether anybody is still active', () => {
    const t = table({
      row: ['rusty-1', 'rusty-2'],
      sides: [{ active: ['leader-1'] }, { active: ['leader-2', 'copilot-2'] }],
      play: [() => explorePhase()],
    });

    t.playAs(0, 'pass');
    t.playAs(1, 'pass', 'Leader');
    expect(t.asked().seats).toEqual([1]);
    t.playAs(1, 'pass');

    expect(t.asked().seats).toEqual([]);
  });

  test('LA-TIM-3, LA-FOD-1: items and food, then the act, then items and food again', () => {
    const t = table({
      row: ['rusty-1'],
      sides: [
        {
          active: ['copilot-1'],
          exhausted: ['leader-1'],
          cargo: ['food', 'food'],
          items: ['torch'],
          slots: { 0: 'survivor', 2: 'damage', 8: 'survivor' },
        },
      ],
      play: [() => exploreTurn(0, false)],
    });

    expect(t.may()).toEqual(['explore', 'pass', 'feed for skill', 'feed an exhausted survivor', 'use an item']);
    t.play('feed an exhausted survivor', 'explore', 'the card', 'finish');
    expect(t.may()).toEqual(['feed an exhausted survivor', 'use an item', 'end the turn']);
    expect(t.why('feed for skill')).toBe('LA-FOD-2');
    t.play('end the turn');

    expect(t.asked().seats).toEqual([]);
  });

  test('LA-TIM-4, LA-TIM-5: card, participants, effect, block, items, then exhausted, slid and revealed', () => {
    const t = table({
      row: ['barracks'],
      deck: ['driver-1'],
      itemDeck: ['torch'],
      sides: [{ active: ['copilot-1'] }],
      adjust: g => {
        g.goods[0].length = 0;
      },
      play: [() => exploreTurn(0, false)],
    });

    t.play('explore', t.at(3), 'finish');

    const wanted = ['explored', 'damaged', 'gained', 'itemDrawn', 'discarded', 'revealed'];
    expect(sequence(t, wanted)).toEqual(wanted);
  });

  test('LA-TIM-6: Jackal, fuel, road, tile, mine, and last the damage of Nitromethane', () => {
    const t = table({
      phase: 'movement',
      options: { mineVariant: 'on' },
      sides: [{ active: ['jackal-1'], cargo: ['fuel'], items: ['mine', 'nitromethane'] }],
      tiles: { 2: 'food' },
      itemDeck: ['torch'],
      play: [() => movementTurn(0)],
    });

    t.play(
      'use the Jackal',
      'ammo',
      'use an item',
      'Nitromethane',
      'move',
      '0',
      'waypoint a2',
      'yes',
      'mine a1-2',
      t.at(3),
    );

    expect(types(t)).toEqual([
      'gained',
      'itemUsed',
      'moved',
      'moved',
      'tileTaken',
      'gained',
      'mineLaid',
      'itemDrawn',
      'damaged',
    ]);
  });

  test('LA-TIM-9: effects, the Aurora, the row, then the Automa’s token', () => {
    const t = table({
      seats: 1,
      row: ['rusty-1', 'rusty-2', 'petrol'],
      deck: ['driver-1', 'hauler', 'rack'],
      sides: [{ active: ['leader-1'], devices: { 0: 'greenhouse' } }],
      adjust: g => {
        rivalOf(g).shown.splice(0, 9, 4);
      },
      play: [() => endOfRound()],
    });

    t.play(t.at(3));

    const wanted = ['phaseBegan', 'damaged', 'gained', 'auroraMoved', 'discarded', 'revealed', 'repaired'];
    expect(sequence(t, wanted)).toEqual(wanted);
  });

  test('LA-RUL-104: what strikes everybody strikes in direct order', () => {
    const t = table({ seats: 3, track: [1, 2, 0], deck: ['blizzard'], play: [() => fillRow()] });
    const order: number[] = [];
    while (t.asked().seats.length > 0) {
      order.push(t.asked().seats[0]);
      t.play(t.may()[0]);
    }

    expect(order).toEqual([0, 2, 1]);
  });
});

describe('decisions', () => {
  test('LA-DEC-1, LA-DATC-1, LA-SET-20: the start tokens find their slots, a driver at the wheel, and may be moved before anything happens', () => {
    const t = table({
      sides: [{ active: ['leader-1', 'copilot-1'], cargo: ['ammo', 'fuel', 'food'] }],
      row: ['rusty-1'],
      play: [() => exploreTurn(0, false)],
    });

    expect(t.holds(0)).toBe('survivor');
    t.play('arrange the convoy', t.at(0), t.at(1), 'done');

    expect(t.cargo()).toEqual(['ammo', 'food', 'fuel', 'survivor', 'survivor']);
  });

  test('LA-DEC-10, LA-CON-5: in the Fire phase the owner picks the token of the dead', () => {
    const t = table({
      phase: 'fire',
      sides: [{ active: ['leader-1', 'copilot-1'], slots: { 0: 'survivor', 8: 'survivor' } }],
      play: [() => die(0, 4)],
    });

    expect(t.may()).toEqual([t.at(0), t.at(8)]);
    expect(t.why(t.at(9))).toBe('LA-CON-5');
    t.play(t.at(0));

    expect([t.holds(0), t.holds(8), t.zone('copilot-1')]).toEqual(['empty', 'survivor', 'gone']);
  });

  test('LA-ABL-6: every ability of the catalogue is on a card and has a text', () => {
    const { cards } = table({ play: [] }).g.content;
    const powers = new Set(cards.flatMap(card => (card.kind === 'survivor' ? [card.power] : [])));

    expect(powers).toEqual(new Set(SURVIVOR_POWERS));
    for (const power of SURVIVOR_POWERS) expect(lastAurora.words).toHaveProperty([`text.${power}`]);
  });
});

import { keyFromSeed, must } from '@lastroad/kernel';
import { describe, expect, test } from 'vitest';
import { lastAurora } from '../src/index.ts';
import { automaTurn } from '../src/rules/automa-explore.ts';
import { explorePhase } from '../src/rules/exploration.ts';
import { type Automa, NONE } from '../src/state.ts';
import { rivalOf } from '../src/verbs/automa.ts';
import { type Start, type Table, table } from './table.ts';

const AUTOMA = 4;
const HUMAN = { active: ['leader-1'], slots: { 0: 'survivor' } } as const;

/** A solo table; changes to the rival are written as a record. */
const solo = (start: Partial<Start> & Pick<Start, 'play'>, rival: Partial<Automa> = {}): Table =>
  table({
    seats: 1,
    sides: [HUMAN],
    ...start,
    adjust: g => {
      Object.assign(rivalOf(g), structuredClone({ pile: [], shown: [], first: NONE, ...rival }));
      start.adjust?.(g);
    },
  });

const action = (id: string): number => ['C1', 'C2', 'C3', 'C4', 'C5', 'C6'].indexOf(id);
const rival = (t: Table): Automa => rivalOf(t.g);
/** One turn of the Automa with this action card. */
const acts = (id: string, row: readonly string[], more: Partial<Start> = {}, changes: Partial<Automa> = {}): Table =>
  solo({ row, play: [() => automaTurn()], ...more }, { pile: [action(id)], shown: [], ...changes });

const slots = (t: Table): string[] =>
  rival(t).damage.flatMap((damaged, i) => (damaged ? [`${'ABCD'[Math.floor(i / 6)]}${(i % 6) + 1}`] : []));
const board = (...names: readonly string[]): boolean[] =>
  Array.from({ length: 24 }, (_, i) => names.includes(`${'ABCD'[Math.floor(i / 6)]}${(i % 6) + 1}`));

describe('setup', () => {
  const g = lastAurora.setup(must(lastAurora.content({ seats: 1 })), keyFromSeed(1));

  test('LA-AUS-1, LA-AUS-2, LA-AUS-3, LA-AUS-5, LA-AUS-6, LA-OPT-26, LA-DAT-17: a two-player game in which only the human takes start cards', () => {
    const automa = rivalOf(g);

    expect(g.players.length).toBe(1);
    expect(automa.deck.length + automa.pile.length + automa.shown.length).toBe(6);
    expect([automa.column, g.content.fame[automa.fame], automa.targets, automa.node]).toEqual([0, 0, 2, 0]);
    expect([automa.survivors, automa.stock]).toEqual([2, [0, 1, 1, 1]]);
  });

  test('LA-AUS-4: row A is covered but for its leftmost slot', () => {
    expect(rivalOf(g).damage).toEqual(board('A2', 'A3', 'A4', 'A5', 'A6'));
  });

  test('LA-AUS-7, LA-RUL-34: its turn-order token lies on the track, at random', () => {
    const orders = new Set(
      Array.from({ length: 20 }, (_, seed) =>
        lastAurora.setup(must(lastAurora.content({ seats: 1 })), keyFromSeed(seed)).track.join(),
      ),
    );

    expect(orders).toEqual(new Set(['0,4', '4,0']));
  });

  test('LA-AUS-8, LA-DIF-32: defence boxes as for two', () => {
    const t = solo({ phase: 'fire', foes: [{ id: 'enemy-1' }], play: [] });

    expect(lastAurora.view(t.g, 0).enemies[0].boxes).toBe(2);
  });
});

describe('Explore', () => {
  test('LA-AUE-1, LA-AUE-2, LA-AUE-3: as many cards as survivors, the ill included, face down; the discards make a new deck', () => {
    const t = solo(
      { track: [0, 4], play: [() => explorePhase()], script: [['actions', [0, 4, 5]]] },
      { survivors: 2, contaminated: 2, deck: [action('C3'), action('C2')], discard: [0, 5, 4] },
    );

    expect(rival(t).pile.length).toBe(4);
    expect([rival(t).deck, rival(t).pile]).toEqual([[0], [4, 5, action('C3'), action('C2')]]);
    expect(lastAurora.view(t.g, 0).automa).toMatchObject({ pile: 4, shown: [] });
  });

  test('LA-EX-18, LA-AUE-4: skill 3 means the space of cost 3', () => {
    const t = acts('C2', ['rusty-1', 'rusty-2', 'flatbed', 'tanker', 'bunkhouse'], { deck: ['driver-1'] });

    expect(t.ids(t.g.discard)).toEqual(['bunkhouse']);
    expect(t.row()[4]).toBe('driver-1');
  });

  test('LA-AUE-4, LA-AUE-10: skill 1 means space 1; the row slides and is refilled', () => {
    const t = acts('C1', ['rusty-1', 'rusty-2', 'flatbed', 'tanker', 'bunkhouse'], { deck: ['driver-1'] });

    expect(t.row()).toEqual(['rusty-2', 'flatbed', 'tanker', 'bunkhouse', 'driver-1']);
    expect(rival(t).shown).toEqual([action('C1')]);
  });

  test('LA-AUE-6, LA-AUE-8, LA-AUE-7: without face-down cards it passes, and does nothing else; bonuses it ignores', () => {
    const t = solo({ row: ['rusty-1'], play: [() => automaTurn()] }, { pile: [], damage: board('B1') });

    expect(t.log).toEqual([{ type: 'passed', who: AUTOMA, survivor: NONE }]);
    expect(slots(t)).toEqual(['B1']);
  });

  test('LA-AUE-9, LA-RUL-35, LA-AUE-3: the phase lasts while the human has somebody active or the Automa cards', () => {
    const t = solo(
      {
        track: [0, 4],
        row: ['rusty-1', 'rusty-2', 'flatbed', 'tanker', 'bunkhouse'],
        sides: [{ rest: ['leader-1'] }],
        play: [() => explorePhase()],
      },
      { survivors: 2, deck: [action('C1'), action('C2')] },
    );

    expect(rival(t).shown).toEqual([action('C2'), action('C1')]);
    expect(t.asked().seats).toEqual([]);
  });

  test('LA-AUE-11: an empty space gives nothing', () => {
    const t = acts('C2', ['rusty-1', 'rusty-2']);

    expect([t.row().slice(0, 2), t.g.discard]).toEqual([['rusty-1', 'rusty-2'], []]);
  });

  test('LA-EX-20, LA-AUE-5, LA-AUP-1, LA-AUP-2, LA-AUG-9: no location: recruit; the arrow says the rightmost, the Mechanic', () => {
    const t = acts('C4', ['petrol', 'scout-1', 'rusty-1', 'mechanic-1', 'store']);

    expect(t.ids(t.g.discard)).toEqual(['mechanic-1']);
    expect(rival(t).survivors).toBe(3);
  });

  test('LA-AUP-2: the other arrow says the leftmost', () => {
    const t = acts('C3', ['petrol', 'scout-1', 'rusty-1', 'mechanic-1', 'store']);

    expect(t.ids(t.g.discard)).toEqual(['scout-1']);
  });

  test('LA-AUP-3, LA-AUG-13: only enemies in the cost-2 spaces: nothing', () => {
    const t = acts('C4', ['petrol', 'enemy-1', 'enemy-2', '', 'store']);

    expect(t.g.discard).toEqual([]);
    expect(rival(t).stock).toEqual([0, 1, 1, 1]);
  });
});

describe('card actions', () => {
  test('LA-EX-19, LA-AUG-1, LA-AUG-2, LA-AUG-4, LA-DIF-47: it loses fame at the chapel, then takes the right block', () => {
    const t = acts('C2', ['rusty-1', 'rusty-2', 'flatbed', 'tanker', 'chapel'], { itemDeck: ['torch'] });

    expect(t.g.content.fame[rival(t).fame]).toBe(-1);
    expect(rival(t).stock).toEqual([0, 1, 1, 3]);
    expect(rival(t).items.length).toBe(1);
    expect(t.goods(4)).toEqual([['food', 'food', 'fuel'], []]);
  });

  test('LA-AUG-1: damage and contamination of a location go by its own rules', () => {
    const hurt = acts('C2', ['', '', '', '', 'depot'], { outcomes: ['outcome-7'], itemDeck: ['torch'] });
    const ill = acts('C2', ['', '', '', '', 'warehouse-1']);

    expect(slots(hurt)).toContain('D1');
    expect([rival(ill).survivors, rival(ill).contaminated]).toEqual([1, 1]);
  });

  test('LA-AUG-3, LA-AUG-7: if only one block has resources it takes that one, and the location goes', () => {
    const t = acts('C2', ['', '', '', '', 'petrol'], {
      adjust: g => {
        g.goods[9].length = 0;
      },
    });

    expect(rival(t).stock[3]).toBe(3);
    expect(t.ids(t.g.discard)).toEqual(['petrol']);
  });

  test('LA-AUG-5, LA-INV-18: seven of each resource, the rest is lost', () => {
    const t = acts('C1', ['petrol'], {}, { stock: [0, 0, 0, 6] });

    expect(rival(t).stock[3]).toBe(7);
  });

  test('LA-AUG-6, LA-AUG-14, LA-AUG-15, LA-RUL-36: items are drawn unseen, kept, and not limited', () => {
    const t = acts('C2', ['', '', '', '', 'warehouse-2'], { itemDeck: ['torch', 'mre'] }, { items: [0, 0, 0] });

    expect(rival(t).items.length).toBe(5);
    expect(t.log.filter(event => event.type === 'itemDrawn')).toEqual([
      { type: 'itemDrawn', who: AUTOMA, item: NONE },
      { type: 'itemDrawn', who: AUTOMA, item: NONE },
    ]);
    expect(lastAurora.view(t.g, 0).automa?.cards).toBe(5);
  });

  test('LA-AUG-8: a convoy card is discarded for a repair', () => {
    const t = acts('C5', ['', 'rack', '', '', ''], {}, { damage: board('C1', 'A2') });

    expect([t.ids(t.g.discard), slots(t)]).toEqual([['rack'], ['A2']]);
  });

  test('LA-DX-66, LA-AUG-10, LA-INV-18: with six survivors one is healed instead', () => {
    const t = acts('C3', ['', 'scout-1', '', '', ''], {}, { survivors: 4, contaminated: 2 });

    expect([rival(t).survivors, rival(t).contaminated]).toEqual([5, 1]);
    expect(t.ids(t.g.discard)).toEqual(['scout-1']);
  });

  test('LA-AUG-11: an encounter is merely discarded, with its tokens', () => {
    const t = acts('C6', ['', 'merchant-1', '', '', '']);

    expect([t.ids(t.g.discard), rival(t).stock]).toEqual([['merchant-1'], [0, 1, 1, 1]]);
  });

  test('LA-AUG-12, LA-AUK-1, LA-AUK-3, LA-DIF-21: an enemy in space 1 gives C1 ammo, one in the cost-3 space gives C2 fuel; it stays', () => {
    const c1 = acts('C1', ['enemy-1', '', '', '', '']);
    const c2 = acts('C2', ['', '', '', '', 'enemy-1']);

    expect([rival(c1).stock[1], rival(c2).stock[3]]).toEqual([2, 2]);
    expect([c1.row()[0], c2.row()[4]]).toEqual(['enemy-1', 'enemy-1']);
  });

  test('LA-OPT-13: or C2 looks at space 3', () => {
    const t = acts('C2', ['', '', 'enemy-1', '', 'enemy-2'], { options: { automaC2Space: 'space3' } });
    const none = acts('C2', ['', '', '', '', 'enemy-2'], { options: { automaC2Space: 'space3' } });

    expect([rival(t).stock[3], rival(none).stock[3]]).toEqual([2, 1]);
  });
});

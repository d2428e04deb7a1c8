import { keyFromSeed, must } from '@lastroad/kernel';
import { describe, expect, test } from 'vitest';
import { lastAurora } from '../src/index.ts';
import { ambushAutoma, ambushStep } from '../src/rules/ambush.ts';
import { automaTurn } from '../src/rules/automa-explore.ts';
import { automaFires } from '../src/rules/automa-fire.ts';
import { automaMoves } from '../src/rules/automa-move.ts';
import { endOfRound } from '../src/rules/end-of-round.ts';
import { explorePhase } from '../src/rules/exploration.ts';
import { convoyFire, enemyFire, firePhase } from '../src/rules/fire.ts';
import { shareSpoils } from '../src/rules/loot.ts';
import { movementPhase } from '../src/rules/movement.ts';
import { restPhase } from '../src/rules/rest.ts';
import { automaScore } from '../src/rules/scoring.ts';
import { type Aurora, type Automa, NONE } from '../src/state.ts';
import { automaDamaged, automaRepairs, automaSickens, rivalOf } from '../src/verbs/automa.ts';
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

/** Both speed icons of its board under damage. */
const covered = board('A4', 'A6');

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

const from = (node: number): number =>
  rival(solo({ play: [() => automaMoves()] }, { node, stock: [0, 0, 0, 0], shown: [action('C3')], damage: covered }))
    .node;

const node = (shown: number[]): number =>
  rival(
    solo(
      { sides: [{ ...HUMAN, node: 7 }], play: [() => automaMoves()] },
      { node: 1, stock: [0, 0, 0, 0], shown, damage: covered },
    ),
  ).node;

describe('Rest and Movement', () => {
  test('LA-DX-65, LA-AUR-1, LA-AUR-2, LA-AUR-3, LA-AUR-4: a food for each action card while the deck lasts', () => {
    const t = solo({ play: [() => restPhase()] }, { stock: [0, 0, 3, 0], deck: [0, 1], shown: [2], discard: [4] });

    expect([rival(t).stock[2], rival(t).shown, rival(t).deck]).toEqual([1, [2, 1, 0], []]);
    expect(rival(t).pile).toEqual([]);
  });

  test('LA-DX-64, LA-AUM-1, LA-AUM-2, LA-AUM-3, LA-AUM-4, LA-AUM-7: 2 + 1 icon + 3 fuel + 1 for being behind = 7, all fuel spent', () => {
    const t = solo(
      { sides: [{ ...HUMAN, node: 7 }], play: [() => automaMoves()] },
      { stock: [0, 0, 0, 3], damage: board('A6') },
    );

    expect([rival(t).node, rival(t).stock[3]]).toEqual([7, 0]);
  });

  test('LA-AUM-1, LA-AUM-2: without fuel it moves at 2', () => {
    const t = solo({ play: [() => automaMoves()] }, { stock: [0, 0, 0, 0], damage: board('A4', 'A6') });

    expect(rival(t).node).toBe(2);
  });

  test('LA-AUM-6, LA-AUM-8, LA-RUL-37, LA-MOV-11: it takes the tile where it stops', () => {
    const fuel = solo(
      { tiles: { 1: 'food', 2: 'fuel' }, play: [() => automaMoves()] },
      { stock: [0, 0, 0, 0], damage: covered },
    );
    const full = solo({ tiles: { 2: 'ammo' }, play: [() => automaMoves()] }, { stock: [0, 7, 0, 0], damage: covered });
    const item = solo({ tiles: { 2: 'item' }, play: [() => automaMoves()] }, { stock: [0, 0, 0, 0], damage: covered });
    const ill = solo(
      { tiles: { 2: 'contamination' }, play: [() => automaMoves()] },
      { stock: [0, 0, 0, 0], damage: covered },
    );

    expect([rival(fuel).stock[3], fuel.g.tiles[1], fuel.g.tiles[2]]).toEqual([1, 1, -1]);
    expect(full.g.tiles[2]).toBe(0);
    expect(rival(item).items.length).toBe(1);
    expect([rival(ill).contaminated, ill.g.tiles[2]]).toEqual([1, 4]);
  });

  const covered = board('A4', 'A6');

  test('LA-AUK-2, LA-AUK-10: C1 gives fuel before it moves, or ammo if it has some', () => {
    const dry = solo({ play: [() => automaMoves()] }, { stock: [0, 0, 0, 0], shown: [action('C1')], damage: covered });
    const wet = solo({ play: [() => automaMoves()] }, { stock: [0, 0, 0, 1], shown: [action('C1')], damage: covered });

    expect([rival(dry).node, rival(wet).node, rival(wet).stock[1]]).toEqual([3, 3, 1]);
  });

  test('LA-AUK-4, LA-RUL-99: C2 recruits if it has fewer survivors than the human', () => {
    const human = { active: ['leader-1', 'copilot-1', 'scout-1'] };
    const fewer = solo(
      { sides: [human], play: [() => automaMoves()] },
      { survivors: 1, contaminated: 1, shown: [action('C2')] },
    );
    const same = solo(
      { sides: [human], play: [() => automaMoves()] },
      { survivors: 2, contaminated: 1, shown: [action('C2')] },
    );

    expect([rival(fewer).survivors, rival(same).survivors]).toEqual([2, 2]);
  });

  test('LA-AUM-5, LA-AUK-6, LA-RUL-92, LA-RUL-93: C3 lets it take the first shortcut it meets, whatever kind; one out of reach is forgotten', () => {
    expect([from(4), from(5), from(1)]).toEqual([7, 8, 3]);
  });

  test('LA-RUL-92, LA-RUL-96: on Beta it suffers from the shortcut', () => {
    const t = solo(
      { options: { mapSide: 'beta' }, outcomes: ['outcome-4'], play: [() => automaMoves()] },
      { node: 6, stock: [0, 0, 0, 0], shown: [action('C3')], damage: covered },
    );

    expect([rival(t).node, rival(t).contaminated]).toEqual([10, 1]);
    expect(slots(t)).toContain('C1');
  });

  test('LA-RUL-91: shortcuts shorten the way to the human only with C3', () => {
    expect([node([]), node([action('C3')])]).toEqual([4, 3]);
  });

  test('LA-RUL-96, LA-MIN-5: a mine hurts it', () => {
    const t = solo(
      {
        outcomes: ['outcome-2'],
        play: [() => automaMoves()],
        adjust: g => {
          g.mines.push(0);
          g.mineOwners.push(0);
        },
      },
      { damage: covered },
    );

    expect([t.g.mines, slots(t)]).toEqual([[], ['A4', 'A6', 'B1']]);
  });

  test('LA-RUL-95: without survivors it draws no cards, but moves', () => {
    const t = solo(
      { sides: [{ rest: ['leader-1'] }], play: [() => explorePhase(), () => movementPhase()] },
      { survivors: 0, deck: [0, 1, 2] },
    );

    expect([rival(t).pile, rival(t).node > 0, t.g.track]).toEqual([[], true, [0, 4]]);
  });
});

const after = (change: (g: Aurora) => void, changes: Partial<Automa>, more: Partial<Start> = {}): Table => {
  const t = solo({ play: [], ...more }, changes);
  change(t.g);
  return t;
};

describe('contamination, damage, repair', () => {
  test('LA-EX-21, LA-AUC-1: the rightmost survivor moves to the ill; none is lost', () => {
    const t = after(g => automaSickens(g, 1), { survivors: 3, contaminated: 0 });

    expect([rival(t).survivors, rival(t).contaminated]).toEqual([2, 1]);
  });

  test('LA-AUC-2: with only ill ones, one is lost', () => {
    const t = after(g => automaSickens(g, 1), { survivors: 0, contaminated: 2 });

    expect([rival(t).survivors, rival(t).contaminated]).toEqual([0, 1]);
  });

  test('LA-EX-22, LA-AUD-1, LA-AUD-2, LA-AUD-3, LA-AUD-4, LA-AUF-1, LA-DIF-61: two damage, two cards: C under the token, D one to the left', () => {
    const t = solo(
      { phase: 'fire', outcomes: ['outcome-4', 'outcome-3'], play: [() => ambushAutoma(83)] },
      { column: 2, damage: board('D3') },
    );
    expect(t.card('enemy-6')).toBe(83);

    expect(slots(t)).toEqual(['C3', 'D2', 'D3']);
  });

  test('LA-AUD-6, LA-RUL-38: a full row takes no more', () => {
    const t = after(g => automaDamaged(g, 1), { column: 1, damage: board('B1', 'B2') }, { outcomes: ['outcome-2'] });

    expect(slots(t)).toEqual(['B1', 'B2']);
  });

  test('LA-EX-24, LA-AUX-1: from the top of the token’s column, then one column left', () => {
    const t = after(automaRepairs, { column: 2, damage: board('C2', 'D2', 'B1', 'A4') });

    expect(slots(t)).toEqual(['A4', 'B1', 'D2']);
  });

  test('LA-AUX-2, LA-INV-18: never to the right of the token', () => {
    const t = after(automaRepairs, { column: 1, damage: board('A3', 'B4') });

    expect(slots(t)).toEqual(['A3', 'B4']);
  });
});

const shoot = (changes: Partial<Automa>, more: Partial<Start> = {}): Table =>
  solo(
    {
      phase: 'fire',
      foes: [
        { id: 'enemy-1', loot: 'generator' },
        { id: 'enemy-4', loot: 'ecosystem' },
      ],
      outcomes: ['outcome-1', 'outcome-2', 'outcome-5', 'outcome-8', 'outcome-11'],
      play: [() => automaFires()],
      ...more,
    },
    { first: action('C1'), shown: [action('C1')], damage: board('A3', 'A5', 'C4'), stock: [0, 1, 0, 0], ...changes },
  );

const target = (first: string | null, options: Readonly<Record<string, string>> = {}): number | undefined => {
  const t = shoot({ first: first === null ? NONE : action(first) }, { options });
  const shot = t.log.find(event => event.type === 'attacked');
  return shot?.type === 'attacked' ? shot.enemy - t.card('enemy-1') + 1 : undefined;
};

describe('Fire', () => {
  test('LA-AUF-1, LA-AUF-2, LA-DIF-31, LA-ENM-9, LA-RUL-88: of a choice it takes the first it can', () => {
    const pays = solo({ play: [() => ambushAutoma(81)] }, { stock: [0, 1, 0, 2] });
    const cannot = solo(
      { outcomes: ['outcome-2'], play: [() => ambushAutoma(81)] },
      { stock: [0, 0, 0, 0], damage: board() },
    );
    const ill = solo({ play: [() => ambushAutoma(80)] }, { damage: board() });

    expect([pays.card('enemy-4'), pays.card('enemy-3')]).toEqual([81, 80]);
    expect(rival(pays).stock).toEqual([0, 1, 0, 1]);
    expect(slots(cannot)).toEqual(['B1']);
    expect([rival(ill).contaminated, slots(ill)]).toEqual([1, []]);
  });

  test('LA-AUF-1, LA-AMB-5: ambushes strike it like a player in the region', () => {
    const t = solo(
      {
        phase: 'fire',
        row: ['enemy-2'],
        lootDeck: ['trunk'],
        outcomes: ['outcome-2'],
        track: [0, 4],
        play: [() => ambushStep()],
      },
      { damage: board() },
    );

    expect(slots(t)).toEqual(['B1']);
    expect(t.asked().seats).toEqual([0]);
  });

  test('LA-EX-23, LA-AUF-3, LA-AUF-4, LA-AUF-5, LA-AUF-6, LA-RUL-102: it spends 1 ammo, the rightmost weapon is damaged, the next to the left fires at The Twins', () => {
    const t = shoot({});

    expect(t.log.find(event => event.type === 'attacked')).toMatchObject({
      who: AUTOMA,
      enemy: t.card('enemy-4'),
      damage: 1,
    });
    expect([rival(t).stock[1], rival(t).fired]).toEqual([0, [0]]);
    expect([t.g.content.fame[rival(t).fame], t.g.enemies[1].targets]).toEqual([1, [AUTOMA]]);
  });

  test('LA-AUF-4, LA-OPT-27, LA-RUL-98: the other arrow, the other reading, or no card at all', () => {
    expect([target('C1'), target('C2'), target(null)]).toEqual([4, 1, 1]);
    expect([
      target('C1', { automaTargetArrow: 'rightLowest' }),
      target('C2', { automaTargetArrow: 'rightLowest' }),
    ]).toEqual([1, 4]);
  });

  test('LA-AUF-3, LA-AUF-5, LA-RUL-97: weapon after weapon, rightmost first, until ammo or weapons run out', () => {
    const t = shoot({ stock: [0, 5, 0, 0], damage: board() });

    expect(rival(t).fired).toEqual([4, 15, 2, 0]);
    expect(rival(t).stock[1]).toBe(1);
  });

  test('LA-AUF-6, LA-RUL-100, LA-CVF-8: a jam damages that weapon', () => {
    const t = shoot({}, { outcomes: ['outcome-4'] });

    expect(slots(t)).toContain('A1');
  });

  test('LA-AUF-8: without an enemy in its region it keeps its ammo', () => {
    const t = shoot({ node: 12 });

    expect(rival(t).stock[1]).toBe(1);
  });

  test('LA-AUF-6, LA-RUL-101, LA-AUG-14, LA-DEF-5: loot it wins goes unseen to its cards, items at the end of the step', () => {
    const wins = shoot({}, { foes: [{ id: 'enemy-1', damage: 1 }], outcomes: ['outcome-1', 'outcome-1'] });
    const loses = shoot(
      {},
      {
        foes: [{ id: 'enemy-1', damage: 1, targets: [0] }],
        outcomes: ['outcome-1', 'outcome-1'],
        play: [() => convoyFire(), () => shareSpoils()],
        track: [0, 4],
      },
    );

    expect(wins.ids(rival(wins).loot)).toEqual(['trunk']);
    expect(lastAurora.view(wins.g, 0).wonLoot).toEqual([]);
    expect(loses.asked().name).toBe('takeLoot.chooseToKeep');
    loses.play('no');
    expect(rival(loses).items.length).toBe(1);
  });

  test('LA-RUL-90: it moves the token on the lowest other enemy; on a full one it removes the leftmost human token', () => {
    const moves = shoot(
      {},
      {
        foes: [
          { id: 'enemy-1', loot: 'generator', targets: [4] },
          { id: 'enemy-2', loot: 'trunk', targets: [4] },
          { id: 'enemy-4', loot: 'ecosystem' },
        ],
      },
    );
    const full = shoot(
      {},
      {
        foes: [{ id: 'enemy-4', loot: 'ecosystem', targets: [4, 0, 0, 4] }],
        adjust: g => {
          rivalOf(g).targets = 1;
        },
      },
    );

    expect(moves.g.enemies.map(enemy => enemy.targets)).toEqual([[], [4], [4]]);
    expect(full.g.enemies[0].targets).toEqual([4, 4, 0, 4]);
  });

  test('LA-DX-68, LA-AUF-7, LA-AUD-5, LA-DIF-18: enemy fire puts all its damage in the row of the same card', () => {
    const t = solo(
      {
        phase: 'fire',
        foes: [
          { id: 'enemy-2', loot: 'trunk' },
          { id: 'enemy-4', loot: 'gauss' },
        ],
        sides: [{ ...HUMAN, node: 12 }],
        outcomes: ['outcome-2', 'outcome-5'],
        play: [() => enemyFire()],
      },
      { column: 2, damage: board() },
    );

    expect(slots(t)).toEqual(['B2', 'B3']);
    expect(t.g.outcomeDeck.length).toBe(1);
  });

  test('LA-OPT-12: or a card for each', () => {
    const t = solo(
      {
        options: { automaEnemyFire: 'cardPerDamage' },
        phase: 'fire',
        foes: [{ id: 'enemy-2' }, { id: 'enemy-4' }],
        sides: [{ ...HUMAN, node: 12 }],
        outcomes: ['outcome-2', 'outcome-4', 'outcome-3', 'outcome-5'],
        play: [() => enemyFire()],
      },
      { column: 2, damage: board() },
    );

    expect(slots(t)).toEqual(['C3', 'D3']);
  });

  test('LA-RUL-89: at the ends of its fame track it repairs or is damaged', () => {
    const top = shoot({ fame: 9, damage: board('B1', 'A3', 'A5', 'C4') });
    const bottom = acts('C2', ['', '', '', '', 'chapel'], { outcomes: ['outcome-2'] }, { fame: 0, damage: board() });

    expect(slots(top)).toEqual(['A3', 'A5', 'C4']);
    expect([slots(bottom), rival(bottom).fame]).toEqual([['B1'], 0]);
  });

  test('LA-FIR-1: the whole phase runs with it', () => {
    const t = solo(
      {
        phase: 'fire',
        foes: [{ id: 'enemy-1', loot: 'generator' }],
        outcomes: ['outcome-1', 'outcome-5', 'outcome-2'],
        play: [() => firePhase()],
      },
      {},
    );

    expect(t.log.some(event => event.type === 'enemiesFired')).toBe(true);
  });
});

const ends = (id: string, more: Partial<Start> = {}, changes: Partial<Automa> = {}): Table =>
  solo(
    { play: [() => endOfRound()], deck: ['driver-1', 'hauler', 'rack', 'plating', 'flatbed'], ...more },
    { shown: [action(id)], ...changes },
  );

const final = (changes: Partial<Automa>, more: Partial<Start> = {}): Table =>
  solo({ phase: 'over', play: [], ...more }, changes);

describe('end of round and scoring', () => {
  test('LA-AUZ-1, LA-AUZ-2, LA-AUK-5, LA-AUK-8, LA-AUK-10: C2 and C5 cost the human a damage, left to right; then the cards are discarded', () => {
    const t = ends('C2', {}, { shown: [action('C2'), action('C5')] });

    t.play(t.at(3), t.at(12));

    expect(t.count('damage')).toBe(2);
    expect([rival(t).shown, rival(t).discard]).toEqual([[], [action('C2'), action('C5')]]);
  });

  test('LA-AUK-7: C4 costs 1 fame if the human has more', () => {
    const more = ends('C4', { sides: [{ ...HUMAN, fame: 2 }] });
    const same = ends('C4', { sides: [{ ...HUMAN, fame: 0 }] });

    expect([more.fame(), same.fame()]).toEqual([1, 0]);
  });

  test('LA-AUK-9: C6 heals one of its own, then contaminates one of the human’s', () => {
    const t = ends('C6', {}, { survivors: 1, contaminated: 1 });

    expect([rival(t).survivors, rival(t).contaminated, t.contamination('leader-1')]).toEqual([2, 0, 1]);
  });

  test('LA-AUZ-3: its token moves on and the row-A slot under it is freed; not in the last round', () => {
    const next = ends('C1', {}, { damage: board('A2', 'A3', 'B2') });
    const last = ends('C1', { dock: 5 }, { damage: board('A2', 'A3', 'B2') });

    expect([rival(next).column, slots(next)]).toEqual([1, ['A3', 'B2']]);
    expect([rival(last).column, slots(last)]).toEqual([0, ['A2', 'A3', 'B2']]);
  });

  test('LA-AUZ-4, LA-DIF-59: the row keeps two cards', () => {
    const t = ends('C1', { row: ['rusty-1', 'rusty-2', 'scout-1', 'petrol'] });

    expect(t.row().slice(0, 2)).toEqual(['scout-1', 'petrol']);
  });

  test('LA-EX-25, LA-AUZ-5, LA-AUZ-6, LA-AUZ-7, LA-AUZ-9, LA-DIF-46: 1 ahead, fame 1, 2 cards, 4 groups: 7', () => {
    const t = final({ node: 1, fame: 2, items: [0], loot: [22], damage: board('A6', 'B1', 'C4') });

    expect(automaScore(t.g)).toBe(1 + 1 + 1 + 4);
  });

  test('LA-EX-25b, LA-AUZ-7: a third card adds nothing', () => {
    const t = final({ node: 1, fame: 2, items: [0, 0], loot: [22], damage: board('A6', 'B1', 'C4') });

    expect(automaScore(t.g)).toBe(7);
  });

  test('LA-AUZ-8, LA-RUL-113: with the Aurora reached, even by it alone, survivors count for both', () => {
    const t = final(
      { survivors: 3, contaminated: 2, fame: 1, node: 0 },
      {
        adjust: g => {
          g.reached = true;
        },
      },
    );

    expect(automaScore(t.g)).toBe(3);
    expect(lastAurora.scores(t.g)).toEqual([1]);
  });

  test('LA-AUZ-5, LA-RUL-94: shortcuts count by what the one behind could use', () => {
    const wheels = final(
      { node: 8, fame: 1, damage: board('B1', 'B2', 'C2', 'C3', 'B4', 'D4') },
      { sides: [{ ...HUMAN, node: 4 }] },
    );
    const tracks = final(
      { node: 8, fame: 1, damage: board('B1', 'B2', 'C2', 'C3', 'B4', 'D4') },
      { sides: [{ ...HUMAN, node: 4, truck: 'ambulance' }] },
    );
    const behind = final({ node: 4 }, { sides: [{ ...HUMAN, node: 8, truck: 'ambulance' }] });

    expect([automaScore(wheels.g), automaScore(tracks.g)]).toEqual([4, 3]);
    expect(lastAurora.view(behind.g, 0).players[0].score.distance).toBe(4);
  });

  test('LA-DX-67, LA-AUZ-10, LA-DIF-20: a tie is no victory', () => {
    const tie = final(
      { survivors: 1, fame: 1 },
      {
        adjust: g => {
          g.reached = true;
        },
      },
    );
    const won = final(
      { survivors: 0, fame: 1 },
      {
        adjust: g => {
          g.reached = true;
        },
      },
    );

    expect([lastAurora.scores(tie.g), automaScore(tie.g), lastAurora.places(tie.g)]).toEqual([[1], 1, [2]]);
    expect(lastAurora.places(won.g)).toEqual([1]);
  });
});

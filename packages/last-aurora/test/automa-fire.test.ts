import { describe, expect, test } from 'vitest';
import { lastAurora } from '../src/index.ts';
import { ambushAutoma, ambushStep } from '../src/rules/ambush.ts';
import { automaTurn } from '../src/rules/automa-explore.ts';
import { automaFires } from '../src/rules/automa-fire.ts';
import { convoyFire, enemyFire, firePhase } from '../src/rules/fire.ts';
import { shareSpoils } from '../src/rules/loot.ts';
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

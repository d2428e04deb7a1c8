import { expect, test } from 'vitest';
import type { SeatLaid } from '../lay.ts';
import { type Table, type TableLaid, table, trailer, truck } from '../table.ts';

const YIELDING: SeatLaid = {
  crew: ['Leader', 'Driver'],
  convoy: [
    truck(['survivor', 'survivor', 'any', 'foodPerRound']),
    trailer(['itemPerRound', 'asgardArmour: damage', 'any']),
  ],
};

/** The end of a round against the Automa, whose card hurts, with something to do for every effect there is. */
const ending = (more: Partial<TableLaid> = {}): Table =>
  table({
    start: 'endOfRound',
    options: { frozenDeck: 'on', asgard: 'on', crews: 'on' },
    seats: [YIELDING],
    automa: { shown: ['C5'] },
    itemDeck: ['Hazard Suit', 'Hazard Suit'],
    enemies: [{ enemy: 'Bridge Watch (III)', worn: 1 }],
    row: ['Hermit', 'Jackal', 'Scout', 'Medic'],
    deck: ['Orphan', 'Gunner', 'Renegade'],
    ...more,
  });

const TOLD = ['itemDrawn', 'gained', 'armourRegrew', 'shieldRegrew', 'damaged', 'auroraMoved', 'discarded', 'revealed'];
const told = ({ g }: Table): string[] => [
  ...new Set((g.events ?? []).flatMap(({ type }) => (TOLD.includes(type) ? [type] : []))),
];

test('part 8, FS-CELL-4, FS-ASG-10, LA-EOR-1: slots yield items, then food, Asgard grows back, the Automa acts; the game goes on, the Aurora, the row', () => {
  const t = ending();

  expect(t.asked().name).toBe('damage.chooseSlot');
  t.play('trailer 1, slot 1');

  expect(told(t)).toEqual(TOLD);
  expect([t.items(), t.count('food')]).toEqual([['Hazard Suit'], 1]);
});

test('part 8, LA-EOR-2: in the last round the effects come, and nothing after them', () => {
  const t = ending({ dock: 6 });

  t.play('trailer 1, slot 1');

  expect(t.g.phase).toBe('over');
  expect(told(t)).toEqual(TOLD.slice(0, 5));
});

test('LA-OPT-36: before version 3 the Automa acted first, and could put out what a slot was about to yield', () => {
  const t = ending({ options: { frozenDeck: 'on', slotYields: 'last' } });

  t.play('trailer 1, slot 1');

  expect(told(t)).toEqual([
    'armourRegrew',
    'shieldRegrew',
    'damaged',
    'gained',
    'auroraMoved',
    'discarded',
    'revealed',
  ]);
  expect([t.items(), t.count('food')]).toEqual([[], 1]);
});

test('part 8, FS-RUL-9: in the Fire phase first who hides, then ambush, convoys, enemies, and what players earn', () => {
  const t = table({
    start: 'firePhase',
    options: { frozenDeck: 'on', asgard: 'on', pvp: 'on' },
    seats: [
      {
        crew: ['Leader'],
        convoy: [truck(['survivor', 'armour', 'weapon4']), trailer(['any: ammo', 'armour', 'armour', 'armour'])],
        items: ['Snow Shroud'],
      },
      { crew: ['Leader'], convoy: [truck(['survivor', 'armour', 'armour', 'armour']), trailer(['armour', 'armour'])] },
    ],
    track: [1, 0],
    row: ['Oath Guard (I)'],
    lootDeck: ['Mending Rack'],
    outcomes: [{ player: { 4: '1' }, back: 'CONVOY' }, { back: 'CONVOY' }, { back: 'CONVOY' }],
  });
  const asked: string[] = [];
  while (t.asked().seats.length > 0) {
    const name = t.asked().name ?? '';
    if (asked.at(-1) !== name) asked.push(name);
    const fire = t.may().find(words => words === 'fire at a player');
    t.play(fire ?? t.may().at(-1) ?? '');
  }

  expect(asked.filter(name => /hideAway|fireTurn/.test(name))).toEqual(['hideAway.chooseToHide', 'fireTurn.chooseAct']);
  const order = (t.g.events ?? []).flatMap(({ type }) =>
    ['itemUsed', 'ambushed', 'raided', 'enemiesFired', 'pvpBonus'].includes(type) ? [type] : [],
  );
  expect(order).toEqual(['itemUsed', 'ambushed', 'raided', 'enemiesFired', 'pvpBonus']);
});

import { expect, test } from 'vitest';
import type { Aurora } from '../../../src/state.ts';
import type { Stories } from '../../../src/stories.ts';
import { location, trailer, truck } from '../../table.ts';
import { CONVOY, heard, ids, option, own, telling } from './narrator.ts';

const SHED = location(['fuel'], ['food']);
const GAIN = { plain: [{ gainFame: 1 }] };

/** What a story has left behind when the table is laid. */
const told = (leave: (stories: Stories) => void) => ({
  name: 'told',
  tasks: {},
  hooks: {
    lay(g: Aurora) {
      if (g.stories !== undefined) leave(g.stories);
    },
  },
});

test('FS-EX-22, FS-STORY-4, 5, 6, 10, 21: a story for whoever gathers is told before the first effect; then the gathering goes on', () => {
  const t = telling({ row: [location(['fuel'], ['food'], 'damage')], stories: { deck: [own('S01', GAIN)] } });

  t.play('explore', 'Driver', 'go');

  expect(t.asked()).toEqual({ name: 'tell.chooseOption', seats: [0] });
  expect(t.happened('damaged')).toEqual([]);
  t.play(option('S01', 1));
  expect(heard(t)).toEqual(['S01 yes']);
  t.play('truck, slot 2', 'left block');
  t.idleUntil('exploreTurn.afterwards');
  expect([t.happened('gained').length, t.zone('Driver')]).toEqual([1, 'exhausted']);
});

test('FS-EX-31, FS-STORY-11: who has had a story in this turn hears no other, though the next card waits for what is done', () => {
  const t = telling({
    row: [SHED],
    stories: { deck: [own('S07', GAIN), own('S01', GAIN)] },
    seats: [{ crew: ['Driver'], convoy: [truck(['survivor: survivor', 'any', 'armour: damage'])] }, {}],
  });

  t.play('explore', 'the bonus', option('S07', 1), 'truck, slot 3', 'left block');

  expect(heard(t)).toEqual(['S07 yes']);
  expect(ids(t, t.g.stories?.decks[0])).toEqual(['S01']);
});

test('FS-STORY-11: with the next turn there may be another one', () => {
  const t = telling({
    start: 'explorePhase',
    args: [],
    row: [SHED, SHED],
    seats: [
      { crew: ['Driver'], convoy: CONVOY },
      { crew: ['Scout'], convoy: CONVOY },
    ],
    stories: { deck: [own('S01', GAIN), own('S02', GAIN)] },
  });

  t.play(
    'explore',
    'space 1',
    option('S01', 1),
    'left block',
    'end the turn',
    'explore',
    'space 1',
    'the card',
    option('S02', 1),
  );

  expect(heard(t)).toEqual(['S01 yes', 'S02 yes']);
});

test('FS-EX-32, FS-STORY-13, 14, FS-RUL-23: at the start of Fire the first in direct order is told, and may be told another on the own turn', () => {
  const t = telling({
    start: 'firePhase',
    args: [],
    seats: [
      { crew: ['Driver'], convoy: CONVOY },
      { crew: ['Scout'], convoy: CONVOY },
    ],
    enemies: [{ enemy: 'Wolf Riders (II)' }],
    stories: { deck: [own('S12', GAIN), own('S13', GAIN)] },
  });

  expect(t.asked()).toEqual({ name: 'tell.chooseOption', seats: [1] });
  t.play(option('S12', 1), 'attack');
  expect(t.asked()).toEqual({ name: 'tell.chooseOption', seats: [1] });
  t.play(option('S13', 1));
  expect(heard(t)).toEqual(['S12 yes', 'S13 yes']);
});

test('FS-STORY-12, FS-RUL-22: of a top card and one under the card of the row one is picked, and the other is ignored', () => {
  const tucked = [
    {
      story: own('S15', { plain: [{ tuck: 'explored', springs: 'gathered', found: [{ gainFame: 1 }] }] }),
      host: 'Petrol Station',
      springs: 'gathered' as const,
    },
  ];
  const t = telling({ row: ['Petrol Station'], stories: { deck: [own('S01', GAIN)], tucked } });

  t.play('explore', 'Driver', 'go');
  expect(t.asked().name).toBe('pick.chooseStory');
  t.play('the one under Petrol Station');

  expect(heard(t)).toEqual(['S15 found']);
  expect(ids(t, t.g.stories?.decks[0])).toEqual(['S01']);
});

test('FS-STORY-15, FS-RUL-24, 51: of those who have fed somebody the first in direct order takes the card', () => {
  const seats = ['Driver', 'Scout'].map(name => ({ exhausted: [name], convoy: CONVOY }));
  const t = telling({ start: 'restPhase', args: [], seats, stories: { deck: [own('S09', GAIN)] } });

  t.playAs(0, 'feed an exhausted survivor');
  t.playAs(1, 'feed an exhausted survivor');
  t.idleUntil('tell.chooseOption');

  expect(t.asked().seats).toEqual([1]);
});

test('FS-STORY-3, 36, 37, FS-RUL-29, 48: when a round ends and the game goes on, the top card is discarded before the row is filled', () => {
  const t = telling({ start: 'endOfRound', args: [], stories: { deck: ['S01', 'S02'] } });

  expect(ids(t, t.g.stories?.unread)).toEqual(['S01']);
  expect(ids(t, t.g.stories?.decks[0])).toEqual(['S02']);
  expect(t.g.events?.map(({ type }) => type)).toContain('storyUnread');
});

test('FS-STORY-13, 36: a story for the end of a round comes before the discard', () => {
  const t = telling({ start: 'endOfRound', args: [], stories: { deck: [own('S14', GAIN), 'S02'] } });

  t.play(option('S14', 1));

  expect([heard(t), ids(t, t.g.stories?.unread)]).toEqual([['S14 yes'], ['S02']]);
});

test('FS-EX-36, FS-STORY-38, 39, FS-RUL-30, 47: with the first card of period II its stories come; quests go on', () => {
  const t = telling({
    start: 'endOfRound',
    args: [],
    row: [],
    deck: ['Fuel Depot'],
    stories: { deck: ['S01', 'S03'], later: ['S15'], quests: [{ story: 'S02', option: 0, round: 9 }] },
  });

  expect(t.g.content.cards[t.g.row[4]].period).toBe('II');
  expect(t.g.stories?.period).toBe(1);
  expect(ids(t, t.g.stories?.decks[1])).toEqual(['S15']);
  expect(ids(t, t.g.stories?.gone)).toContain('S03');
  expect(t.g.stories?.quests).toHaveLength(1);
});

test('FS-STORY-40: an empty deck offers nothing', () => {
  const t = telling({ row: [SHED], stories: {} });

  t.play('explore', 'Driver', 'go', 'left block');

  expect(heard(t)).toEqual([]);
});

test('FS-STORY-7, 9: what lies under a card that leaves unread is discarded with it', () => {
  const t = telling({
    start: 'endOfRound',
    args: [],
    row: ['Merchant', 'Gunner', 'Orphan', 'Jackal'],
    stories: { tucked: [{ story: 'S15', host: 'Merchant', springs: 'gathered' }] },
  });

  t.g.stories?.decks[0].push(0);
  expect(t.g.stories?.tucked).toEqual([]);
  expect(ids(t, t.g.stories?.discard)).toEqual(['S15']);
});

test('FS-STORY-8, FS-DB-18: a host that is discarded springs what waits for that, for the first in direct order', () => {
  const story = own('S33', { plain: [{ tuck: 'leftmost', springs: 'discarded', found: [{ gainFame: 1 }] }] });
  const t = telling({
    start: 'endOfRound',
    args: [],
    row: ['Merchant', 'Gunner', 'Orphan', 'Jackal'],
    stories: { tucked: [{ story, host: 'Merchant', springs: 'discarded' }] },
  });

  expect(heard(t)).toEqual(['S33 found']);
  expect([t.fame(0), t.fame(1)]).toEqual([0, 1]);
});

test.each([
  ['S03', 'Depot Trailer', ['any']],
  ['S17', 'Depot Trailer', ['any']],
])('FS-STORY-6: %s waits for a trailer that joins', (id, _name, slots) => {
  const t = telling({ row: [trailer(slots)], stories: { deck: [own(id, GAIN)], period: id === 'S03' ? 1 : 2 } });

  t.play('explore', 'Driver', 'go', option(id, 1));

  expect(heard(t)).toEqual([`${id} yes`]);
  expect(t.convoy()).toEqual(['truck', 'trailer 1', 'trailer 2']);
});

test.each([
  ['S06', [], ['pass', 'Driver']],
  ['S37', [], []],
])('FS-STORY-4: %s has its moment', (id, row, plays) => {
  const moving = id === 'S37';
  const t = telling({
    ...(moving && { start: 'movementTurn', args: [0], phase: 'movement' as const }),
    row,
    stories: { deck: [own(id, GAIN)], period: moving ? 3 : 1 },
  });

  t.play(...(moving ? ['stay'] : plays), option(id, 1));

  expect(heard(t)).toEqual([`${id} yes`]);
});

const EARLIER = { storiesHear: 'less' };

/** A Longshot fires at an enemy that no shot of it defeats. */
const sniping = (story: object, options: object = {}) => {
  const t = telling({
    start: 'fireTurn',
    args: [0],
    phase: 'fire',
    options: { frozenDeck: 'on', ...options },
    seats: [{ crew: ['Longshot'], convoy: [truck(['survivor: survivor', 'any: ammo', 'any: ammo'])] }, {}],
    enemies: [{ enemy: 'III', boxes: 9 }],
    stories: { deck: [own('S13', story)] },
  });
  t.play('the Longshot fires');
  return t;
};

test('FS-SURV-5, FS-STORY-6, FS-RUL-56: a shot of the Longshot is an attack, told of before it hits', () => {
  const t = sniping(GAIN);

  expect([t.asked().name, t.happened('wounded')]).toEqual(['tell.chooseOption', []]);
  t.play(option('S13', 1));
  expect([heard(t), t.happened('wounded').length]).toEqual([['S13 yes'], 1]);
});

test('FS-STORY-22, FS-RUL-54: called off, it hits nobody, and the ammo is spent', () => {
  const t = sniping({ plain: [{ stopActions: true }] });

  t.play(option('S13', 1));
  t.idleUntil(null);

  expect([t.happened('wounded'), t.count('ammo'), t.g.players[0].spent.length]).toEqual([[], 1, 1]);
});

test('FS-RUL-54: without the Longshot nobody fires', () => {
  const t = telling({
    start: 'fireTurn',
    args: [0],
    phase: 'fire',
    options: { frozenDeck: 'on' },
    seats: [
      { crew: ['Longshot', 'Driver'], convoy: [truck(['survivor: survivor', 'survivor: survivor', 'any: ammo'])] },
      {},
    ],
    enemies: [{ enemy: 'III', boxes: 9 }],
    stories: { deck: [own('S13', { plain: [{ loseSurvivor: 1 }] })] },
  });

  t.play('the Longshot fires', option('S13', 1), 'Longshot');
  t.idleUntil(null);

  expect(t.happened('wounded')).toEqual([]);
});

test('LA-OPT-40: before version 5 a shot of the Longshot was none that stories wait for', () => {
  expect(sniping(GAIN, EARLIER).happened('wounded')).toHaveLength(1);
});

const OPEN = truck(['survivor: survivor', 'any', 'any', 'any']);

test.each([
  ['FS-LOOT-2, FS-RUL-56: two damage by one betrayal come from one source', {}, ['S28 yes']],
  ['LA-OPT-40: before version 5 nobody looked', EARLIER, []],
])('%s', (_says, options, tales) => {
  const t = telling({
    start: 'fireTurn',
    args: [0],
    phase: 'fire',
    options: { asgard: 'on', ...options },
    seats: [
      { crew: ['Radio Operator'], at: 2 },
      { crew: ['Driver'], at: 17, convoy: [OPEN] },
    ],
    enemies: [
      { enemy: 'Oath Guard (I)', region: 'Bay' },
      { enemy: 'Bridge Watch (III)', region: 'Bay' },
    ],
    stories: { deck: [own('S28', GAIN)], period: 2 },
  });

  t.play('the Radio Operator betrays those ahead');
  t.playAs(1, 'truck, slot 2', 'truck, slot 3');
  t.idleUntil(null);

  expect([heard(t), t.count('damage', 1)]).toEqual([tales, 2]);
});

test.each([
  ['FS-STORY-4, FS-RUL-56: who pays for a move and stays has not moved', {}, ['S37 yes']],
  ['LA-OPT-40: before version 5 it was a move', EARLIER, []],
])('%s', (_says, options, tales) => {
  const t = telling({
    start: 'movementTurn',
    args: [0],
    options,
    stories: { deck: [own('S37', GAIN)], period: 3 },
  });

  t.play('move');
  t.idleUntil('drive.chooseGoal');
  t.play('stay at waypoint 0');
  t.idleUntil(null);

  expect(heard(t)).toEqual(tales);
});

test('FS-STORY-11, 14: what a story does sets off no other one', () => {
  const t = telling({
    start: 'firePhase',
    args: [],
    seats: [
      { crew: ['Driver'], convoy: CONVOY },
      { crew: ['Scout'], convoy: CONVOY },
    ],
    enemies: [{ enemy: 'II', boxes: 2 }],
    stories: { deck: [own('S12', { plain: [{ enemyDamage: 2 }] }), own('S27', GAIN)] },
  });

  t.play(option('S12', 1));
  t.idleUntil(null);

  expect([heard(t), t.happened('defeated').length]).toEqual([['S12 yes'], 1]);
});

test('FS-STORY-3, 36: the back that the end of a round uncovers is seen, so nothing before it is taken back', () => {
  const ends = (deck: readonly string[]) => telling({ start: 'endOfRound', args: [], row: [], stories: { deck } });

  expect(ends(['S01', 'S02']).g.revealed).toBe(ends([]).g.revealed + 1);
});

test('FS-RUL-55: a bonus move uses up no speed of the next movement turn', () => {
  const t = telling({
    start: 'drive',
    args: [0, 1, false],
    phase: 'explore',
    modules: [
      told(stories => {
        stories.speed[0] = 1;
      }),
    ],
  });

  expect([t.g.players[0].node, t.g.stories?.speed[0]]).toEqual([1, 1]);
});

test('FS-RUL-46: who was told where a newcomer goes and recruits nobody, is told for that turn alone', () => {
  const t = telling({
    start: 'explorePhase',
    args: [],
    row: ['Jackal'],
    seats: [
      { crew: ['Driver'], convoy: CONVOY },
      { crew: ['Scout'], convoy: CONVOY },
    ],
    modules: [
      told(stories => {
        stories.welcome = 0;
      }),
    ],
  });

  t.play('explore');
  t.idleUntil('exploreTurn.afterwards');

  expect(t.zone('Jackal')).toBe('rest');
});

import { expect, test } from 'vitest';
import { lastAurora } from '../../../src/index.ts';
import { location, table, truck } from '../../table.ts';
import { CONVOY, heard, ids, NOBODY, option, own, telling } from './narrator.ts';

const TEST = {
  test: ['A', 'B'],
  extra: { letter: 'C', pay: 'ammo' },
  success: [{ gainFame: 2 }],
  failure: [{ loseFame: 1 }],
};

const told = (first: object, more: object = {}) =>
  telling({ start: 'tell', args: [0, false, NOBODY], stories: { deck: [own('S01', first)] }, ...more });

const letters = (first: string) => [{ letters: first }];

test('FS-EX-28, FS-STORY-16, 17: title, introduction and options are there for all to see, and nothing of what comes of them', () => {
  const t = told({ plain: [{ gainFame: 3 }] });

  const views = [0, 1, -1].map(seat => lastAurora.view(t.g, seat).stories);

  for (const view of views) {
    expect(view?.telling).toMatchObject({ seat: 0, reader: 1, story: 0, option: -1, tale: null });
    expect(view?.telling?.options).toEqual([
      { kind: 'plain', cost: [] },
      { kind: 'plain', cost: [] },
    ]);
    expect(JSON.stringify(view)).not.toContain('gainFame');
  }
});

test('FS-EX-29, FS-STORY-18, 25, 26: a letter that was paid for counts, and the ammo stays spent', () => {
  const t = told(TEST, { outcomes: letters('B') });

  t.play(option('S01', 1), 'yes');

  expect([heard(t), t.count('ammo'), t.fame()]).toEqual([['S01 yes'], 0, 2]);
  expect(t.g.outcomeDiscard).toHaveLength(1);
});

test.each([
  ['yes', 'S01 yes', 0],
  ['no', 'S01 no', 1],
])('FS-EX-30, FS-STORY-19, 26: with C as first letter, and "%s" to the price', (answer, tale, ammo) => {
  const t = told(TEST, { outcomes: letters('C') });

  t.play(option('S01', 1), answer);

  expect([heard(t), t.count('ammo')]).toEqual([[tale], ammo]);
});

test.each([
  [{ failIf: { of: 'food', atMost: 1 }, successIf: { of: 'food', atMost: 1 } }, 'S01 no'],
  [{ successIf: { of: 'food', atMost: 1 } }, 'S01 yes'],
  [{ failIf: { of: 'food', atMost: 0 } }, 'S01 no'],
  [{ extra: { letter: 'D', when: { of: 'convoyCards', atLeast: 2 } } }, 'S01 yes'],
  [{ extra: { letter: 'D', when: { of: 'convoyCards', atLeast: 3 } } }, 'S01 no'],
])('FS-STORY-26, 27: what overrides the letter D: %o', (more, tale) => {
  const t = told(
    { test: ['A'], success: [{ gainFame: 1 }], failure: [{ loseFame: 1 }], ...more },
    { outcomes: letters('D') },
  );

  t.play(option('S01', 1));

  expect(heard(t)).toEqual([tale]);
});

test('FS-STORY-20, FS-RUL-25: what cannot be paid cannot be chosen; a story without any option is discarded', () => {
  const dear = { plain: [{ gainFame: 1 }], cost: [{ discardItem: 1 }] };
  const one = told(dear);
  const none = telling({ start: 'tell', args: [0, false, NOBODY], stories: { deck: [own('S01', dear, dear)] } });

  expect(one.may()).toEqual([option('S01', 2)]);
  expect(one.whyNot(option('S01', 1))).toMatchObject({ key: 'why.cannotPay' });
  expect(heard(none)).toEqual(['S01 void']);
  expect(ids(none, none.g.stories?.discard)).toEqual(['S01']);
});

const STOP = { plain: [{ stopActions: true }] };

test('FS-EX-33, FS-STORY-22, 23, FS-RUL-26: a bonus that was done stands; the action is off, the party tired, the card stays', () => {
  const t = telling({
    row: [location(['fuel'], ['food'])],
    seats: [{ crew: ['Driver'], convoy: [truck(['survivor: survivor', 'any', 'armour: damage'])] }, {}],
    stories: { deck: [own('S01', STOP)] },
  });

  t.play('explore', 'the bonus', 'truck, slot 3', option('S01', 1));

  expect(t.cargo('truck')[2]).toBe('empty');
  expect([t.zone('Driver'), t.goods(1), t.count('fuel')]).toEqual(['exhausted', [['fuel'], ['food']], 0]);
});

test('FS-STORY-22: in Fire the shot is off and no other follows in this turn', () => {
  const t = telling({
    start: 'firePhase.convoyFire',
    args: [],
    phase: 'fire',
    seats: [{ crew: ['Driver'], convoy: CONVOY }, {}],
    track: [1, 0],
    enemies: [{ enemy: 'Wolf Riders (II)' }],
    stories: { deck: [own('S13', STOP)] },
  });

  t.play('attack', option('S13', 1));

  expect(t.happened('attacked')).toEqual([]);
  expect(t.asked().seats).not.toEqual([0]);
});

test('FS-STORY-24: a story that is over lies in the discard pile', () => {
  const t = told({ plain: [{ gainFame: 1 }] });

  t.play(option('S01', 1));

  expect(ids(t, t.g.stories?.discard)).toEqual(['S01']);
  expect(t.g.stories?.telling).toBeNull();
});

test('FS-RUL-44: what addresses everybody comes in direct order, whoever is told', () => {
  const t = told(
    { plain: [{ eachOther: [{ loseFame: 1 }] }] },
    { seats: [{ crew: ['Driver'], convoy: CONVOY, fame: 3 }, { fame: 3 }, { fame: 3 }] },
  );

  t.play(option('S01', 1));

  expect(t.happened('fameChanged').map(({ who }) => who)).toEqual([2, 1]);
});

test('FS-RUL-45: goods without room are given up, items beyond the limit too', () => {
  const full = [truck(['survivor: survivor', 'any: ammo'])];
  const t = told(
    { plain: [{ gain: 'food', n: 1 }, { drawItem: 1 }] },
    { seats: [{ crew: ['Driver'], convoy: full, items: ['Mine', 'Mine', 'Mine'] }, {}] },
  );

  t.play(option('S01', 1));
  const first = t.asked().name;
  t.play('food');

  expect([first, t.asked().name]).toEqual(['stow.giveUp', 'drawItems.keepThree']);
});

test.each([
  [{ speedNext: 2 }, 4],
  [{ speedNext: -1 }, 1],
])('13.3: %o counts in the next move, and in no other', (effect, reach) => {
  const t = telling({
    start: 'movementTurn',
    args: [0],
    seats: [{ crew: ['Driver'], convoy: [truck(['survivor: survivor', 'any: fuel', 'any: fuel'], { speed: 2 })] }, {}],
    skills: {},
    stories: { deck: [own('S10', { plain: [effect] })] },
  });

  t.play(option('S10', 1), 'move', '0');

  expect(t.reach()).toBe(reach + 1);
  t.play('waypoint 1');
  expect(t.g.stories?.speed).toEqual([0, 0]);
});

test('13.3, FS-STORY-17: only whoever peeks sees the cards', () => {
  const t = told({ plain: [{ peek: 'exploration', n: 2 }] }, { deck: ['Jackal', 'Merchant', 'Gunner'] });

  t.play(option('S01', 1));

  const [mine, theirs] = [0, 1].map(seat => lastAurora.view(t.g, seat).stories?.peeked?.cards);
  expect(mine?.map(card => t.g.content.cards[card].name)).toEqual(['jackal', 'merchant']);
  expect(theirs).toEqual([-1, -1]);
});

test('FS-DB-16, FS-RUL-53: cards of the row change places once the party is back', () => {
  const t = telling({
    row: ['Merchant', null, null, null, 'Medic'],
    seats: [{ crew: ['Driver'], convoy: CONVOY }, {}],
    stories: { deck: [own('S05', { plain: [{ swapSpaces: [1, 5] }] })] },
  });

  t.play('explore', option('S05', 1));
  const during = t.row()[0];
  t.idleUntil('exploreTurn.afterwards');

  expect([during, t.row()[0]]).toEqual(['Merchant', 'Medic']);
});

test('FS-DATA-12, FS-DATA-8: forty stories, whose effects are the closed list', () => {
  const { stories, storyBook } = table({ start: 'endOfRound', options: { stories: 'on' } }).g.content;

  expect(stories).toHaveLength(40);
  expect(storyBook.ends.filter(end => end !== undefined)).toHaveLength(84);
});

test('13.3, LA-DEF-4: outside the Fire phase the loot of an enemy that a story defeats is won at once', () => {
  const t = telling({
    start: 'tell',
    args: [0, false, NOBODY],
    enemies: [{ enemy: 'II', boxes: 2, targets: [0] }],
    outcomes: [{ letters: 'A' }],
    stories: { deck: [own('S01', { plain: [{ enemyDamage: 2 }] })] },
  });

  t.play(option('S01', 1));
  t.idleUntil(null);

  expect([t.happened('defeated').length, t.happened('lootTaken').length]).toEqual([1, 1]);
});

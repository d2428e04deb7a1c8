import { expect, test } from 'vitest';
import { device, location, table, trailer, truck } from './table.ts';

const greenhouse = (token = '') => [
  truck(['survivor', 'survivor', 'any'], { device: device([`foodPerRound${token}`]) }),
];

test('LA-EOR-1, LA-RUL-25, LA-OPT-18: what happens at the end of a round happens before the end of the game', () => {
  const laid = { start: 'endOfRound', seats: [{ convoy: greenhouse(), at: 18 }, {}] };
  const usual = table(laid);
  const without = table({ ...laid, options: { lastRoundEffects: 'no' } });

  expect([usual.g.phase, usual.count('food')]).toEqual(['over', 1]);
  expect([without.g.phase, without.count('food')]).toEqual(['over', 0]);
});

test.each([
  [17, false],
  [18, true],
  [19, true],
])('LA-EOR-2, LA-SCO-10, LA-RUL-66: with the Aurora at waypoint 18, a convoy at %i ends the game: %s', (at, ends) => {
  const t = table({ start: 'endOfRound', seats: [{ at }, {}], dock: 1, white: [18, 18, 18, 18, 18, 18] });

  expect(t.g.phase === 'over').toBe(ends);
  expect(t.g.reached).toBe(ends);
});

test.each([
  ['white', 18, true],
  ['red', 19, false],
  ['red', 20, true],
])(
  'LA-EOR-2, LA-RUL-66, LA-RUL-67: with a dock at 18 and a red one at 20, on the %s line a convoy at %i ends the game: %s',
  (line, at, ends) => {
    const docks = { white: [18, 18, 18, 18, 18, 18], red: [20, 20, 20, 20, 20, 20] };
    const t = table({ start: 'endOfRound', seats: [{ at }, {}], ...docks, onRed: line === 'red' });

    expect([t.g.phase === 'over', t.g.reached]).toEqual([ends, ends]);
  },
);

test.each([
  ['white', false],
  ['red', true],
])(
  'LA-EOR-3, LA-DIF-29: the game ends when the Aurora is at its %s sixth dock at the start of the phase',
  (_line, onRed) => {
    const last = table({ start: 'endOfRound', dock: 6, onRed });
    const before = table({ start: 'endOfRound', dock: 5, onRed });

    expect([last.g.phase, last.g.reached]).toEqual(['over', false]);
    expect(before.g.phase).not.toBe('over');
  },
);

test('LA-DX-35, LA-EOR-3, 4: from its fifth dock the Aurora moves to the sixth, and one more round is played', () => {
  const t = table({ start: 'game.rounds > round.close', dock: 5, round: 5 });

  expect(t.g.dock + 1).toBe(6);
  expect(t.g.round).toBe(6);
  t.idleUntil(null);

  expect([t.g.round, t.g.phase]).toEqual([6, 'over']);
});

test.each([false, true])('LA-EOR-4, LA-RUL-67: the Aurora moves on along its own line (red: %s)', onRed => {
  const t = table({ start: 'endOfRound', dock: 2, onRed });

  expect(t.happened('auroraMoved')).toEqual([{ type: 'auroraMoved', dock: 2, red: onRed }]);
});

test('LA-DX-33, LA-EOR-5..7, 9: with three players the row keeps three cards, and the others slide left with their tokens', () => {
  const t = table({
    start: 'endOfRound',
    seats: [{}, {}, {}],
    row: ['Travellers', location(['fuel', 'item'], ['ammo']), null, 'Hermit', 'Jackal'],
    deck: ['Scout', 'Gunner', 'Medic'],
  });

  expect(t.row()).toEqual([expect.any(String), 'Hermit', 'Jackal', 'Gunner', 'Scout']);
  expect(t.goods(1)).toEqual([['fuel', 'item'], ['ammo']]);
  expect(t.g.discard.map(card => t.g.content.cards[card].name)).toEqual(['travellers']);
  expect([t.supply('food'), t.supply('ammo')]).toEqual([10, 9]);
});

test('LA-DX-34, LA-EOR-5: with two players it keeps two, and new cards are revealed from the right', () => {
  const t = table({
    start: 'endOfRound',
    row: ['Travellers', 'Merchant', 'Hermit', 'Jackal', 'Preacher'],
    deck: ['Scout', 'Gunner', 'Medic', 'Orphan'],
  });

  expect(t.row()).toEqual(['Jackal', 'Preacher', 'Medic', 'Gunner', 'Scout']);
  expect(t.g.discard.map(card => t.g.content.cards[card].name)).toEqual(['travellers', 'merchant', 'hermit']);
});

test.each([2, 3])('LA-EOR-8: with %i players as many cards stay, slide and are joined by new ones', players => {
  const few = [null, 'Jackal', null, 'Preacher', 'Hermit'];
  const t = table({
    start: 'endOfRound',
    seats: [{}, {}, {}].slice(0, players),
    row: players === 2 ? few.slice(0, 4) : few,
    deck: ['Scout', 'Gunner', 'Medic', 'Orphan'],
  });

  expect(t.g.discard).toEqual([]);
  expect(t.row()).toEqual(
    players === 2
      ? ['Jackal', 'Preacher', 'Medic', 'Gunner', 'Scout']
      : ['Jackal', 'Preacher', 'Hermit', 'Gunner', 'Scout'],
  );
});

test('LA-EOR-10, LA-ICO-14: an undamaged food slot gives a food for another slot; a damaged one gives none', () => {
  const sound = table({ start: 'endOfRound', seats: [{ convoy: greenhouse() }, {}] });
  const broken = table({ start: 'endOfRound', seats: [{ convoy: greenhouse(': damage') }, {}] });

  expect(sound.cargo('truck')).toEqual(['survivor', 'survivor', 'food']);
  expect(sound.cargo('on the truck')).toEqual(['empty']);
  expect(broken.count('food')).toBe(0);
});

test('LA-EOR-10, LA-DIF-25: with a full convoy its owner says what to give up', () => {
  const t = table({ start: 'endOfRound', seats: [{ convoy: greenhouse(), cargo: ['ammo'] }, {}] });

  expect(t.asked()).toEqual({ name: 'stow.giveUp', seats: [0] });
  expect(t.may()).toEqual(['ammo', 'food']);
  t.play('ammo');

  expect([t.count('ammo'), t.count('food')]).toEqual([0, 1]);
});

test('LA-EOR-11: driving past the Aurora does not stop the round', () => {
  const t = table({
    start: 'game.rounds > round.movement',
    seats: [
      { convoy: [truck(['survivor', 'survivor', 'any: fuel'])], at: 17 },
      { convoy: [truck(['survivor', 'survivor', 'any: fuel']), trailer(['any'])] },
    ],
    track: [1, 0],
  });

  t.play('move', 'waypoint 19');
  expect(t.asked()).toEqual({ name: 'movementTurn.chooseAct', seats: [1] });
  t.play('stay');

  expect(t.happened('phaseBegan').map(({ phase }) => phase)).toEqual(['movement', 'fire', 'endOfRound']);
  expect([t.g.phase, t.g.reached]).toEqual(['over', true]);
});

test('LA-RUL-82, LA-REV-6: an empty deck ends nothing', () => {
  const t = table({ start: 'endOfRound', row: ['Hermit'], deck: [] });

  expect(t.g.phase).not.toBe('over');
  expect(t.row()).toEqual(['Hermit', null, null, null, null]);
});

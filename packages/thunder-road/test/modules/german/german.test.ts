import { followScript, keyFromSeed, must } from '@lastroad/kernel';
import { expect, test } from 'vitest';
import { thunderRoad } from '../../../src/index.ts';
import { NONE } from '../../../src/state.ts';
import { CARDS, valueOf } from '../../../src/verbs/dice.ts';
import { HIDDEN } from '../../../src/view/view.ts';
import { lay, type Setting } from '../../table.ts';

/** Orange has a deck, blue rolls. */
const play = (setting: Setting = {}) =>
  lay({
    options: { crew1: 'german' },
    cars: { 'orange small': [1, 3, 3], 'blue large': [2, 3, 3] },
    hand: { orange: ['1a', '2b', '3c', '5a', '6b'] },
    dice: [[], [1, 4]],
    ...setting,
  });

test('TR-GER-1, TR-DB-26, TR-DB-27: three cards of each value, the faces of the shooting die three times, for every colour', () => {
  const { deck, dice } = must(thunderRoad.content({ crew1: 'german' }));
  const faces = (list: readonly string[]): string[] => list.toSorted();

  expect(deck.map(({ value }) => value)).toEqual([1, 1, 1, 2, 2, 2, 3, 3, 3, 4, 4, 4, 5, 5, 5, 6, 6, 6]);
  const printed = ['SM', 'M', 'L', 'L', 'L', 'SML'];
  expect(faces(deck.map(({ face }) => face))).toEqual(faces([...printed, ...printed, ...printed]));
  expect(dice.shooting).toHaveLength(6);
  const g = thunderRoad.setup(must(thunderRoad.content({ crew1: 'german', crew3: 'german' })), keyFromSeed('decks'));
  expect(g.decks?.map(one => one?.pile.length ?? null)).toEqual([13, null, 13]);
});

test('TR-GER-1: there are decks for four crews of cars, whatever else is at the table', () => {
  const five = { seats: 5, crew1: 'german', crew2: 'german', crew3: 'cars', crew4: 'cars' };

  expect(thunderRoad.content({ ...five, crew5: 'bikes' }).ok).toBe(true);
  expect(thunderRoad.content({ ...five, crew5: 'german' })).toMatchObject({ ok: false, code: 'bad-options' });
  expect(thunderRoad.content({ ...five, crew5: 'cars' })).toMatchObject({ ok: false, code: 'bad-options' });
});

test('TR-GER-2, TR-INT-3, TR-RUL-40: five cards each; the lowest sum begins, against dice too', () => {
  for (let seed = 0; seed < 40; seed++) {
    const g = thunderRoad.setup(must(thunderRoad.content({ seats: 2, crew2: 'german' })), keyFromSeed(seed));
    const totals = g.crews.map(({ dice }) => dice.reduce((sum, die) => sum + valueOf(g.content, die), 0));

    expect(g.crews.map(({ dice }) => dice.length)).toEqual([4, 5]);
    expect(totals[g.first]).toBe(Math.min(...totals));
  }
});

test('TR-GER-2: hands tied for the lowest sum go back into the decks and are drawn anew', () => {
  const content = must(thunderRoad.content({ seats: 2, crew1: 'german', crew2: 'german' }));
  const g = thunderRoad.layTable(content, keyFromSeed('tie'));
  const first = [0, 1, 2, 3, 4];
  // Twice the same five cards, then a weaker hand for the second seat.
  const hand = (...picks: readonly number[]): [string, number][] => picks.map(pick => ['card', pick]);
  followScript(g, [...hand(...first), ...hand(...first), ...hand(5, 5, 5, 5, 5), ...hand(0, 0, 0, 0, 0), ['road', 0]]);

  const played = thunderRoad.setup(content, keyFromSeed('tie'));

  expect(played.decks?.map(deck => [deck?.pile.length, deck?.discard.length, deck?.played.length])).toEqual([
    [13, 0, 0],
    [13, 0, 0],
  ]);
});

test('TR-GER-3: a card is played wherever a die would be, and counts as a die of its value', () => {
  const t = play();

  t.play('card 6 (hits L)', 'nitro', 'card 1 (hits S M L)');

  expect([t.car('orange small').die, t.car('orange small').points]).toEqual([6, 7]);
  expect(t.cardsOf('orange')).toMatchObject({ hand: ['2b', '3c', '5a'], played: ['1a', '6b'], discard: [], left: 13 });
});

test('TR-GER-3: a command takes cards of the values it accepts', () => {
  const t = play({ damage: { 'orange small': ['dent'] }, hand: { orange: ['3a', '4b', '5c'] } });

  t.play('card 3');
  const refused = t.whyNot('repair (6)');
  t.play('drift');

  expect(refused).toBe('TR-CREW-3');
  expect(t.may()).toEqual(['card 4 (hits L)', 'card 5 (hits L)']);
});

test('TR-GER-3, TR-COAST-1: a card on a coast slot moves one space', () => {
  const t = play({ moved: ['orange small'] });

  t.play('card 5', 'forward');

  expect(t.place('orange small')).toEqual([1, 3, 4]);
  expect(t.cardsOf('orange').played).toEqual(['5a']);
});

test('TR-GER-4: at the end of the round what was played is discarded and the hand is filled to five', () => {
  const t = play({
    moved: ['blue large'],
    hand: { orange: ['1a', '1b', '2c', '4a', '6b'] },
    luck: [
      ['card', '5a'],
      ['card', '5b'],
      ['card', '5c'],
      ['movement', 1],
      ['movement', 2],
      ['movement', 3],
      ['movement', 4],
      ['road', 1],
    ],
  });

  t.play('card 1 (hits S M L)', 'no command', 'forward', 'die 1', 'forward');
  t.play('card 1', 'forward', 'forward', 'card 2', 'forward');

  expect(t.g.round).toBe(3);
  expect(t.cardsOf('orange')).toMatchObject({ hand: ['4a', '5a', '5b', '5c', '6b'], played: [] });
  expect(t.cardsOf('orange').discard).toEqual(['1a', '1b', '2c']);
});

test('TR-GER-5: a shot is the top card of the deck, which is discarded', () => {
  const t = play({
    cars: { 'orange small': [1, 3, 3], 'blue large': [1, 3, 5] },
    hand: { orange: ['1a'] },
    luck: [
      ['card', '6c'],
      ['damage', 'dent'],
    ],
  });

  t.play('forward', "shoot at Blue's large car");

  expect(t.damage('blue large')).toEqual(['dent']);
  expect(t.cardsOf('orange')).toMatchObject({ discard: ['6c'], left: 16 });
});

test('TR-GER-5: a card that does not show the size of the target misses', () => {
  const t = play({
    cars: { 'orange small': [1, 3, 3], 'blue small': [1, 3, 5] },
    hand: { orange: ['1a'] },
    luck: [['card', '6c']],
  });

  t.play('forward', "shoot at Blue's small car");

  expect(t.damage('blue small')).toEqual([]);
  expect(t.happened('shot')).toMatchObject([{ hit: false }]);
});

test('TR-EX-69, TR-GER-6: an empty deck in mid-round is the shuffled discard, without the cards on boards', () => {
  const all = must(thunderRoad.content({ crew1: 'german' })).deck.map(({ name }) => name);
  const t = play({
    cars: { 'orange small': [1, 3, 3], 'blue large': [1, 3, 5] },
    hand: { orange: ['1a'] },
    discarded: { orange: all.slice(1) },
    luck: [
      ['card', 16],
      ['damage', 'dent'],
    ],
  });

  t.play('forward', "shoot at Blue's large car");

  expect(t.happened('reshuffled')).toHaveLength(1);
  expect(t.cardsOf('orange')).toMatchObject({ hand: [], played: ['1a'], discard: ['6c'], left: 16 });
});

test('TR-RUL-100: a shot that is rolled again is the next card; the last one is remembered when the discard is shuffled', () => {
  const t = play({
    carnage: true,
    cars: { 'orange small': [1, 3, 3], 'blue large': [1, 3, 5] },
    damage: { 'orange small': ['crooked sight'] },
    hand: { orange: ['1b'] },
    luck: [
      ['card', '6c'],
      ['card', '6a'],
    ],
  });

  t.play('forward', "shoot at Blue's large car", 'roll again');

  expect(t.damage('blue large')).toEqual([]);
  expect(t.cardsOf('orange').discard).toEqual(['6a', '6c']);
  expect(thunderRoad.view(t.g, 1).crews[0].deck?.shown).toBe(CARDS + 15);
});

test('TR-RUL-101: as the table wishes, the mean of a card decides instead of the sum of five', () => {
  for (let seed = 0; seed < 40; seed++) {
    const options = { seats: 2, crew2: 'german', normaliseFirstPlayer: true } as const;
    const g = thunderRoad.setup(must(thunderRoad.content(options)), keyFromSeed(seed));
    const means = g.crews.map(({ dice }) => dice.reduce((sum, die) => sum + valueOf(g.content, die), 0) / dice.length);

    expect(means[g.first]).toBe(Math.min(...means));
  }
});

test('TR-GER-7, TR-RUL-39: a pit is rolled for, not drawn', () => {
  const t = play({
    carnage: true,
    hidden: { pit: [[1, 3, 4]] },
    hand: { orange: ['1a'] },
    luck: [['shooting', 'medium']],
  });

  t.play('forward');

  expect(t.happened('pitRolled')).toMatchObject([{ hit: false }]);
  expect(t.cardsOf('orange').discard).toEqual([]);
});

test('TR-GER-6: everybody sees discards and what is played, only its owner sees a hand', () => {
  const t = play({ cars: { 'orange small': [1, 3, 3], 'orange large': [1, 5, 3], 'blue large': [2, 3, 3] } });

  t.play("Orange's small car".replace('Orange', 'move Orange'), 'card 6');
  const [own, other, onlooker] = [0, 1, -1].map(seat => thunderRoad.view(t.g, seat).crews[0]);

  expect(own.dice).toHaveLength(4);
  expect(own.dice.every(card => card >= CARDS && card !== HIDDEN)).toBe(true);
  expect([other.dice, onlooker.dice]).toEqual([new Array(4).fill(HIDDEN), new Array(4).fill(HIDDEN)]);
  expect(other.deck).toEqual({ pile: 13, discard: [], played: [CARDS + 16], shown: NONE });
  const drawn = { type: 'drewCards', seat: 0, count: 2, cards: [16, 17] } as const;
  expect([0, 1, -1].map(seat => thunderRoad.redact(drawn, seat))).toEqual([
    drawn,
    { ...drawn, cards: [] },
    { ...drawn, cards: [] },
  ]);
});

test('TR-DB-26: an owner’s pack pairs values and faces the other way: good shots on fast cards', () => {
  const { deck: usual } = must(thunderRoad.content({ crew1: 'german' }));
  const turned = Object.fromEntries(usual.map(({ name }, i) => [name, { face: usual[usual.length - 1 - i].face }]));

  const { deck } = must(thunderRoad.content({ crew1: 'german' }, { deck: turned }));
  const refused = thunderRoad.content({ crew1: 'german' }, { deck: { '1a': { value: 6 } } });

  expect(deck.filter(({ face }) => face === 'SML').map(({ value }) => value)).toEqual([4, 5, 6]);
  expect(refused).toMatchObject({ ok: false, code: 'bad-pack' });
});

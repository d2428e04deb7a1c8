import { expect, test } from 'vitest';
import { lastAurora } from '../src/index.ts';
import { type Table, table, trailer, truck } from './table.ts';

// The people of the examples, and the track of LA-EX-1 from left to right.
const [A, D, K, S] = [0, 1, 2, 3];
const TRACK = [K, A, D, S];
const ALONE = { crew: ['Leader'] };
const SEATS = [ALONE, ALONE, ALONE, ALONE];

/** Who is asked, one after the other, while all give the same answer. */
const asked = (t: Table, answer: string): number[] => {
  const seats: number[] = [];
  while (t.asked().seats.length > 0) {
    seats.push(...t.asked().seats);
    t.play(answer);
  }
  return seats;
};

test('LA-EX-1, LA-ORD-1, LA-ORD-2, LA-ORD-4: explore turns go from the left of the track to the right', () => {
  const t = table({ start: 'explorePhase', seats: SEATS, track: TRACK });

  expect(asked(t, 'pass')).toEqual([K, A, D, S]);
});

test('LA-EXP-1, LA-DIF-2, LA-TIM-2: when all have had a turn the track is read again', () => {
  const one = { crew: ['Leader'] };
  const two = { crew: ['Leader', 'Driver'] };
  const t = table({ start: 'explorePhase', seats: [one, two, one], track: [2, 0, 1] });

  const seats: number[] = [];
  while (t.asked().seats.length > 0) {
    seats.push(...t.asked().seats);
    t.play('pass');
    if (t.asked().name === 'pass.chooseSurvivor') t.play('Leader');
  }

  expect(seats).toEqual([2, 0, 1, 1]);
});

test('LA-EX-1b, LA-ORD-1, LA-ORD-3, LA-ORD-5, LA-MOV-1: movement turns go from the right to the left', () => {
  const seats = SEATS.map(seat => ({ ...seat, cargo: ['fuel'] }));
  const t = table({ start: 'movementPhase', seats, track: TRACK });

  expect(asked(t, 'stay')).toEqual([S, D, A, K]);
});

test('LA-ORD-5: ambushes and convoy fire go from the right to the left', () => {
  const armed = { ...ALONE, convoy: [truck(['survivor', 'any: ammo', 'weapon1']), trailer(['any'])] };
  const ambush = table({ start: 'firePhase.ambush', seats: SEATS, track: TRACK, row: ['III'], lootDeck: ['Coil Gun'] });
  const fire = table({
    start: 'firePhase.convoyFire',
    seats: [armed, armed, armed, armed],
    track: TRACK,
    enemies: [{ enemy: 'II' }],
  });

  const ambushed: number[] = [];
  while (ambush.asked().name === 'sufferAmbush.chooseWay') {
    ambushed.push(...ambush.asked().seats);
    ambush.play('1 contamination');
  }

  expect(ambushed).toEqual([S, D, A, K]);
  expect(asked(fire, 'hold fire')).toEqual([S, D, A, K]);
});

test('LA-ORD-7, LA-RUL-5: under enemy fire the players of a region suffer from the right to the left', () => {
  const t = table({
    start: 'firePhase.enemyFire',
    seats: SEATS,
    track: TRACK,
    enemies: [{ enemy: 'I' }],
    outcomes: [{ enemy: { I: 1 } }, { back: 'TRUCK' }],
  });

  expect(asked(t, 'truck, slot 2')).toEqual([S, D, A, K]);
});

test('LA-ORD-6, LA-RST-5: all rest at the same time, in whatever order they answer', () => {
  const hungry = { crew: ['Leader'], exhausted: ['Co-pilot'], cargo: ['food'] };
  const t = table({ start: 'restPhase', seats: [hungry, hungry, hungry] });

  expect(t.asked().seats).toEqual([0, 1, 2]);
  t.playAs(1, 'go on');
  expect(t.asked().seats).toEqual([0, 2]);
  t.playAs(2, 'feed an exhausted survivor');
  t.playAs(0, 'go on');

  expect([0, 1, 2].map(seat => t.zone('Co-pilot', seat))).toEqual(['rest', 'rest', 'active']);
});

test('LA-RND-1, LA-TIM-1: a round has five phases', () => {
  const t = table({ start: 'round', round: 0, seats: [ALONE, ALONE], deck: [] });

  asked(t, 'pass');

  const phases = t.events.flatMap(event => ('phase' in event ? [event.phase] : []));
  expect(phases).toEqual(['explore', 'rest', 'movement', 'fire', 'endOfRound']);
});

test('LA-RND-2, LA-TIM-1: after six rounds it is over, though nobody has moved', () => {
  const t = table({ start: 'game.rounds', round: 0, seats: [ALONE, ALONE], deck: [] });

  const turns = asked(t, 'pass');

  expect(turns).toHaveLength(12);
  expect([t.g.round, t.g.phase, t.g.dock]).toEqual([6, 'over', 5]);
  expect(lastAurora.waitingFor(t.g)).toEqual([]);
});

import { expect, test } from 'vitest';
import { lastAurora } from '../src/index.ts';
import { scoreOf } from '../src/rules/scoring.ts';
import { table, trailer, truck } from './table.ts';

const lone = {
  crew: ['Co-pilot'],
  convoy: [truck(['survivor', 'any: fuel', 'armour: damage']), trailer(['any: food'])],
  items: ['Welding Torch'],
  fame: 5,
};

/** The Final Howl ambushes player 1, whose only survivor has skill 1. */
const ambushed = (players: number, options = {}) =>
  table({
    start: 'game.rounds > round.fire',
    options: { mineVariant: 'on', ...options },
    seats: [lone, { at: 4 }, { at: 2 }].slice(0, players),
    track: [2, 0, 1].filter(seat => seat < players),
    row: ['III'],
    lootDeck: ['Captive'],
    enemies: [{ enemy: 'II', targets: [0, 1, 0, 1], region: 'Bay' }],
    mines: [{ road: '9-10', owner: 0 }],
  });

const die = (t: ReturnType<typeof ambushed>) => {
  t.playAs(1, '1 contamination', 'Leader');
  t.playAs(0, '1 contamination');
  if (t.asked().name === 'contaminate.chooseSurvivor') t.play('Co-pilot');
};

test('LA-DX-37, LA-ELM-1: whoever loses the last survivor is out at once, with everything', () => {
  const t = ambushed(3);

  die(t);

  expect(t.happened('eliminated')).toEqual([{ type: 'eliminated', seat: 0 }]);
  expect(t.track()).toEqual([2, 1]);
  expect(t.enemy('II')?.targets).toEqual([1, 1]);
  expect([t.convoy(0), t.items(0)]).toEqual([[], []]);
  expect(t.g.itemDiscard).toHaveLength(1);
  expect(t.asked().seats).toEqual([2]);
});

test('LA-ELM-2, LA-RUL-26: the eliminated rank last without a score, and nobody is measured against them', () => {
  const t = ambushed(3);
  die(t);

  expect(lastAurora.scores(t.g)[0]).toBe(0);
  expect(lastAurora.places(t.g)[0]).toBe(3);
  expect(scoreOf(t.g, 1).distance).toBe(2);
});

test('LA-RUL-26: of several who are eliminated all rank last', () => {
  const t = ambushed(3);
  die(t);

  t.g.players[1].out = true;

  expect(lastAurora.places(t.g)).toEqual([3, 3, 1]);
});

test('LA-RUL-70: their mines stay', () => {
  const t = ambushed(3);
  die(t);

  expect(t.g.mines?.roads).toHaveLength(1);
});

test('LA-ELM-2, LA-RUL-26: the last player left wins at once', () => {
  const t = ambushed(2);

  die(t);

  expect([t.g.phase, t.asked().seats]).toEqual(['over', []]);
  expect(lastAurora.places(t.g)).toEqual([2, 1]);
});

test('LA-ELM-2, LA-OPT-19: or plays on, if the table wants it so', () => {
  const t = ambushed(2, { lastPlayerStanding: 'playOn' });

  die(t);

  expect(t.asked().seats).toEqual([1]);
});

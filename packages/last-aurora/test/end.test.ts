import { describe, expect, test } from 'vitest';
import { lastAurora } from '../src/index.ts';
import { sufferAmbush } from '../src/rules/ambush.ts';
import { endOfRound } from '../src/rules/end-of-round.ts';
import { explorePhase } from '../src/rules/exploration.ts';
import { round } from '../src/rules/game.ts';
import { movementTurn } from '../src/rules/movement.ts';
import { scoreOf } from '../src/rules/scoring.ts';
import { damage } from '../src/verbs/damage.ts';
import { type Side, type Start, type Table, table } from './table.ts';

const ended = (start: Partial<Start>): Table => table({ play: [() => endOfRound()], ...start });
const TEN = ['driver-1', 'hauler', 'flatbed', 'rack', 'plating'];

const reaching = (node: number, more: Partial<Start> = {}): Table =>
  ended({
    dock: 2,
    deck: TEN,
    sides: [{ active: ['leader-1'], node }],
    play: [() => endOfRound(), () => round()],
    ...more,
  });

describe('end of round', () => {
  test('LA-DX-33, LA-EOR-5, LA-EOR-6, LA-EOR-7, LA-EOR-9: of four cards the leftmost is discarded, the rest slide, two are revealed', () => {
    const t = ended({
      seats: 3,
      row: ['petrol', 'store', '', 'rusty-1', 'rusty-2'],
      deck: TEN,
      adjust: g => {
        g.supply[3] = 0;
      },
    });

    expect(t.row()).toEqual(['store', 'rusty-1', 'rusty-2', 'hauler', 'driver-1']);
    expect(t.goods(0)[0]).toEqual(['food', 'fuel']);
    expect(t.ids(t.g.discard)).toEqual(['petrol']);
    expect(t.supply('fuel')).toBe(3);
  });

  test('LA-DX-34, LA-EOR-5, LA-REV-2: with two players two cards stay', () => {
    const t = ended({ row: ['petrol', 'store', 'scout-1', 'rusty-1', 'rusty-2'], deck: TEN });

    expect(t.row()).toEqual(['rusty-1', 'rusty-2', 'flatbed', 'hauler', 'driver-1']);
    expect(t.ids(t.g.discard)).toEqual(['petrol', 'store', 'scout-1']);
  });

  test('LA-EOR-8: three or fewer are not discarded, but slide', () => {
    const t = ended({ seats: 4, row: ['', 'store', '', 'rusty-1', 'enemy-1'], deck: TEN });

    expect(t.row()).toEqual(['store', 'rusty-1', 'enemy-1', 'hauler', 'driver-1']);
    expect(t.g.discard).toEqual([]);
  });

  test('LA-RUL-40: an enemy that is trimmed leaves the game', () => {
    const t = ended({ row: ['enemy-1', 'store', 'rusty-1', 'rusty-2'], deck: TEN });

    expect(t.ids(t.g.removed)).toEqual(['enemy-1']);
    expect(t.ids(t.g.discard)).toEqual(['store']);
  });

  test('LA-EOR-4: the Aurora moves on to the next number of its line', () => {
    const white = ended({ dock: 2, deck: TEN });
    const red = ended({
      dock: 2,
      deck: TEN,
      adjust: g => {
        g.red = true;
      },
    });

    expect([white.g.dock, white.g.red]).toEqual([3, false]);
    expect([red.g.dock, red.g.red]).toEqual([3, true]);
  });

  test('LA-EOR-2, LA-SCO-10, LA-RUL-66: on or beyond the Aurora’s waypoint the game ends', () => {
    const { docks } = reaching(0).g.content.map;
    const [before, on, beyond] = [-1, 0, 1].map(step => reaching(docks[0][2] + step));

    expect([before.g.phase, before.g.round]).toEqual(['explore', 2]);
    for (const t of [on, beyond]) expect([t.g.phase, t.g.reached, t.asked().seats]).toEqual(['over', true, []]);
  });

  test('LA-EOR-3, LA-DIF-29, LA-RUL-82, LA-OPT-23: at a 6, white or red, the game ends', () => {
    const white = reaching(0, { dock: 5 });
    const red = reaching(0, {
      dock: 5,
      adjust: g => {
        g.red = true;
      },
    });

    for (const t of [white, red]) expect([t.g.phase, t.g.reached]).toEqual(['over', false]);
  });

  test('LA-DX-35, LA-EOR-3: at 5 it moves to 6 and another round is played', () => {
    const t = reaching(0, { dock: 4 });

    expect([t.g.dock, t.g.phase, t.g.round]).toEqual([5, 'explore', 2]);
  });

  test('LA-EOR-11, LA-RUL-83: passing the Aurora does not stop a move', () => {
    const t = table({
      phase: 'movement',
      sides: [{ active: ['leader-1'], cargo: ['fuel'], node: 15 }],
      play: [() => movementTurn(0), () => explorePhase()],
    });

    t.play('move', 'waypoint a17');

    expect(t.g.phase).toBe('explore');
  });

  const gardener: Side = { active: ['leader-1'], devices: { 0: 'greenhouse' } };

  test('LA-EOR-1, LA-EOR-10, LA-ICO-14, LA-DEC-27, LA-DIF-25, LA-PLC-15: a greenhouse gives 1 food each round, unless damaged', () => {
    const sound = ended({ sides: [gardener], deck: TEN });
    const broken = ended({ sides: [{ ...gardener, slots: { 0: 'survivor', 32: 'damage' } }], deck: TEN });

    expect(sound.cargo()).toEqual(['food', 'survivor']);
    expect(broken.cargo()).toEqual(['damage', 'survivor']);
  });

  test('LA-EOR-10, LA-DEC-27: with a full convoy the food may push something out or be forfeited', () => {
    const t = ended({ sides: [{ ...gardener, cargo: ['fuel', 'fuel', 'ammo', 'ammo', 'ammo', 'ammo'] }], deck: TEN });

    expect(t.may()).toEqual(['ammo', 'food', 'fuel']);
    t.play('food');

    expect(t.count('food')).toBe(0);
  });

  test('LA-RUL-25, LA-OPT-18: also in the last round, unless the table plays it otherwise', () => {
    const yes = ended({ sides: [gardener], dock: 5 });
    const no = ended({ sides: [gardener], dock: 5, options: { lastRoundEffects: 'no' } });

    expect([yes.count('food'), no.count('food')]).toEqual([1, 0]);
  });
});

/** S is player 1. */
const final = (s: Side, other: Side, reached: boolean, more: Partial<Start> = {}): Table =>
  table({
    sides: [s, other],
    play: [],
    adjust: g => {
      g.reached = reached;
    },
    phase: 'over',
    ...more,
  });

describe('scoring', () => {
  const s: Side = {
    active: ['hunter-1'],
    rest: ['leader-1'],
    contamination: { 'leader-1': 1 },
    devices: { 0: 'generator' },
    slots: { 0: 'survivor', 8: 'survivor', 3: 'damage', 2: 'damage' },
    items: ['mre', 'torch'],
    fame: -1,
    node: 6,
  };

  test('LA-EX-15, LA-SCO-1, LA-SCO-2, LA-SCO-4, LA-SCO-5, LA-SCO-6, LA-SCO-7, LA-ITM-7, LA-SUR-BOUNTY, LA-ABL-4, LA-LTC-4, LA-FAM-7, LA-DIF-45, LA-DIF-55: 3 - 1 + 2 + 2 + 2 + 1 = 9', () => {
    const t = final(s, { active: ['leader-2'], node: 3 }, true);

    expect(scoreOf(t.g, 0)).toEqual({ distance: 3, fame: -1, items: 2, slots: 2, abilities: 2, last: 1 });
    expect(lastAurora.scores(t.g)[0]).toBe(9);
  });

  test('LA-EX-15b, LA-SCO-6, LA-PLC-15: with the generator’s slot damaged it is 7', () => {
    const t = final({ ...s, slots: { ...s.slots, 32: 'damage' } }, { active: ['leader-2'], node: 3 }, true);

    expect(lastAurora.scores(t.g)[0]).toBe(7);
  });

  test('LA-EX-15c, LA-SCO-8, LA-SCO-9: nobody reached it: three of four cards without damage count instead', () => {
    const t = final({ ...s, trailers: ['container-1', 'rusty-1'] }, { active: ['leader-2'], node: 3 }, false);

    expect(lastAurora.scores(t.g)[0]).toBe(11);
    expect(scoreOf(t.g, 1).last).toBe(2);
  });

  test('LA-SCO-3, LA-RUL-80, LA-RUL-81: a shortcut shortens the lead only if the last convoy could use it', () => {
    const far: Side = { active: ['leader-1'], node: 8 };
    const wheels = final(far, { active: ['leader-2'], node: 4 }, true);
    const tracks = final(far, { active: ['leader-2'], node: 4, truck: 'ambulance' }, true);

    expect([scoreOf(wheels.g, 0).distance, scoreOf(tracks.g, 0).distance]).toEqual([4, 3]);
    expect(scoreOf(wheels.g, 1).distance).toBe(0);
  });

  test('LA-SUR-ORPHAN, LA-SUR-PRISONER, LA-LTC-7, LA-LTC-12, LA-ABL-4: Orphan and Captive are worth 1 each, in any zone; a Bounty Hunter without loot nothing', () => {
    const t = final(
      { active: ['hunter-1'], rest: ['orphan-1'], exhausted: ['leader-1'] },
      { active: ['leader-2'] },
      true,
    );
    const captive = final({ exhausted: ['prisoner'], rest: ['hunter-1'] }, { active: ['leader-2'] }, true);

    expect(scoreOf(t.g, 0).abilities).toBe(1);
    expect(scoreOf(captive.g, 0).abilities).toBe(3);
    expect(scoreOf(captive.g, 0).last).toBe(2);
  });

  test('LA-DX-36, LA-TIE-1, LA-TIE-2: ties go to whoever is further ahead, then further right on the track', () => {
    const ahead = final({ active: ['leader-1'], node: 3 }, { active: ['leader-2'], fame: 3, node: 0 }, true);
    const right = final({ active: ['leader-1'] }, { active: ['leader-2'] }, true, { track: [0, 1] });

    expect(lastAurora.scores(ahead.g)).toEqual([4, 4]);
    expect(lastAurora.places(ahead.g)).toEqual([1, 2]);
    expect(lastAurora.places(right.g)).toEqual([2, 1]);
  });
});

const lone = (n: number): Side => ({
  active: [`copilot-${n}`],
  slots: { 0: 'survivor', 8: 'fuel' },
  items: ['torch'],
});

const start = (options: Readonly<Record<string, string>>): Table =>
  table({
    phase: 'fire',
    options,
    sides: [
      { active: ['copilot-1'], slots: { 0: 'survivor' } },
      { active: ['leader-2'], items: ['hazmat'] },
    ],
    play: [() => damage(0, 1, 'TRUCK'), () => movementTurn(1)],
  });

describe('losing everybody', () => {
  test('LA-DX-37, LA-ELM-1, LA-ELM-2, LA-RUL-26, LA-INV-11: the last survivor gone, everything of that player leaves, other tokens slide left', () => {
    const t = table({
      seats: 3,
      phase: 'fire',
      sides: [lone(1), lone(2), lone(3)],
      foes: [{ id: 'enemy-3', targets: [0, 1, 0] }],
      play: [() => sufferAmbush(0, 80), () => explorePhase()],
    });
    expect(t.card('enemy-3')).toBe(80);

    t.play('1 contamination', 'Co-pilot');

    expect(t.side().out).toBe(true);
    expect(t.g.track).toEqual([1, 2]);
    expect(t.g.enemies[0].targets).toEqual([1]);
    expect([t.cargo(), t.ids(t.side().convoy).join(''), t.items()]).toEqual([[], '', []]);
    expect(t.asked().seats).toEqual([1]);
    expect(lastAurora.places(t.g)[0]).toBe(3);
    expect(lastAurora.scores(t.g)[0]).toBe(0);
  });

  test('LA-RUL-26, LA-OPT-19: one player left ends the game and wins; or plays on', () => {
    const end = start({});
    const playOn = start({ lastPlayerStanding: 'playOn' });

    for (const t of [end, playOn]) t.play(t.at(0));

    expect([end.g.phase, end.asked().seats, lastAurora.places(end.g)]).toEqual(['over', [], [2, 1]]);
    expect(playOn.asked().seats).toEqual([1]);
  });
});

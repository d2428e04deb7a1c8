import { barrier, type Chance, fitting, keyFromSeed, must, type SettingValue, uniform } from '@lastroad/kernel';
import { conform } from '@lastroad/kernel/conformance';
import { playAtRandom } from '@lastroad/kernel/testing';
import { describe, expect, test } from 'vitest';
import { type Aurora, lastAurora } from '../src/index.ts';
import { SETTINGS } from '../src/state.ts';
import { faultsOf } from './invariants.ts';

const randomOptions = (dice: Chance): Record<string, SettingValue> =>
  fitting(
    SETTINGS,
    Object.fromEntries(SETTINGS.map(({ name, values }) => [name, values[uniform(dice, values.length)]])),
  );

interface Step {
  readonly before: Aurora;
  readonly after: Aurora;
}

/** Plays random games with random options and shows every step; people's asides are taken too, now and then. */
const watch = (games: number, seed: string, look: (step: Step) => void): void => {
  for (let n = 0; n < games; n++) {
    const dice: Chance = { key: keyFromSeed(`${seed} ${n}`), drawn: 0 };
    const g = lastAurora.setup(must(lastAurora.content(randomOptions(dice))), keyFromSeed(`${seed} table ${n}`));
    for (let asked = lastAurora.waitingFor(g); asked.length > 0; asked = lastAurora.waitingFor(g)) {
      const seat = asked[uniform(dice, asked.length)];
      const asides = lastAurora.asides(g, seat);
      const options = asides.length > 0 && uniform(dice, 8) === 0 ? asides : lastAurora.options(g, seat);
      const before = lastAurora.clone(g);
      lastAurora.choose(g, seat, options[uniform(dice, options.length)]);
      look({ before, after: g });
    }
  }
};

describe('properties of random games', () => {
  test('LA-INV-1, LA-INV-2, LA-INV-3, LA-INV-4, LA-INV-5, LA-INV-6, LA-INV-7, LA-INV-8, LA-INV-9, LA-INV-10, LA-INV-11, LA-INV-12, LA-INV-14, LA-INV-15, LA-INV-18, LA-INV-19, LA-INV-20: hold at every decision, also while cargo is moved about', () => {
    const faults = new Set<string>();
    watch(60, 'invariants', ({ after }) => {
      for (const fault of faultsOf(after)) faults.add(fault);
    });

    expect([...faults]).toEqual([]);
  });

  test('LA-INV-13: no card and no token is made or lost', () => {
    const changed = new Set<string>();
    watch(25, 'components', ({ before, after }) => {
      const was = lastAurora.components(before);
      for (const [name, count] of Object.entries(lastAurora.components(after)))
        if (count !== was[name]) changed.add(name);
    });

    expect([...changed]).toEqual([]);
  });

  test('LA-INV-17, LA-MOV-8: closed roads stay closed and convoys never go back', () => {
    let backwards = 0;
    let reopened = 0;
    watch(30, 'forward', ({ before, after }) => {
      const { nodes } = after.content.map;
      after.players.forEach((player, seat) => {
        if (nodes[player.node].rank < nodes[before.players[seat].node].rank) backwards++;
      });
      if (before.closed.some((road, i) => after.closed[i] !== road)) reopened++;
    });

    expect([backwards, reopened]).toEqual([0, 0]);
  });

  test('LA-RUL-50: whatever shows a hidden card is behind the barrier of undo', () => {
    let shownBefore = 0;
    watch(30, 'barrier', ({ before, after }) => {
      const shown = (['deck', 'itemDeck', 'outcomeDeck'] as const).some(
        deck => after[deck].length < before[deck].length,
      );
      if (shown && barrier(after) === barrier(before)) shownBefore++;
    });

    expect(shownBefore).toBe(0);
  });
});

describe('the contract', () => {
  test('random games with random options keep the contract', () => {
    expect(conform(lastAurora, { games: 25, seed: 'contract', bound: 3000 }).fault).toBeNull();
  });

  test.each([1, 2, 3, 4])('so do games of %i with the options as written', seats => {
    const preset = Object.fromEntries(SETTINGS.map(({ name, preset: value }) => [name, value]));
    for (const mapSide of ['alpha', 'beta'])
      expect(
        conform(lastAurora, {
          games: 3,
          seed: `${mapSide} ${seats}`,
          options: { ...preset, seats, mapSide },
          bound: 3000,
        }).fault,
      ).toBeNull();
  });

  test('what a seat imagines depends on what it knows and on the key, not on what is hidden', () => {
    const g = lastAurora.setup(must(lastAurora.content({ seats: 3 })), keyFromSeed(8));
    playAtRandom(lastAurora, g, 8, 120);
    const key = keyFromSeed('mind');

    const twin = lastAurora.imagine(g, 0, key);
    const again = lastAurora.imagine(lastAurora.imagine(g, 0, keyFromSeed('other')), 0, key);

    expect([again.deck, again.itemDeck, again.outcomeDeck, again.lootDeck, again.box]).toEqual([
      twin.deck,
      twin.itemDeck,
      twin.outcomeDeck,
      twin.lootDeck,
      twin.box,
    ]);
  });

  test('a clone is a full copy', () => {
    const g = lastAurora.setup(must(lastAurora.content({ seats: 1, mapSide: 'beta' })), keyFromSeed(3));
    playAtRandom(lastAurora, g, 3, 40);
    const copy = lastAurora.clone(g);

    expect(copy).toEqual({
      ...structuredClone({ ...g, content: null, events: null, draws: null }),
      content: g.content,
    });
  });

  test('a save stays small', () => {
    for (const seats of [1, 2, 3, 4]) {
      const g = lastAurora.setup(must(lastAurora.content({ seats })), keyFromSeed(seats));
      playAtRandom(lastAurora, g, seats, 150);
      expect(lastAurora.save(g).length).toBeLessThan(8000);
    }
  });
});

import type { Game, Key, Seat } from '@lastroad/kernel';
import { conform } from '@lastroad/kernel/conformance';
import { expect, test } from 'vitest';
import { type Race, thunderRoad } from '../../../src/index.ts';
import { sectionsOf } from '../../../src/modules/rig/boards.ts';
import { FACE_DOWN } from '../../../src/state.ts';
import { isFaceDown, tokenAt } from '../../../src/verbs/board.ts';
import { neighbour } from '../../../src/verbs/geometry.ts';

const OPTIONS = { seats: 2, crew1: 'rig', crew2: 'cars' } as const;
const PLAN = { games: 6, seed: 'dropped', options: OPTIONS, modules: 'none', bound: 3000 } as const;

const BEHIND = [3, 4, 5];

/** The spaces behind the rig that have a token lying face down: it may have dropped it there itself. */
const dropped = (g: Race): number[] => {
  const { at } = g.cars[sectionsOf(g)[2]];
  const spaces = at < 0 ? [] : BEHIND.map(way => neighbour(g.content, at, way));
  return spaces.filter(space => space >= 0 && isFaceDown(tokenAt(g, space)));
};

test('TR-RIG-35: what the rig drops is known to nobody, its owner included', () => {
  let drops = 0;
  const watch = (g: Game, { seat, choice }: { readonly seat: Seat; readonly choice: number }): void => {
    if (thunderRoad.question(g as Race, seat)?.name === 'drop.chooseSpace' && choice >= 0) drops++;
  };

  expect(conform(thunderRoad, { ...PLAN, watch }).fault).toBeNull();
  expect(drops).toBeGreaterThan(3);
});

test('TR-RIG-35: a dropped token that is told, shown, or not dealt anew is found out', () => {
  const told = conform(
    {
      ...thunderRoad,
      choose(g: Race, seat: Seat, choice: number) {
        thunderRoad.choose(g, seat, choice);
        for (const [i, event] of g.events?.entries() ?? []) {
          if (event.type !== 'dropped') continue;
          const hazard = tokenAt(g, event.space) % FACE_DOWN;
          g.events?.splice(i, 1, Object.assign({ hazard }, event));
        }
      },
    },
    PLAN,
  );
  const shown = conform(
    {
      ...thunderRoad,
      view: (g: Race, seat: Seat) => ({
        ...thunderRoad.view(g, seat),
        behind: seat === 0 ? dropped(g).map(space => tokenAt(g, space)) : [],
      }),
    },
    PLAN,
  );
  const kept = conform(
    {
      ...thunderRoad,
      imagine(g: Race, seat: Seat, key: Key) {
        const twin = thunderRoad.imagine(g, seat, key);
        for (const space of dropped(g)) {
          const place = space % g.tokens.length;
          const other = twin.tokens.indexOf(g.tokens[place]);
          if (other >= 0) [twin.tokens[place], twin.tokens[other]] = [twin.tokens[other], twin.tokens[place]];
        }
        return twin;
      },
    },
    PLAN,
  );

  expect([told.fault?.check, shown.fault?.check, kept.fault?.check]).toEqual(['events', 'secrets', 'imagine']);
});

import { type Chance, keyFromSeed, must, SPECTATOR, uniform } from '@lastroad/kernel';
import { expect, test } from 'vitest';
import { type AuroraView, lastAurora } from '../src/index.ts';
import { DAMAGE, EMPTY, NONE } from '../src/state.ts';
import { waypointName } from '../src/view/names.ts';

/** Random games up to their first question of a name: the view of everybody, and the choice before it. */
const askedFirst = (name: string): { readonly views: readonly AuroraView[]; readonly before: number } => {
  for (let seed = 0; seed < 60; seed++) {
    const g = lastAurora.setup(must(lastAurora.content({ seats: 2 })), keyFromSeed(seed));
    const dice: Chance = { key: keyFromSeed(`view ${seed}`), drawn: 0 };
    let before = NONE;
    for (let asked = lastAurora.waitingFor(g); asked.length > 0; asked = lastAurora.waitingFor(g)) {
      const [seat] = asked;
      if (lastAurora.question(g, seat)?.name === name)
        return { views: [0, 1, SPECTATOR].map(eyes => lastAurora.view(g, eyes)), before };
      const options = lastAurora.options(g, seat);
      before = options[uniform(dice, options.length)];
      lastAurora.choose(g, seat, before);
    }
  }
  throw new Error(`nobody was ever asked ${name}`);
};

test('LA-EXP-7: everybody sees which space is being explored', () => {
  const { views, before } = askedFirst('explore.chooseParty');

  expect(views.map(({ exploring }) => exploring)).toEqual([before, before, before]);
  expect(askedFirst('exploreTurn.chooseAct').views[0].exploring).toBe(NONE);
});

test('LA-PLC-9: everybody sees the damage that needs a slot', () => {
  expect(askedFirst('damage.chooseSlot').views.map(({ inHand }) => inHand)).toEqual([DAMAGE, DAMAGE, DAMAGE]);
  expect(askedFirst('exploreTurn.chooseAct').views[0].inHand).toBe(EMPTY);
});

test('LA-AMB-5: everybody sees which enemy lies in ambush', () => {
  const { views } = askedFirst('sufferAmbush.chooseWay');

  for (const { facing, enemies } of views) expect(enemies.map(({ card }) => card)).toContain(facing);
});

test('LA-RUL-21: a waypoint is called by the number the map shows, and by its id where two share that number', () => {
  const content = must(lastAurora.content({ seats: 2 }));
  const { nodes } = content.map;
  const beside = { ...nodes[7], id: 'beside' };
  const doubled = { ...content, map: { ...content.map, nodes: [...nodes, beside] } };

  expect(nodes.map((_, node) => waypointName(content, node))).toEqual(nodes.map(({ rank }) => String(rank)));
  expect([6, 7, nodes.length].map(node => waypointName(doubled, node))).toEqual(['6', nodes[7].id, 'beside']);
});

import { AGAIN, type Next } from '@lastroad/kernel';
import { removeTile, tileName, travel } from '../../rules/drive.ts';
import { dragOn } from '../../rules/movement.ts';
import { AMMO, AUTOMA, type Aurora, FUEL, type MapPoint, type RoadNumber, TOKENS, task } from '../../state.ts';
import { isSilenced, occur } from '../../verbs/occasions.ts';
import { nodeOf } from '../../verbs/order.ts';
import { distance } from '../../verbs/roads.ts';
import { crewSize } from '../../verbs/survivors.ts';
import { automaDrawsItems, automaGains, automaRecruits, automaSickens, automaSpends, rivalOf } from './verbs.ts';

const FAR_BEHIND = 6;

/** LA-AUM: abilities of its face-up cards, then the full distance, always. */
export const automaMoves = task('automaMoves', () => ({ points: 0, shortcut: false, moved: false }), {
  // FS-STORY-44.
  offer: (g): Next =>
    rivalOf(g)
      .shown.filter(action => g.content.automaCards[action].movement !== 'none')
      .flatMap(card => occur(g, { what: 'automaCard', who: AUTOMA, card })),
  // LA-AUM-6, LA-AUK-2, 4, 6, 10.
  abilities(g, f): Next {
    const rival = rivalOf(g);
    for (const action of rival.shown) {
      if (isSilenced(g, action)) continue;
      const { movement } = g.content.automaCards[action];
      if (movement === 'shortcut') f.shortcut = true;
      else if (movement === 'fuelOrAmmo') automaGains(g, rival.stock[FUEL] === 0 ? FUEL : AMMO);
      else if (movement === 'recruitIfFewer' && rival.survivors + rival.contaminated < crewSize(g.players[0]))
        automaRecruits(g);
    }
    if (g.content.map.leaving[rival.node].length > 0) return occur(g, { what: 'move0', who: AUTOMA });
  },
  // LA-AUM-2, 3, FS-INT-25.
  speed(g, f) {
    const rival = rivalOf(g);
    const speed = g.content.automaBoard.speed + speedIcons(g) + (isFarBehind(g, f.shortcut) ? 1 : 0);
    f.points = Math.max(0, speed - dragOn(g, AUTOMA)) + rival.stock[FUEL];
    while (rival.stock[FUEL] > 0) automaSpends(g, FUEL);
  },
  move(g, f): Next {
    if (f.points === 0 || g.content.map.leaving[rivalOf(g).node].length === 0) return;
    const road = nextRoad(g, f.shortcut);
    if (g.content.map.roads[road].kind !== 'main') f.shortcut = false;
    f.moved = true;
    f.points--;
    // LA-RUL-96. Roads hurt it as they hurt everybody.
    return [...travel(g, AUTOMA, road), AGAIN];
  },
  // LA-AUM-6, 8, LA-MOV-12.
  tile(g, f): Next {
    if (!f.moved) return occur(g, { what: 'stay', who: AUTOMA });
    const met = tileName(g, rivalOf(g).node) === null ? [] : occur(g, { what: 'waypoint', who: AUTOMA });
    visitTile(g);
    return [...met, ...occur(g, { what: 'arrived', who: AUTOMA })];
  },
});

const speedIcons = (g: Aurora): number => {
  const { damage } = rivalOf(g);
  return g.content.automaBoard.rows.flatMap(row => row.slots).filter((slot, i) => slot === 'speed' && !damage[i])
    .length;
};

/** LA-RUL-91. */
const isFarBehind = (g: Aurora, shortcut: boolean): boolean => {
  const { node } = rivalOf(g);
  const ahead: MapPoint = nodeOf(g, 0);
  return ahead > node && distance(g, node, ahead, shortcut, shortcut) >= FAR_BEHIND;
};

/** LA-AUM-5, LA-AUK-6, LA-RUL-92, 93: the main road, or the first shortcut it meets while the card is shown. */
const nextRoad = (g: Aurora, shortcut: boolean): RoadNumber => {
  const { leaving, roads, ends, nodes } = g.content.map;
  const { node } = rivalOf(g);
  const open = leaving[node].filter(road => roads[road].kind !== 'main' && !g.closed.includes(road));
  const main = leaving[node].find(road => roads[road].kind === 'main') ?? leaving[node][0];
  if (!shortcut || open.length === 0) return main;
  const saved = (road: RoadNumber): number => nodes[ends[road].to].rank - nodes[node].rank;
  const harm = (road: RoadNumber): number => roads[road].damage + roads[road].contamination;
  return open.reduce((best, road) =>
    saved(road) > saved(best) || (saved(road) === saved(best) && harm(road) < harm(best)) ? road : best,
  );
};

const visitTile = (g: Aurora): void => {
  const rival = rivalOf(g);
  const tile = tileName(g, rival.node);
  if (tile === null) return;
  if (tile === 'contamination') return automaSickens(g, 1);
  if (tile === 'item') {
    removeTile(g, AUTOMA, rival.node);
    return automaDrawsItems(g, 1);
  }
  // LA-RUL-37.
  if (automaGains(g, TOKENS.indexOf(tile))) removeTile(g, AUTOMA, rival.node);
};

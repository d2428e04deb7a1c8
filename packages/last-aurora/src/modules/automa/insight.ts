import type { Outlook } from '../../insight/outlook.ts';
import { hasTurnAhead } from '../../insight/road.ts';
import { AUTOMA, type Aurora, FUEL } from '../../state.ts';

/** Stars and cards that the Automa picks up in a round, about. */
const FAME_A_ROUND = 0.6;
const CARDS_A_ROUND = 0.35;
const GROWTH = 0.3;

/** Fuel it finds in a round. */
const FUEL_A_ROUND = 1.2;

const speedNow = (g: Aurora): number => {
  const { rows, speed } = g.content.automaBoard;
  const damage = g.automa?.damage ?? [];
  const wide = rows[0].slots.length;
  let icons = 0;
  for (let slot = 0; slot < damage.length; slot++)
    if (!damage[slot] && rows[Math.floor(slot / wide)].slots[slot % wide] === 'speed') icons++;
  return speed + icons;
};

/** Waypoints the Automa makes in a round (LA-AUM-2, 3): by what it has, and what it usually finds. */
export const automaPace = (g: Aurora): number => speedNow(g) + FUEL_A_ROUND;

/** Waypoints it has still to make in this round. */
export const automaNow = (g: Aurora): number => {
  if (g.automa === null || !hasTurnAhead(g, AUTOMA)) return 0;
  const finds = g.phase === 'explore' ? 0.2 * g.automa.pile.length : 0;
  return speedNow(g) + g.automa.stock[FUEL] + finds;
};

/** LA-AUZ-5..9: points the Automa may expect to end with, distance as the waypoint it will be at. */
export const automaPoints = (g: Aurora, { rounds, reached }: Outlook): number => {
  const rival = g.automa;
  if (rival === null) return 0;
  const way = g.content.map.nodes[rival.node].rank + automaNow(g) + rounds * automaPace(g);
  const cards = (rival.items.length + rival.loot.length) / 2;
  const crew = Math.min(g.content.automaBoard.survivors, rival.survivors + GROWTH * rounds);
  const groups = Math.max(0, soundGroups(g) - 0.3 * rounds);
  return (
    way +
    g.content.fame[rival.fame] +
    FAME_A_ROUND * rounds +
    cards +
    CARDS_A_ROUND * rounds +
    reached * crew +
    (1 - reached) * groups
  );
};

const soundGroups = (g: Aurora): number => {
  const { groups, rows } = g.content.automaBoard;
  const wide = rows[0].slots.length;
  const damage = g.automa?.damage ?? [];
  let sound = 0;
  for (let i = 0; i < groups.length; i++) {
    const { slots } = groups[i];
    let hurt = false;
    for (let j = 0; j < slots.length; j++)
      hurt ||= damage[(slots[j].charCodeAt(0) - 65) * wide + Number(slots[j][1]) - 1];
    if (!hurt) sound++;
  }
  return sound;
};

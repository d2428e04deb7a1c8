import type { Message } from '@lastroad/kernel';
import type { Inspection } from '@lastroad/ui';
import { TILE_KINDS } from '../../src/cards.ts';
import type { AuroraContent, AuroraView } from '../../src/index.ts';
import { NONE, SLOTS_PER_CARD } from '../../src/state.ts';
import { cardName, cardShown, listOf, roadEnds, slotName, waypointName } from '../../src/view/names.ts';
import { DECK_SLOTS } from '../modules/deck/telling.ts';
import { mineOn } from '../modules/mines/telling.ts';
import { inspectCard } from './inspect-card.ts';

/** A space of the row: its own offer, and the card that lies there. */
export const inspectSpace = (content: AuroraContent, view: AuroraView, space: number): Inspection | null => {
  const row = content.map.spaces[space];
  if (row === undefined) return null;
  const card = inspectCard(content, view, view.row[space] ?? NONE);
  const bonus = listOf(
    row.bonus.map(name => ({ key: `choice.bonus.${name}` })),
    'comma',
  );
  return {
    title: card?.title ?? { key: 'choice.emptySpace', values: { space: space + 1 } },
    kind: card?.kind ?? { key: 'face.kind.space' },
    text: [
      ...(card?.text ?? []),
      { key: 'face.costTitle', values: { space: space + 1, cost: row.cost } },
      { key: 'face.bonus', values: { bonus } },
    ],
    clauses: [...(card?.clauses ?? []), 'LA-EXP-8', 'LA-BON-1'],
    source: card?.source ?? row.source,
  };
};

export const inspectWaypoint = (content: AuroraContent, view: AuroraView, node: number): Inspection | null => {
  const row = content.map.nodes[node];
  if (row === undefined) return null;
  const tile = TILE_KINDS[view.tiles[node] ?? NONE];
  const [white, red] = content.map.docks.map(line => line.indexOf(node) + 1);
  const text: Message[] = [{ key: 'face.text.waypoint', values: { region: { key: `region.${row.region}` } } }];
  if (tile === 'contamination') text.push({ key: 'face.text.tileBad' });
  else if (tile !== undefined) text.push({ key: 'face.text.tileHere', values: { tile: { key: `token.${tile}` } } });
  if (white) text.push({ key: 'face.text.dockWhite', values: { dock: white } });
  if (red) text.push({ key: 'face.text.dockRed', values: { dock: red } });
  return {
    title: { key: 'face.waypoint', values: { node: waypointName(content, node) } },
    kind: { key: 'face.kind.waypoint' },
    text,
    clauses: ['LA-MOV-7', 'LA-MOV-10', ...(white || red ? ['LA-EOR-2'] : [])],
    source: row.source,
  };
};

const ROAD_CLAUSES = { main: 'LA-MOV-7', tracks: 'LA-SHC-1', dangerous: 'LA-BET-22', avalanche: 'LA-BET-23' } as const;

export const inspectRoad = (content: AuroraContent, view: AuroraView, road: number): Inspection | null => {
  const row = content.map.roads[road];
  if (row === undefined) return null;
  const { kind, damage, contamination } = row;
  const text: Message[] = [{ key: `face.text.${kind}`, values: { damage, contamination } }];
  if (view.closed.includes(road)) text.push({ key: 'face.text.closed' });
  const mine = mineOn(view, road);
  text.push(...mine.text);
  return {
    title: { key: 'face.road', values: roadEnds(content, road) },
    kind: { key: 'face.kind.road' },
    text,
    clauses: [ROAD_CLAUSES[kind], ...mine.clauses],
    source: row.source,
  };
};

/** What a slot is for, by what is printed on it. */
const slotText = (kind: string): string => `face.text.slot.${kind.replace(/^(weapon|junk|fame)\d?.*$/, '$1')}`;

const slotClause = (kind: string): string => {
  if (kind.startsWith('weapon')) return 'LA-CVF-14';
  if (kind in DECK_SLOTS) return DECK_SLOTS[kind as keyof typeof DECK_SLOTS];
  if (kind.startsWith('junk')) return 'FS-JUNK-2';
  if (kind === 'famePerAsgard') return 'FS-LOOT-9';
  if (kind.startsWith('fame')) return 'LA-SCO-6';
  if (kind === 'armour') return 'LA-PLC-13';
  if (kind === 'asgardArmour') return 'FS-ASG-9';
  return kind === 'any' || kind === 'survivor' || kind === 'foodOrFuel' ? 'LA-PLC-5' : 'LA-PLC-14';
};

/** Slots of all convoys in one line: a convoy has as many as this. */
export const SLOTS = 8 * SLOTS_PER_CARD;

export const inspectSlot = (content: AuroraContent, view: AuroraView, at: number): Inspection | null => {
  const player = view.players[Math.floor(at / SLOTS)];
  const slot = at % SLOTS;
  const number = player?.convoy[Math.floor(slot / SLOTS_PER_CARD)] ?? NONE;
  const card = number === NONE ? undefined : cardShown(content, view.stories?.archived ?? [], number);
  const kind = card?.slots[slot % SLOTS_PER_CARD];
  if (player === undefined || card === undefined || kind === undefined) return null;
  return {
    title: slotName(content, player, slot, view.stories?.archived),
    kind: cardName(content, number),
    text: [{ key: slotText(kind) }],
    clauses: ['LA-PLC-3', slotClause(kind), 'LA-PLC-15'],
    source: card.source,
  };
};

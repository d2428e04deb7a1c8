import type { MapRow } from '../board.ts';
import { CREWS } from '../cards.ts';
import type { Pack } from './tables.ts';

/** Part 24.3: what values must fit together for a game to work. The first thing that is wrong, with its path. */
export const senseless = (pack: Pack): string | null =>
  wrongConvoys(pack) ??
  wrongEnemies(pack) ??
  wrongOutcomes(pack) ??
  wrongFame(pack) ??
  wrongMaps(pack) ??
  wrongStories(pack);

const holds = (slots: readonly string[], kinds: readonly string[]): number =>
  slots.filter(slot => kinds.includes(slot)).length;

/** LA-DATC-1, 2. */
const wrongConvoys = (pack: Pack): string | null => {
  for (const { id, slots, towing, period } of pack.trucks) {
    if (holds(slots, ['any', 'survivor']) === 0) return `trucks.${id}.slots: no slot for a driver`;
    if (period === 'S' && towing < 1) return `trucks.${id}.towing: a start truck must tow a trailer`;
  }
  for (const colour of [0, 1, 2, 3]) {
    const truck = pack.trucks.find(row => row.colour === colour);
    const trailer = pack.trailers.find(row => row.colour === colour);
    const crew = pack.survivors.filter(row => row.colour === colour);
    if (truck === undefined || trailer === undefined || crew.length !== 2)
      return `trucks: colour ${colour} needs one truck, one trailer and two survivors`;
    const slots = [...truck.slots, ...trailer.slots];
    const any = holds(slots, ['any']);
    const survivors = Math.max(0, 2 - holds(slots, ['survivor']));
    const supplies = Math.max(0, 2 - holds(slots, ['foodOrFuel']));
    if (survivors + supplies + 1 > any) return `trailers.${trailer.id}.slots: no room for the start tokens`;
  }
  const short = CREWS.find(name => pack.survivors.filter(row => row.crew === name).length !== 2);
  return short === undefined ? null : `survivors: the crew "${short}" needs two`;
};

const shrinks = (boxes: readonly number[] = []): boolean => boxes.some((count, i) => i > 0 && count < boxes[i - 1]);

/** LA-DATC-4, 12. */
const wrongEnemies = ({ enemies, loot, survivors, trucks, trailers, devices }: Pack): string | null => {
  const numbers = new Set(enemies.map(({ module, number }) => `${module} ${number}`));
  if (numbers.size !== enemies.length) return 'enemies: two have the same number';
  for (const { id, boxes } of enemies) if (shrinks(boxes)) return `enemies.${id}.boxes: fewer for more players`;
  for (const { id, boxes } of loot) {
    if (shrinks(boxes)) return `loot.${id}.boxes: fewer for more players`;
    const faces = [...survivors, ...trucks, ...trailers, ...devices].filter(row => row.id === id);
    if (faces.length !== 1 || faces[0].period !== 'loot') return `loot.${id}: no card of this id has the period "loot"`;
  }
  return null;
};

/** LA-DATC-5. */
const wrongOutcomes = ({ outcomes }: Pack): string | null => {
  const wrong = outcomes.find(({ letters }) => new Set(letters).size !== letters.length);
  return wrong === undefined ? null : `outcomes.${wrong.id}.letters: a letter stands twice`;
};

const wrongFame = ({ fame }: Pack): string | null =>
  fame[0] === -1 && fame.includes(0) ? null : 'fame: the track begins at -1 and has a space without stars';

const wrongMaps = (pack: Pack): string | null => {
  const tiles = pack.tiles.reduce((sum, { copies }) => sum + copies, 0);
  return wrongMap(pack.alpha, tiles, 'alpha') ?? wrongMap(pack.beta, tiles, 'beta');
};

/** LA-DATC-8..10. */
const wrongMap = (map: MapRow, tiles: number, name: string): string | null => {
  const at = (id: string): number => map.nodes.findIndex(node => node.id === id);
  for (const { id, from, to } of map.roads) {
    if (at(from) < 0 || at(to) < 0) return `${name}.roads.${id}: leads from or to an unknown waypoint`;
    if (at(from) >= at(to)) return `${name}.roads.${id}: must lead to a later waypoint`;
  }
  for (let i = 0; i + 1 < map.nodes.length; i++) {
    const { id, region, rank } = map.nodes[i];
    if (!map.roads.some(road => road.kind === 'main' && road.from === id))
      return `${name}.nodes.${id}: no main road on`;
    if (map.nodes[i + 1].region < region) return `${name}.nodes.${id}.region: regions must follow each other`;
    if (map.nodes[i + 1].rank < rank) return `${name}.nodes.${id}.rank: ranks must not fall`;
  }
  const marked = map.nodes.filter(node => node.tile).length;
  if (marked !== tiles) return `${name}.nodes: ${marked} are marked for a tile, there are ${tiles} tiles`;
  return wrongDocks(map, at, name);
};

const wrongDocks = (map: MapRow, at: (id: string) => number, name: string): string | null => {
  for (const line of ['white', 'red'] as const) {
    const docks = map[line].map(at);
    const wrong = docks.findIndex((dock, i) => dock < 0 || (i > 0 && dock < docks[i - 1]));
    if (wrong >= 0) return `${name}.${line}[${wrong}]: no waypoint, or before the dock of the round before`;
  }
  return null;
};

/** FS-STORY-16: a text for every option. */
const wrongStories = ({ stories }: Pack): string | null => {
  const wrong = stories.find(({ options, words }) => words !== undefined && words.options.length !== options.length);
  return wrong === undefined
    ? null
    : `stories.${wrong.id}.words.options: ${wrong.options.length} options need as many texts`;
};

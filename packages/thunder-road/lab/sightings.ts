import type { ThunderContent, ThunderEvent } from '../src/index.ts';

/** The sides laid so far, by number of the tile. */
export type Laid = readonly number[];

const groundAt = (content: ThunderContent, laid: Laid, space: number): string[] => {
  const side = laid[Math.floor(space / content.area)];
  if (side === undefined) return [];
  return [`terrain ${content.terrains[content.sides[side].terrain[space % content.area]].name}`];
};

/** What of the content an event brings up: "hazard mine", "terrain mud", "tile flats". */
export const sightings = (content: ThunderContent, laid: Laid, event: ThunderEvent): string[] => {
  switch (event.type) {
    case 'tileLaid':
      return [`tile ${content.sides[event.side].name}`];
    case 'moved':
      return groundAt(content, laid, event.to);
    case 'turnedUp': {
      const { name, terrain } = content.hazards[event.hazard];
      return terrain === '' ? [`hazard ${name}`] : [`hazard ${name}`, `terrain ${terrain}`];
    }
    case 'damaged':
      return [`damage ${content.damage[event.token].name}`];
    case 'commanded':
      return [`command ${content.commands[event.command].name}`];
    case 'tokenSpent':
      return [`command ${content.commands[event.command].name}`];
    case 'laid':
      return [`hazard ${content.hazards[event.hazard].name}`];
    case 'afflicted':
      return [`lasting ${content.lasting[event.card].name}`];
    case 'eliminated':
      return [`cause ${event.cause}`];
    default:
      return [];
  }
};

import { NONE, type Race, type Space } from '../../state.ts';
import { halfSteps, isOnRearTile, laneOf } from '../../verbs/geometry.ts';
import { discardHazard } from '../../verbs/piles.ts';
import { rigOf } from './boards.ts';

/** TR-RIG-16: a space with an off-road token is off-road, and empty if nothing else is there. */
export const groundAt = (g: Race, space: Space): number =>
  rigOf(g).offRoad.includes(space) ? g.content.offRoad : NONE;

/** TR-RIG-24: which of the tokens lies furthest behind, of two level ones the left. */
const furthestBehind = (g: Race, spaces: readonly Space[]): Space => {
  const { content } = g;
  const place = (space: Space): number => halfSteps(content, space) * content.limits.lanes + laneOf(content, space);
  return spaces.reduce((last, space) => (place(space) < place(last) ? space : last));
};

/** TR-RIG-16, TR-RIG-17: an off-road token takes the place of the space, and of a token lying there. */
export const flatten = (g: Race, space: Space): void => {
  const rig = rigOf(g);
  discardHazard(g, space);
  if (rig.offRoad.includes(space)) return;
  if (rig.offRoad.length >= g.content.limits.offRoads) {
    const taken = furthestBehind(g, rig.offRoad);
    rig.offRoad = rig.offRoad.filter(other => other !== taken);
  }
  rig.offRoad.push(space);
  g.events?.push({ type: 'flattened', car: rig.front, space });
};

/** Tokens on the tile that is taken away can be used again. */
export const gatherTokens = (g: Race): void => {
  const rig = rigOf(g);
  rig.offRoad = rig.offRoad.filter(space => !isOnRearTile(g, space));
};

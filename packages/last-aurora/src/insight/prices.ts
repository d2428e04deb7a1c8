// What things are worth in points at the end of the game, about: begun with what seats had at the beginning of a round
// against the points by which they won or lost, over hundreds of games, and then set by play against earlier prices.

/** An action of the Explore phase, by the skill that is there for it. */
const ACTION: readonly number[] = [0, 0.5, 0.8, 0.95, 1];
export const actionWorth = (skill: number): number => (skill <= 0 ? 0 : ACTION[Math.min(skill, ACTION.length - 1)]);

/** A card in hand is a point at the end, and may do something before. */
export const ITEM_WORTH = 1.05;

/** A slot that draws one each round, for each round to come: the hand may be full. */
export const ITEM_EACH_ROUND = 0.75;

/** Fuel that is kept for another round. */
export const FUEL_WORTH = 1.4;

/** Food that somebody will eat: the first, and more of it. */
export const FOOD_WORTH = 1.1;
export const MORE_FOOD = 0.6;

/** What a hit brings: fame, and a part in loot and items. */
export const HIT_WORTH = 1.7;

/** What a shot at a player brings: steps of both tokens, and harm to somebody else. */
export const RAID_WORTH = 0.7;

/** Free places in the convoy, while there is something to come; the first matters most. */
export const ROOM_WORTH = 1.2;
export const MORE_ROOM = 0.5;

/** A resource that will not fit: something must be given up. */
export const SPILLED = 1;

/** Skill that a party still lacks: somebody will be away for it. */
export const LACKING = 0.35;

/** A slot that takes a damage, for each round to come. */
export const ARMOUR_WORTH = 0.06;
/** More of it for one that takes a damage in every round. */
export const GROWING_WORTH = 0.12;
/** A damage that must be placed: it costs a slot or its cargo. */
export const DAMAGE_COST = 0.3;
export const ILLNESS_COST = 0.8;

// What things are worth in points at the end of the game, about. Tuned by letting bots play.

/** An action of the Explore phase, by the skill that is there for it. */
export const ACTION: readonly number[] = [0, 0.8, 1.3, 1.5, 1.6];
export const actionWorth = (skill: number): number => (skill <= 0 ? 0 : ACTION[Math.min(skill, ACTION.length - 1)]);

/** A card in hand counts a point at the end, and may do more before. */
export const ITEM_WORTH = 1.15;

/** A food that somebody will eat: part of an action. */
export const FOOD_WORTH = 0.7;

/** What a hit brings beside its fame: a part in loot and items. */
export const HIT_WORTH = 1.35;

/** A free place in the convoy, while there is something to come; the first ones matter most. */
export const ROOM_WORTH = 0.25;
/** A slot that takes a damage, for each round to come. */
export const ARMOUR_WORTH = 0.12;
/** A damage that must be placed: it costs a slot or its cargo. */
export const DAMAGE_COST = 0.35;
export const ILLNESS_COST = 0.9;

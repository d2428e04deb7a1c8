import type { Seat } from '@lastroad/kernel';
import type { ConvoyCard, EncounterPower } from '../cards.ts';
import { AMMO, type Aurora, type Card, FOOD, FUEL, ITEM, NONE, type Space, type Token, TRUCK } from '../state.ts';
import { convoyCard } from '../verbs/convoy.ts';
import {
  actionWorth,
  DAMAGE_COST,
  FOOD_WORTH,
  FUEL_WORTH,
  ILLNESS_COST,
  ITEM_EACH_ROUND,
  ITEM_WORTH,
} from './prices.ts';

/** Rounds after this one, if nobody reaches the Aurora before. */
const roundsLeft = (g: Aurora): number => g.content.map.docks[0].length - 1 - g.dock;

/** What a card of the row would bring, before it is taken. Rough: what comes of it is seen when it has come. */
export const cardPrice = (g: Aurora, seat: Seat, card: Card, space: Space): number => {
  if (card === NONE) return 0;
  const data = g.content.cards[card];
  const rounds = roundsLeft(g);
  switch (data.kind) {
    case 'location':
      return goodsPrice(g, space) - EFFECT_COST[data.effect];
    case 'survivor':
      return 0.6 + (actionWorth(data.skill) * (rounds + 1)) / 2;
    case 'encounter':
      return ENCOUNTER_WORTH[data.power];
    case 'truck':
      return truckPrice(data, convoyCard(g, g.players[seat].convoy[TRUCK]), rounds);
    case 'trailer':
    case 'device':
      return 0.5 + slotsPrice(data, rounds);
    default:
      return 0;
  }
};

const ENCOUNTER_WORTH: Readonly<Record<EncounterPower, number>> = { merchant: 0.8, travellers: 1.6, deserter: 1.7 };

export const EFFECT_COST = { none: 0, damage: DAMAGE_COST, contamination: ILLNESS_COST, loseFame: 1 } as const;

const goodsPrice = (g: Aurora, space: Space): number => blockPrice(betterBlock(g, space));

/** The better one of a location's blocks. */
export const betterBlock = (g: Aurora, space: Space): readonly Token[] => {
  const left = g.goods[space * 2];
  const right = g.goods[space * 2 + 1];
  return blockPrice(left) >= blockPrice(right) ? left : right;
};

const blockPrice = (block: readonly Token[]): number => {
  let worth = 0;
  for (let i = 0; i < block.length; i++) worth += block[i] === ITEM ? ITEM_WORTH : tokenPrice(block[i]);
  return worth;
};

/** A resource, wherever it lies. */
export const tokenPrice = (token: Token): number => {
  switch (token) {
    case FUEL:
      return FUEL_WORTH;
    case FOOD:
      return FOOD_WORTH;
    case AMMO:
      return 0.7;
    default:
      return 0;
  }
};

const truckPrice = (card: ConvoyCard, own: ConvoyCard, rounds: number): number =>
  (card.speed - own.speed) * (0.5 + 0.8 * rounds) + slotsPrice(card, rounds) - slotsPrice(own, rounds) + 0.3;

const slotsPrice = ({ slots, tracks }: ConvoyCard, rounds: number): number => {
  let worth = tracks ? 0.2 * rounds : 0;
  for (let i = 0; i < slots.length; i++) {
    switch (slots[i]) {
      case 'any':
        worth += 0.25;
        break;
      case 'survivor':
      case 'foodOrFuel':
        worth += 0.2;
        break;
      case 'armour':
        worth += 0.12 * rounds;
        break;
      case 'asgardArmour':
        worth += 0.3 * rounds;
        break;
      case 'speed':
        worth += 0.5 + 0.8 * rounds;
        break;
      case 'foodPerRound':
        worth += FOOD_WORTH * rounds;
        break;
      case 'itemPerRound':
        worth += ITEM_EACH_ROUND * rounds;
        break;
      case 'itemLimit':
        worth += 0.3;
        break;
      case 'fame1':
        worth += 1;
        break;
      case 'fame2':
        worth += 2;
        break;
      default:
        worth += 0.2 * rounds;
    }
  }
  return worth;
};

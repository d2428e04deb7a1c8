import { type Frame, type Seat, TOGETHER, type Together, yetTo } from '@lastroad/kernel';
import { type SlotKind, TILE_KINDS } from '../cards.ts';
import { mealWeight, restWeight as shakeWeight } from '../modules/crews/insight.ts';
import { refuel } from '../modules/crews/refuel.ts';
import { shakeOff } from '../modules/crews/rules.ts';
import { MEND, treat } from '../rules/abilities.ts';
import { damageCards, surrender } from '../rules/ambush.ts';
import { salvage } from '../rules/bonus.ts';
import { drive } from '../rules/drive.ts';
import { explore } from '../rules/explore.ts';
import { wake } from '../rules/feeding.ts';
import { eatMre } from '../rules/items.ts';
import { regrowArmour } from '../rules/regrowth.ts';
import { REST_DONE, REST_FEED, restTurn } from '../rules/rest.ts';
import { seatTheDriver } from '../rules/wheel.ts';
import { type Aurora, DONE, EMPTY, NONE, SURVIVOR, type Token } from '../state.ts';
import { contaminate, cure, HAZMAT } from '../verbs/contaminate.ts';
import { positionOf, slotKind } from '../verbs/convoy.ts';
import { damage, repair } from '../verbs/damage.ts';
import { loseCard } from '../verbs/leaving.ts';
import { stow } from '../verbs/stow.ts';
import { skill } from '../verbs/survivors.ts';
import { ITEM_WORTH } from './prices.ts';
import { cardPrice, tokenPrice } from './row.ts';

type Weight = (g: Aurora, seat: Seat, option: number, asking: Frame) => number;

const LEAST = 0.02;
const ALIKE = 1;

/** What a seat would lose with a slot. */
const slotLoss = (g: Aurora, seat: Seat, slot: number): number => {
  const player = g.players[seat];
  const kind = slotKind(g, player, slot);
  const token = player.cargo[slot];
  if (kind === 'armour') return 0.1;
  // It grows back.
  if (kind === 'asgardArmour') return 0.05;
  if (token === SURVIVOR) return 4;
  const seatAtWheel = positionOf(slot) === 0 && kind === 'survivor' ? 2 : 0;
  return 0.4 + seatAtWheel + (token === EMPTY ? 0 : Math.max(0, tokenPrice(token)));
};

/** Slots that need a repair less than others. */
const REPAIRS: Readonly<Partial<Record<SlotKind, number>>> = { armour: 0.3, asgardArmour: LEAST };

const tileWeight = (g: Aurora, node: number): number => {
  const tile = g.tiles[node];
  if (tile === NONE) return 0;
  return TILE_KINDS[tile] === 'contamination' ? -1 : 1;
};

const goalWeight = (g: Aurora, seat: Seat, node: number): number => {
  const { nodes } = g.content.map;
  return Math.max(LEAST, 1 + tileWeight(g, node) + nodes[node].rank - nodes[g.players[seat].node].rank);
};

const restWeight: Weight = (_g, _seat, act) => {
  switch (act) {
    case MEND.number:
      return 5;
    case REST_FEED:
      return 3;
    case REST_DONE:
      return 1;
    default:
      return 0.3;
  }
};

const giveUpWeight: Weight = (_g, _seat, token: Token) =>
  token === SURVIVOR ? LEAST : 1 / (0.3 + Math.max(0, tokenPrice(token)));

const strongest: Weight = (g, _seat, s) => (s < 0 ? (s === HAZMAT ? 1 : LEAST) : skill(g, s) ** 2);
const weakest: Weight = (g, _seat, s) => (s < 0 ? ALIKE : 1 / Math.max(1, skill(g, s)) ** 2);

const choosesSpace = yetTo(explore, 'chooseSpace');
const choosesGoal = yetTo(drive, 'chooseGoal');
const choosesSlot = yetTo(surrender, 'chooseSlot');

/** By the task that asks; questions of other tasks have no favourites. */
const WEIGHTS: Readonly<Record<string, Weight>> = {
  [explore.id]: (g, seat, space, asking) =>
    choosesSpace(asking) ? Math.max(LEAST, cardPrice(g, seat, g.row[space], space)) : ALIKE,
  [salvage.id]: (g, seat, card) => Math.max(LEAST, cardPrice(g, seat, card, NONE)),
  [damage.id]: (g, seat, slot) => 1 / slotLoss(g, seat, slot),
  [damageCards.id]: (g, seat, slot) => 1 / slotLoss(g, seat, slot),
  [regrowArmour.id]: (_g, _seat, slot) => (slot === DONE ? LEAST : ALIKE),
  [repair.id]: (g, seat, slot) => (slot === DONE ? LEAST : (REPAIRS[slotKind(g, g.players[seat], slot)] ?? 1.3)),
  [drive.id]: (g, seat, node, asking) => (choosesGoal(asking) ? goalWeight(g, seat, node) : ALIKE),
  [stow.id]: giveUpWeight,
  [seatTheDriver.id]: giveUpWeight,
  [surrender.id]: (g, seat, choice, asking) =>
    giveUpWeight(g, seat, choosesSlot(asking) ? g.players[seat].cargo[choice] : choice, asking),
  [contaminate.id]: strongest,
  [cure.id]: strongest,
  [wake.id]: strongest,
  [eatMre.id]: strongest,
  [treat.id]: strongest,
  [loseCard.id]: weakest,
  [restTurn.id]: restWeight,
  [shakeOff.id]: (_g, _seat, answer) => shakeWeight(answer),
  [refuel.id]: (_g, _seat, meal) => mealWeight(meal, tokenPrice, ITEM_WORTH),
};

/** The frame that asks a seat. */
const askingFrame = (g: Aurora, seat: Seat): Frame => {
  const top = g.stack[g.stack.length - 1];
  if (top.task !== TOGETHER) return top;
  const branch = (top as Together).branches.find(one => one.seat === seat);
  return branch === undefined ? top : branch.stack[branch.stack.length - 1];
};

/** How promising the options of the open question are at first sight. */
export const weigh = (g: Aurora, seat: Seat, options: readonly number[]): readonly number[] => {
  const asking = askingFrame(g, seat);
  const weight = WEIGHTS[asking.task];
  return options.map(option => (weight === undefined ? ALIKE : weight(g, seat, option, asking)));
};

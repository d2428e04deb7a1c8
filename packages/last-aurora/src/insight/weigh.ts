import { type Frame, type Seat, TOGETHER, type Together } from '@lastroad/kernel';
import { TILE_KINDS } from '../cards.ts';
import { REST_DONE, REST_FEED, REST_MECHANIC } from '../rules/rest.ts';
import { type Aurora, DONE, EMPTY, NONE, SURVIVOR, type Token } from '../state.ts';
import { HAZMAT } from '../verbs/contaminate.ts';
import { positionOf, slotKind } from '../verbs/convoy.ts';
import { skill } from '../verbs/survivors.ts';
import { cardPrice, tokenPrice } from './row.ts';

type Weight = (g: Aurora, seat: Seat, option: number, step: number) => number;

const LEAST = 0.02;
const ALIKE = 1;

/** What a seat would lose with a slot. */
const slotLoss = (g: Aurora, seat: Seat, slot: number): number => {
  const player = g.players[seat];
  const kind = slotKind(g, player, slot);
  const token = player.cargo[slot];
  if (kind === 'armour') return 0.1;
  if (token === SURVIVOR) return 4;
  const seatAtWheel = positionOf(slot) === 0 && kind === 'survivor' ? 2 : 0;
  return 0.4 + seatAtWheel + (token === EMPTY ? 0 : Math.max(0, tokenPrice(token)));
};

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
    case REST_MECHANIC:
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

/** By the task that asks; questions of other tasks have no favourites. */
const WEIGHTS: Readonly<Record<string, Weight>> = {
  explore: (g, seat, space, step) => (step === 0 ? Math.max(LEAST, cardPrice(g, seat, g.row[space], space)) : ALIKE),
  salvage: (g, seat, card) => Math.max(LEAST, cardPrice(g, seat, card, NONE)),
  damage: (g, seat, slot) => 1 / slotLoss(g, seat, slot),
  repair: (g, seat, slot) => (slot === DONE ? LEAST : 0.3 + (slotKind(g, g.players[seat], slot) === 'armour' ? 0 : 1)),
  drive: (g, seat, node, step) => (step === 0 ? goalWeight(g, seat, node) : ALIKE),
  stow: giveUpWeight,
  seatTheDriver: giveUpWeight,
  surrender: (g, seat, choice, step) =>
    giveUpWeight(g, seat, step === 0 ? g.players[seat].cargo[choice] : choice, step),
  contaminate: strongest,
  cure: strongest,
  wake: strongest,
  eatMre: strongest,
  treat: strongest,
  loseCard: weakest,
  restTurn: restWeight,
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
  const { task, at } = askingFrame(g, seat);
  const weight = WEIGHTS[task];
  return options.map(option => (weight === undefined ? ALIKE : weight(g, seat, option, at)));
};

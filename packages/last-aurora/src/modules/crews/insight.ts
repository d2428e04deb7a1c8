import { YES } from '../../rules/drive.ts';
import { USE } from '../../rules/items.ts';
import { type Aurora, type Card, DAMAGE, type Player } from '../../state.ts';
import { convoyPositions } from '../../verbs/leaving.ts';
import { lengthSteps } from './rules.ts';

/** Points of a burst, once its price is paid: a contamination that is gone is none, an item is a point at the end. */
const GLOW = 2;
const STOKE = 0.8;
/** How often a later move finds somebody ahead, a convoy without damage, a contamination to burn. */
const PURSUED = 0.6;
const UNDAMAGED = 0.5;
const ILL = 0.25;

const isBehind = ({ content: { map }, players, automa }: Aurora, { node }: Player): boolean => {
  const { rank } = map.nodes[node];
  for (let i = 0; i < players.length; i++) if (!players[i].out && map.nodes[players[i].node].rank > rank) return true;
  return automa !== null && map.nodes[automa.node].rank > rank;
};

/** FS-CREW-14: every second card is a step; the one before it is on the way there. */
const growth = (player: Player): number => Math.min(3, (convoyPositions(player).length - 1) / 2);

const burst = (g: Aurora, player: Player, s: Card, now: boolean): number => {
  const isSpent = now && g.phase === 'movement' && player.spent.includes(s);
  switch (g.content.traits[s].act) {
    case 'glow':
      return isSpent ? 0 : GLOW * (g.contamination[s] > 0 ? 1 : now ? 0 : ILL);
    case 'stoke':
      return isSpent || player.items.length === 0 ? 0 : STOKE;
    default:
      return 0;
  }
};

/** Speed that a survivor of a crew is good for, in this round's move or on average later. */
export const speedOfCrew = (g: Aurora, player: Player, s: Card, now: boolean): number => {
  const { speedInPursuit, speedByLength, speedUndamaged } = g.content.traits[s];
  let speed = burst(g, player, s, now);
  if (speedInPursuit > 0) speed += speedInPursuit * (now ? Number(isBehind(g, player)) : PURSUED);
  if (speedByLength > 0) speed += speedByLength * (now ? lengthSteps(player) : growth(player));
  if (speedUndamaged > 0) speed += speedUndamaged * (now ? Number(!player.cargo.includes(DAMAGE)) : UNDAMAGED);
  return speed;
};

/** Damage that active survivors of a crew add to the first hit of a Fire phase that is still to come. */
export const hitsOfCrew = (g: Aurora, player: Player): number => {
  if (g.content.house.crews !== 'on' || (g.phase === 'fire' && player.hasHit)) return 0;
  let hits = 0;
  for (let i = 0; i < player.active.length; i++) hits += g.content.traits[player.active[i]].hitByLength;
  return hits === 0 ? 0 : hits * lengthSteps(player);
};

/** Whether somebody will be back in Rest after an action. */
export const comesBackSoon = ({ content: { traits }, contamination }: Aurora, s: Card): boolean =>
  traits[s].tireless || (traits[s].shakesOff && contamination[s] > 0);

/** What speaks for answers to the questions of crews: to rest, and to give away what is worth least. */
export const restWeight = (answer: number): number => (answer === YES ? 5 : 0.02);
export const mealWeight = (meal: number, price: (token: number) => number, item: number): number =>
  1 / (0.3 + Math.max(0, meal >= USE ? item : price(meal)));

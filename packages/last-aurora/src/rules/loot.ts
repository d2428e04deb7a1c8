import { type Next, reveal, type Seat } from '@lastroad/kernel';
import { type Aurora, type Card, NONE, SURVIVOR, task } from '../state.ts';
import { canHoldSurvivor } from '../verbs/cargo.ts';
import { contender } from '../verbs/contenders.ts';
import { directOrder } from '../verbs/order.ts';
import { stow } from '../verbs/stow.ts';
import { inSupply, takeToken } from '../verbs/supply.ts';
import { insert } from '../verbs/survivors.ts';
import { NO, YES } from './drive.ts';
import { changeTargets } from './targets.ts';
import { canUpgrade, upgrade } from './upgrade.ts';

/** LA-DEF-4, 5, LA-RUL-74: at the end of the step loot in order of defeat, then items in direct order. */
export const shareSpoils = task('shareSpoils', () => ({}), {
  loot(g): Next {
    const next = [];
    while (g.wonLoot.length > 0) {
      const card = g.wonLoot.shift() as Card;
      const who = g.wonBy.shift() as number;
      if (g.players[who].out) g.removed.push(card);
      else next.push(takeLoot(who, card));
    }
    return next;
  },
  items(g): Next {
    const next = [];
    for (const who of directOrder(g)) {
      const due = g.itemsDue[who];
      g.itemsDue[who] = 0;
      if (due > 0) next.push(...contender(g, who).draw(g, who, due));
    }
    return next;
  },
  // LA-OPT-4.
  targetsHome(g) {
    g.targetsDue.forEach((tokens, who) => {
      if (tokens > 0) changeTargets(g, who, tokens);
      g.targetsDue[who] = 0;
    });
  },
});

/** LA-LTC-6..11, LA-RUL-28, 29: the winner adds the loot to the convoy, or declines it. */
export const takeLoot = task('takeLoot', (seat: Seat, card: Card) => ({ seat, card }), {
  turnUp(g) {
    reveal(g);
  },
  chooseToKeep: {
    about: 'answer',
    options(g, f) {
      if (g.players[f.seat].out) return [NO];
      if (!canKeep(g, f.seat, f.card)) return [NO];
      return mustKeep(g, f.card) ? [YES] : [NO, YES];
    },
    take(g, f, answer): Next {
      g.events?.push({ type: 'lootTaken', who: f.seat, card: f.card, kept: answer === YES });
      if (answer === NO) {
        g.removed.push(f.card);
        return;
      }
      if (g.content.cards[f.card].kind !== 'survivor') return upgrade(f.seat, f.card);
      // LA-LTC-7.
      insert(g.players[f.seat].rest, f.card);
      takeToken(g, SURVIVOR);
      // LA-REC-3, LA-OPT-34. Whoever was recruited in this turn is protected again afterwards.
      const recruit = g.content.house.recruitAfterCaptive === 'protected' ? g.newcomer : NONE;
      g.newcomer = f.card;
      return [stow(f.seat, [SURVIVOR]), settleIn(recruit)];
    },
    whyNot: () => ({ key: 'why.noRoomForLoot', clause: 'LA-LTC-10' }),
  },
});

/** The Captive is one of the crew from now on; the recruit of this turn is the newcomer again. */
export const settleIn = task('settleIn', (recruit: Card) => ({ recruit }), {
  settle(g, f) {
    g.newcomer = f.recruit;
  },
});

/** LA-OPT-35: by the letter only a truck and the Captive may be declined. */
const mustKeep = (g: Aurora, card: Card): boolean => {
  const { kind } = g.content.cards[card];
  return g.content.house.wonLoot === 'must' && kind !== 'truck' && kind !== 'survivor';
};

const canKeep = (g: Aurora, seat: Seat, card: Card): boolean =>
  g.content.cards[card].kind === 'survivor'
    ? canHoldSurvivor(g, g.players[seat]) && inSupply(g, SURVIVOR)
    : canUpgrade(g, seat, card);

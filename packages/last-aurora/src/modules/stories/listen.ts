import { type Frame, type Next, reveal, type Seat } from '@lastroad/kernel';
import type { Who } from '../../events.ts';
import type { Occasion, OccasionName } from '../../hooks.ts';
import { AUTOMA, type Aurora, NONE, task } from '../../state.ts';
import { type SPRINGS, TRIGGER_TRAITS, type TriggerName, type Tucked } from '../../stories.ts';
import { directOrder, isSeat, nodeOf, rankOf, regionOf, seatsInOrder } from '../../verbs/order.ts';
import { firstInOrder, recordOf, topOf } from './record.ts';
import { type Cause, tell } from './tell.ts';
import { takeOut } from './tuck.ts';

type Spring = (typeof SPRINGS)[number];

/** FS-DB-18: what turns over a story under a card of the row. */
const SPRUNG: Readonly<Partial<Record<OccasionName, Spring>>> = {
  explored: 'explored',
  gather: 'gathered',
  upgrade: 'upgraded',
  discarded: 'discarded',
};

const BY_KIND: Readonly<Record<string, TriggerName>> = {
  truck: 'upgradeTruck',
  trailer: 'upgradeTrailer',
  device: 'upgradeDevice',
};

/** FS-RUL-52, LA-OPT-40: convoys that somebody has left behind in this movement turn, the Automa's among them. */
const overtakenBy = (g: Aurora, who: Who): Who[] => {
  const { nodes } = g.content.map;
  const before = nodes[recordOf(g).from].rank;
  const now = rankOf(g, who);
  const isBetween = (other: Who): boolean => rankOf(g, other) > before && rankOf(g, other) < now;
  const all = g.content.house.storiesHear === 'everything' ? directOrder(g) : seatsInOrder(g);
  return all.filter(other => other !== who && isBetween(other));
};

/** 13.2: the triggers that are met, as backs have them. */
const triggersOf = (g: Aurora, { what, who, card = NONE }: Occasion): TriggerName[] => {
  switch (what) {
    case 'phase':
      return g.phase === 'rest' ? ['rest0'] : g.phase === 'fire' ? ['shoot0'] : [];
    case 'upgrade':
      return ['upgrade', BY_KIND[g.content.cards[card].kind]];
    case 'arrived': {
      // LA-OPT-40. Who burns fuel and stays has not moved either.
      if (nodeOf(g, who) === recordOf(g).from && g.content.house.storiesHear === 'everything') return ['stay'];
      const further = regionOf(g, who) > g.content.map.nodes[recordOf(g).from].region;
      const passed = overtakenBy(g, who).length > 0;
      return [...(passed ? (['overtake'] as const) : []), ...(further ? (['region'] as const) : [])];
    }
    case 'fed':
      return ['feed'];
    case 'goesOn':
      return ['end0'];
    default:
      return what in TRIGGER_TRAITS ? [what as TriggerName] : [];
  }
};

/** FS-STORY-4: the phase on the back; events are turned up at the end of a round too. */
const isNow = (g: Aurora, trigger: TriggerName): boolean =>
  TRIGGER_TRAITS[trigger].phase === g.phase || (trigger === 'event' && g.phase === 'endOfRound');

/** FS-STORY-7: whether the top card waits for this. */
const isTopMet = (g: Aurora, triggers: readonly TriggerName[]): boolean => {
  const top = topOf(recordOf(g));
  if (top === NONE) return false;
  const { trigger } = g.content.stories[top];
  return triggers.includes(trigger) && isNow(g, trigger);
};

const tuckedAt = (g: Aurora, { what, card }: Occasion): Tucked[] =>
  recordOf(g).tucked.filter(({ host, springs }) => host === card && springs === SPRUNG[what]);

/** FS-STORY-10..15, 41: what an occasion turns over, and for whom. */
export const hear = (g: Aurora, occasion: Occasion): Frame[] => {
  const record = recordOf(g);
  if (record.telling !== null || g.phase === 'over') return [];
  const isMet = isTopMet(g, triggersOf(g, occasion));
  const tucked = record.tucked.length === 0 ? [] : tuckedAt(g, occasion);
  if (!isMet && tucked.length === 0) return [];
  const { who } = occasion;
  const cause: Cause = {
    card: occasion.card ?? NONE,
    weapon: occasion.weapon ?? NONE,
    involved: occasion.survivors ?? [],
    overtaken: occasion.what === 'arrived' ? overtakenBy(g, who).filter(isSeat) : [],
  };
  if (who === NONE)
    return isMet ? tellTo(firstInOrder(g), cause) : tucked.map(found => takeOut(g, firstInOrder(g), found));
  if (record.heard[who]) return [];
  if (!isSeat(who)) return automaHears(g, isMet, tucked, cause);
  if (g.turn !== who || g.players[who].out) return [];
  record.heard[who] = true;
  if (isMet && tucked.length > 0)
    return [
      pick(
        who,
        cause,
        tucked.map(({ story }) => story),
      ),
    ];
  return isMet ? tellTo(who, cause) : [takeOut(g, who, tucked[0])];
};

/** FS-STORY-13: nobody is left to hear it once all are out. */
const tellTo = (seat: Seat, cause: Cause, forAutoma = false): Frame[] =>
  seat === NONE ? [] : [tell(seat, forAutoma, cause)];

/** FS-STORY-41, 42, 47: it takes the card unread, unless several players are needed. */
const automaHears = (g: Aurora, isMet: boolean, tucked: readonly Tucked[], cause: Cause): Frame[] => {
  const record = recordOf(g);
  record.heard[AUTOMA] = true;
  const [found] = tucked;
  if (!isMet) {
    record.tucked.splice(record.tucked.indexOf(found), 1);
    return keepForAutoma(g, found.story);
  }
  const { automa } = g.content.stories[topOf(record)];
  if (automa === 'multiplayer') return tellTo(firstInOrder(g), cause, true);
  return keepForAutoma(g, record.decks[record.period].pop() ?? NONE);
};

const keepForAutoma = (g: Aurora, story: number): Frame[] => {
  recordOf(g).withAutoma.push(story);
  reveal(g);
  g.events?.push({ type: 'storyLeft', trigger: g.content.stories[story].trigger });
  return [];
};

/** FS-STORY-12, FS-RUL-22: of several the one whose turn it is picks one. 0 is the top card, others are told by their number. */
export const pick = task(
  'pick',
  (seat: Seat, { card, weapon, involved, overtaken }: Cause, stories: readonly number[]) => ({
    seat,
    card,
    weapon,
    involved: [...involved],
    overtaken: [...overtaken],
    stories: [...stories],
  }),
  {
    chooseStory: {
      about: 'story',
      options: (_g, f) => [0, ...f.stories.map(story => story + 1).sort((a, b) => a - b)],
      take(g, f, choice): Next {
        if (choice === 0) return tell(f.seat, false, f);
        const found = recordOf(g).tucked.find(({ story }) => story === choice - 1);
        if (found !== undefined) return takeOut(g, f.seat, found);
      },
    },
  },
);

/** FS-STORY-15, 41: of those who have spent food the first in direct order, then the next for the next card. */
export const hearOfFood = (g: Aurora): Frame[] =>
  directOrder(g)
    .filter(who => recordOf(g).fed[who] > 0)
    .map(who => tellOfFood(who));

const NO_CAUSE: Cause = { card: NONE, weapon: NONE, involved: [], overtaken: [] };

export const tellOfFood = task('tellOfFood', (seat: Who) => ({ seat }), {
  tell(g, f): Next {
    if (!isTopMet(g, ['feed'])) return;
    if (!isSeat(f.seat)) return automaHears(g, true, [], NO_CAUSE);
    if (!g.players[f.seat].out) return tell(f.seat, false, NO_CAUSE);
  },
});

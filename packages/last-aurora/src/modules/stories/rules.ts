import { type Frame, reveal, shuffle } from '@lastroad/kernel';
import type { Occasion } from '../../hooks.ts';
import { isLastRound } from '../../rules/end-of-round.ts';
import { type Aurora, type Card, NONE, task } from '../../state.ts';
import type { Effect } from '../../story.ts';
import { fadeAway } from '../../verbs/contaminate.ts';
import { isSeat, nodeOf, seatsInOrder } from '../../verbs/order.ts';
import { crew } from '../../verbs/survivors.ts';
import type { AuroraModule } from '../module.ts';
import { archive, dropFrom } from './archive.ts';
import { befall } from './befall.ts';
import { aim, dropItems, enlist, forfeit, harm, lend, part, shift, welcomeNewcomer } from './deeds.ts';
import { asHeard } from './earlier.ts';
import { chooseBetween } from './effects.ts';
import { lengthened } from './lengthen.ts';
import { hear, hearOfFood, pick, tellOfFood } from './listen.ts';
import { holds } from './measures.ts';
import { pot } from './pot.ts';
import { count, judge, settleQuest } from './quests.ts';
import { newRecord, PERIODS, recordOf, topOf } from './record.ts';
import { changeSpaces } from './row-changes.ts';
import { silence } from './silence.ts';
import { tell } from './tell.ts';
import { dropUntucked, find, tuck } from './tuck.ts';

/** FS-STORY-11, 22: with a turn or a phase everybody may hear a story again, and act again. */
const startAnew = (g: Aurora): Frame[] => {
  const record = recordOf(g);
  record.heard.fill(false);
  record.halted = false;
  record.welcome = NONE;
  if (!record.lent.some(by => by !== 0)) return [];
  record.lent.fill(0);
  return seatsInOrder(g).flatMap(seat => fadeAway(g, seat, crew(g.players[seat])));
};

/** FS-STORY-36, 37: at the end of a round the top card is discarded unread. */
const closeRound = (g: Aurora): void => {
  const record = recordOf(g);
  const story = topOf(record);
  if (story === NONE) return;
  record.decks[record.period].pop();
  record.unread.push(story);
  reveal(g);
  g.events?.push({ type: 'storyUnread', trigger: g.content.stories[story].trigger });
};

export const turnTop = task('turnTop', () => ({}), { discard: g => closeRound(g) });

/** Speed that a story gives is for one move, or is lost with it. */
const useUpSpeed = (g: Aurora, who: number): void => {
  if (isSeat(who) && g.phase === 'movement' && g.turn === who) recordOf(g).speed[who] = 0;
};

/** What an occasion means to quests, to what was put aside, and to whoever waits for it. */
const listen = (g: Aurora, said: Occasion): Frame[] => {
  const occasion = asHeard(g, said);
  if (occasion === null) return [];
  const { what, who, card = NONE } = occasion;
  const record = recordOf(g);
  if (record.tucked.length > 0 && what !== 'discarded') dropUntucked(g);
  switch (what) {
    case 'phase': {
      const ended = startAnew(g);
      if (g.phase === 'rest') record.fed.fill(0);
      if (g.phase === 'explore') record.silenced.length = 0;
      return [...ended, ...judge(g), ...hear(g, occasion)];
    }
    case 'turn':
      record.from = nodeOf(g, who);
      return [...startAnew(g), ...judge(g)];
    case 'gathered':
      count(g, who, 'gathered');
      return judge(g);
    case 'built':
    case 'marked':
      return judge(g);
    case 'recruited':
      welcomeNewcomer(g, who, card);
      return judge(g);
    case 'partyBack':
      return record.rowChanges.length > 0 ? [changeSpaces()] : [];
    case 'fed':
      return hearOfFood(g);
    case 'stay':
    case 'arrived':
      useUpSpeed(g, who);
      return hear(g, occasion);
    case 'defeat':
      if (who !== NONE) count(g, who, 'defeated');
      return [...judge(g), ...hear(g, occasion)];
    case 'fireEnds':
      return judge(g, 'fire');
    case 'roundEnds':
      return judge(g, isLastRound(g) ? 'game' : 'round');
    case 'goesOn':
      return [...hear(g, occasion), turnTop()];
    case 'discarded': {
      const next = hear(g, occasion);
      dropUntucked(g);
      return next;
    }
    case 'automaCard':
      return [silence(card)];
    default:
      return hear(g, occasion);
  }
};

/** FS-STORY-38, 39: with the first card of a period its stories come, and those of the one before leave the game. */
const changeDeck = (g: Aurora, card: Card): void => {
  const record = recordOf(g);
  const period = PERIODS.indexOf(g.content.cards[card].period);
  if (g.phase === 'setup' || period <= record.period) return;
  for (let old = record.period; old < period; old++) record.gone.push(...record.decks[old].splice(0));
  record.period = period;
  g.events?.push({ type: 'storyDeckChanged', period });
};

const effectsKept = (g: Aurora, end: number): readonly Effect[] => {
  const { ends, lists } = g.content.storyBook;
  const kept = ends[end];
  return kept === undefined ? [] : lists[kept.yes];
};

/** Skill that a survivor has for the turn, or from the story that lies under its card. */
const skillFrom = (g: Aurora, s: Card): number => {
  const { lent, archived } = recordOf(g);
  let skill = lent[s];
  for (const { host, end, place } of archived) {
    if (host !== s || place !== 'survivor') continue;
    for (const effect of effectsKept(g, end)) if ('archive' in effect) skill += effect.skill ?? 0;
  }
  return skill;
};

/** `SCORE_AT_END` of the stories that a seat has kept. */
const fameFrom = (g: Aurora, seat: number): number => {
  let fame = 0;
  for (const kept of recordOf(g).archived) {
    if (kept.seat !== seat) continue;
    for (const effect of effectsKept(g, kept.end))
      if ('scoreAtEnd' in effect && holds(g, effect.when, { seat })) fame += effect.scoreAtEnd;
  }
  return fame;
};

/** Module 4 of Frozen Steel: stories that interrupt the game. */
export const stories: AuroraModule = {
  name: 'stories',
  isAtTable: ({ stories: areTold }) => areTold === 'on',
  tasks: {
    tell,
    pick,
    tellOfFood,
    befall,
    chooseBetween,
    pot,
    forfeit,
    dropItems,
    shift,
    enlist,
    part,
    lend,
    harm,
    aim,
    archive,
    tuck,
    find,
    changeSpaces,
    settleQuest,
    silence,
    turnTop,
  },
  hooks: {
    lay(g) {
      g.stories = newRecord(g);
    },
    // FS-STORY-2.
    ordered(g) {
      recordOf(g).decks.forEach((deck, period) => shuffle(g, deck, `stories ${period + 1}`));
    },
    occasion: listen,
    halts: g => recordOf(g).halted,
    silences: (g, action) => recordOf(g).silenced.includes(action),
    ate(g, who) {
      const { fed } = recordOf(g);
      if (g.phase === 'rest' && who < fed.length) fed[who]++;
    },
    cardLeft: dropFrom,
    turnedUp: changeDeck,
    skill: skillFrom,
    speed: (g, seat) => recordOf(g).speed[seat],
    fame: fameFrom,
    lengthens: (g, card) => {
      const { archived } = recordOf(g);
      return archived.length === 0 ? undefined : lengthened(g.content, archived, card);
    },
  },
};

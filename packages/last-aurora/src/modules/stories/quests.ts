import { type Frame, type Next, reveal, type Seat } from '@lastroad/kernel';
import { type Aurora, task } from '../../state.ts';
import type { DEADLINES, Quest, Story, Tale } from '../../stories.ts';
import type { StoryOption } from '../../story.ts';
import { befall } from './befall.ts';
import { holds } from './measures.ts';
import { discardStory, isKept, recordOf } from './record.ts';

type QuestOption = Extract<StoryOption, { quest: unknown }>;
type Deadline = (typeof DEADLINES)[number];

export const questOf = (g: Aurora, { story, option }: Quest): QuestOption => {
  const row = g.content.stories[story].options[option];
  if (!('quest' in row)) throw new Error('no quest');
  return row;
};

/** Rounds that a deadline leaves after the one that is under way; those that no round ends have none. */
const ROUNDS_LEFT: Readonly<Partial<Record<Deadline, number>>> = { roundEnd: 0, nextRoundEnd: 1 };

const FIRE_ENDS = 'nextFireEnd';

/** FS-STORY-28: a quest is accepted; a Fire phase that is over counts no more. */
export const acceptQuest = (g: Aurora, seat: Seat, story: Story, option: number, end: number): void => {
  const { deadline } = questOf(g, { story, option } as Quest);
  const left = deadline === undefined ? undefined : ROUNDS_LEFT[deadline];
  const fire = deadline === FIRE_ENDS ? g.round + (g.phase === 'endOfRound' ? 1 : 0) : 0;
  const round = left === undefined ? fire : g.round + left;
  recordOf(g).quests.push({ story, option, end, seat, count: 0, tale: null, round });
  g.events?.push({ type: 'questTaken', seat, story, option });
};

/** What happens to somebody counts for quests that count it. */
export const count = (g: Aurora, seat: Seat, what: 'gathered' | 'defeated'): void => {
  for (const quest of recordOf(g).quests) {
    if (quest.seat !== seat || quest.tale !== null || questOf(g, quest).quest.of !== what) continue;
    quest.count++;
    g.events?.push({ type: 'questCounted', seat, story: quest.story, count: quest.count });
  }
};

/** Which deadlines end with this moment. */
export type Ending = 'round' | 'fire' | 'game' | 'none';

const isTimeUp = (g: Aurora, quest: Quest, ending: Ending): boolean => {
  const { deadline } = questOf(g, quest);
  if (ending === 'none' || deadline === undefined) return false;
  if (deadline === 'gameEnd') return ending === 'game';
  if (deadline === FIRE_ENDS) return ending === 'fire' && g.round >= quest.round;
  // FS-RUL-27, LA-OPT-41. Before version 5 all time was up with the game.
  if (ending === 'game' && g.content.house.questsAre === 'judgedLater') return true;
  return (ending === 'game' || ending === 'round') && g.round >= quest.round;
};

/** FS-STORY-27, 29: how it stands with a quest; "fail if" wins. */
const verdict = (g: Aurora, quest: Quest, ending: Ending): Tale | null => {
  const { quest: task, failIf, atDeadline = false } = questOf(g, quest);
  const matter = { seat: quest.seat, quest };
  if (failIf !== undefined && holds(g, failIf, matter)) return 'no';
  const isLate = isTimeUp(g, quest, ending);
  if ((isLate || !atDeadline) && holds(g, task, matter)) return 'yes';
  return isLate ? 'no' : null;
};

/** FS-STORY-29, 30: every quest that is decided now, in the order in which they were accepted. */
export const judge = (g: Aurora, ending: Ending = 'none'): Frame[] => {
  const { quests } = recordOf(g);
  const decided: Frame[] = [];
  for (const quest of quests.slice()) {
    if (g.players[quest.seat].out) {
      quests.splice(quests.indexOf(quest), 1);
      g.events?.push({ type: 'questDropped', seat: quest.seat, story: quest.story });
      discardStory(g, quest.story);
      continue;
    }
    if (quest.tale !== null) continue;
    quest.tale = verdict(g, quest, ending);
    if (quest.tale !== null) decided.push(settleQuest(quest.seat, quest.story, quest.tale));
  }
  return decided;
};

/** The effects of a tale, if it has any. */
export const listFor = (g: Aurora, end: number, tale: Tale): number | undefined => {
  const ends = g.content.storyBook.ends[end];
  return tale === 'void' || tale === 'lost' ? undefined : ends?.[tale];
};

export const settleQuest = task('settleQuest', (seat: Seat, story: Story, tale: Tale) => ({ seat, story, tale }), {
  tell(g, f): Next {
    const quest = recordOf(g).quests.find(({ story }) => story === f.story);
    if (quest === undefined) return;
    const { option, end } = quest;
    reveal(g);
    recordOf(g).book.push({ story: f.story, option, seat: f.seat, tale: f.tale, round: g.round });
    g.events?.push({ type: 'storyTold', seat: f.seat, story: f.story, option, tale: f.tale });
    const list = listFor(g, end, f.tale);
    if (list !== undefined) return befall({ seat: f.seat, story: f.story, option, end }, list);
  },
  close(g, f) {
    const record = recordOf(g);
    const at = record.quests.findIndex(({ story }) => story === f.story);
    if (at < 0) return;
    record.quests.splice(at, 1);
    if (!isKept(record, f.story)) discardStory(g, f.story);
  },
});

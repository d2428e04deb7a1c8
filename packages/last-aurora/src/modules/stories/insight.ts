import type { Seat } from '@lastroad/kernel';
import type { Aurora } from '../../state.ts';
import type { Condition } from '../../story.ts';
import { holds } from './measures.ts';
import { questOf } from './quests.ts';

// What comes of a story is not looked at before it is told: whoever imagines the game has been dealt the consequences of
// some other option of the same kind, so these are means over all of them (FS-DB-12).

/** A quest that is under way, and one whose condition holds already. */
const QUEST = 0.7;
const FULFILLED = 2.1;
/** A point of speed in the next move, and fame that depends on how the game ends. */
const SPEED = 0.7;
const HALF = 0.5;

const scored = (g: Aurora, seat: Seat, worth: number, when: Condition): number =>
  holds(g, when, { seat }) ? worth : HALF * worth;

/** What is kept for later, by the rows that everybody has heard. */
const keptWorth = (g: Aurora, seat: Seat): number => {
  let worth = 0;
  for (const kept of g.stories?.archived ?? []) {
    if (kept.seat !== seat) continue;
    const ends = g.content.storyBook.ends[kept.end];
    for (const effect of ends === undefined ? [] : g.content.storyBook.lists[ends.yes])
      if ('scoreAtEnd' in effect) worth += scored(g, seat, effect.scoreAtEnd, effect.when);
  }
  return worth;
};

/** What stories have brought a seat that is not in its convoy yet. */
export const storyWorth = (g: Aurora, seat: Seat): number => {
  const { stories } = g;
  if (stories === undefined) return 0;
  let worth = SPEED * stories.speed[seat];
  for (const quest of stories.quests) {
    if (quest.seat !== seat || quest.tale !== null) continue;
    worth += holds(g, questOf(g, quest).quest, { seat, quest }) ? FULFILLED : QUEST;
  }
  return stories.archived.length === 0 ? worth : worth + keptWorth(g, seat);
};

import type { Seat } from '@lastroad/kernel';
import type { Period } from '../../cards.ts';
import { type Aurora, NONE } from '../../state.ts';
import type { Stories, Story, Telling } from '../../stories.ts';
import { seatsInOrder } from '../../verbs/order.ts';

export const PERIODS: readonly (Period | null)[] = ['I', 'II', 'III'];
/** Seats, and the Automa after them. */
const LISTENERS = 5;

/** FS-STORY-1, 2: three decks, not yet shuffled. */
export const newRecord = ({ content, players }: Aurora): Stories => ({
  decks: PERIODS.map(name => content.stories.flatMap(({ period }, story) => (period === name ? [story] : []))),
  period: 0,
  discard: [],
  unread: [],
  gone: [],
  withAutoma: [],
  telling: null,
  quests: [],
  archived: [],
  tucked: [],
  book: [],
  peeked: null,
  heard: new Array<boolean>(LISTENERS).fill(false),
  halted: false,
  from: 0,
  speed: new Array<number>(players.length).fill(0),
  // LA-OPT-40. Where it is heard, the Automa's food is counted too.
  fed: new Array<number>(
    content.seats === 1 && content.house.storiesHear === 'everything' ? LISTENERS : players.length,
  ).fill(0),
  lent: new Array<number>(content.survivors).fill(0),
  welcome: NONE,
  rowChanges: [],
  silenced: [],
});

/** The stories; asked for only where they are told. */
export const recordOf = ({ stories }: Aurora): Stories => {
  if (stories === undefined) throw new Error('no stories are told at this table');
  return stories;
};

export const tellingOf = (g: Aurora): Telling => {
  const { telling } = recordOf(g);
  if (telling === null) throw new Error('no story is being told');
  return telling;
};

/** FS-STORY-7: the top card of the deck in use, or `NONE`. */
export const topOf = ({ decks, period }: Stories): Story => decks[period].at(-1) ?? NONE;

/** FS-STORY-13: whoever is first in direct order. */
export const firstInOrder = (g: Aurora): Seat => seatsInOrder(g)[0] ?? NONE;

/** FS-RUL-44: everybody but one, in direct order. */
export const othersOf = (g: Aurora, seat: Seat): Seat[] => seatsInOrder(g).filter(other => other !== seat);

/** Whether a story lies somewhere for good and does not go to the discard pile. */
export const isKept = ({ quests, archived, tucked }: Stories, story: Story): boolean =>
  quests.some(quest => quest.story === story && quest.tale === null) ||
  archived.some(kept => kept.story === story) ||
  tucked.some(kept => kept.story === story);

/** FS-STORY-24. */
export const discardStory = (g: Aurora, story: Story): void => {
  recordOf(g).discard.push(story);
};

/** FS-STORY-9, 31: what lay somewhere goes to the discard pile. */
export const dropStory = (g: Aurora, story: Story): void => {
  const { book } = recordOf(g);
  book.push({ story, option: NONE, seat: NONE, tale: 'lost', round: g.round });
  g.events?.push({ type: 'storyDropped', story });
  discardStory(g, story);
};

import type { Seat } from '@lastroad/kernel';
import type { Letter, Period } from '../../cards.ts';
import { type Aurora, type AuroraContent, type Card, NONE, type Outcome } from '../../state.ts';
import type { Archived, DEADLINES, Peeked, Stories, Story, Tale, Told, TriggerName, Tucked } from '../../stories.ts';
import type { Condition, Effect, StoryOption } from '../../story.ts';
import { holds } from './measures.ts';
import { readerOf } from './reader.ts';

/**
 * What is read out of an option before it is chosen: everything but what comes of it. Its words are
 * `story.ID.NUMBER`, of a quest also `story.ID.NUMBER.task`.
 */
export type StoryFront =
  | { readonly kind: 'plain'; readonly cost: readonly Effect[] }
  | {
      readonly kind: 'test';
      readonly letters: readonly Letter[];
      /** One more letter, for a price or while something holds. */
      readonly extra: Extra | null;
      readonly failIf: Condition | null;
      readonly successIf: Condition | null;
      /** Which of its conditions are so now. */
      readonly holds: Readonly<Record<'extra' | 'failIf' | 'successIf', boolean>>;
    }
  | {
      readonly kind: 'quest';
      readonly task: Condition;
      /** How often what it asks for must happen; 0 where nothing is counted. */
      readonly counter: number;
      readonly deadline: (typeof DEADLINES)[number] | null;
      readonly failIf: Condition | null;
    };

type Extra = NonNullable<Extract<StoryOption, { test: unknown }>['extra']>;

/** FS-STORY-4: what is printed on a back, and all that is known of a story nobody has read. */
export interface StoryBack {
  readonly period: Period;
  readonly trigger: TriggerName;
}

/**
 * The story that is being told. Title and introduction are `story.ID` and `story.ID.intro`. While `option` is `NONE`, the
 * question `tell.chooseOption` is open for `seat`; `reader` reads it out. A test goes on with `tell.chooseToPay` (an
 * answer), `tell.payWith` (of an item which one, in the Fire phase which slot), and then shows `outcome` and its first
 * letter. `tale` is set as soon as it is known how it ends, and then `story.ID.NUMBER.TALE` may be read; the questions
 * after that belong to single effects (`befall.chooseWay`, `archive.choosePlace`, `archive.chooseSurvivor`,
 * `archive.chooseToKeep`, `chipIn.chooseCount`, or those of the rules).
 */
export interface TellingView {
  readonly story: Story;
  readonly seat: Seat;
  readonly reader: Seat;
  readonly options: readonly StoryFront[];
  readonly option: number;
  readonly paid: boolean;
  readonly outcome: Outcome;
  readonly tale: Tale | null;
  /** The card of the row whose action is interrupted, or `NONE`. */
  readonly card: Card;
}

/** A quest before a player: `count` of what its row counts, if it does; `round` is the last one, 0 without a deadline. */
export interface QuestView {
  readonly story: Story;
  readonly option: number;
  readonly seat: Seat;
  readonly count: number;
  readonly round: number;
}

export type ArchivedView = Pick<Archived, 'story' | 'seat' | 'place' | 'host'>;
export type TuckedView = Pick<Tucked, 'story' | 'host' | 'springs'>;

/** What everybody sees of the stories. Everything here is public; of what is unread only backs are known. */
export interface StoriesView {
  /** Back of the top card of the deck in use, and how many there are. */
  readonly top: StoryBack | null;
  readonly left: number;
  readonly telling: TellingView | null;
  readonly quests: readonly QuestView[];
  /** `host` is a card of the convoy or of the crew, `NONE` beside the board and in the Rest zone. */
  readonly archived: readonly ArchivedView[];
  /** `host` is a card of the row. */
  readonly tucked: readonly TuckedView[];
  /** All that was told, oldest first, and how it ended. */
  readonly book: readonly Told[];
  /** What somebody was shown last; all but that seat see only how many cards. */
  readonly peeked: Peeked | null;
  /** Backs of what was discarded unread, oldest first. */
  readonly unread: readonly StoryBack[];
  /** Cards that lie face down with the Automa. */
  readonly withAutoma: number;
  /** Speed in the next move, by seat. */
  readonly speed: readonly number[];
  /** Cards of the Automa that do nothing more in this round. */
  readonly silenced: readonly number[];
}

const frontOf = (option: StoryOption, isSo: (condition: Condition | null) => boolean): StoryFront => {
  if ('plain' in option) return { kind: 'plain', cost: option.cost ?? [] };
  if ('test' in option) {
    const { test: letters, extra = null, failIf = null, successIf = null } = option;
    const holds = { extra: isSo(extra?.when ?? null), failIf: isSo(failIf), successIf: isSo(successIf) };
    return { kind: 'test', letters, extra, failIf, successIf, holds };
  }
  const { quest: task, counter = 0, deadline = null, failIf = null } = option;
  return { kind: 'quest', task, counter, deadline, failIf };
};

/** FS-STORY-3. */
const backOf = ({ stories }: AuroraContent, story: Story): StoryBack => {
  const { period, trigger } = stories[story];
  return { period, trigger };
};

const tellingView = (g: Aurora, telling: NonNullable<Stories['telling']>): TellingView => {
  const { story, seat, option, paid, outcome, tale, card } = telling;
  const isSo = (condition: Condition | null): boolean => condition !== null && holds(g, condition, { seat, telling });
  const options = g.content.stories[story].options.map(row => frontOf(row, isSo));
  return { story, seat, reader: readerOf(g.players, seat), options, option, paid, outcome, tale, card };
};

/** As long as -1 stands for a card, its face is not known. */
const peekedView = ({ seat, deck, cards, time }: Peeked, eye: Seat): Peeked => ({
  seat,
  deck,
  cards: seat === eye ? cards.slice() : cards.map(() => NONE),
  time,
});

/** Built field by field: neither what lies under a top card nor what comes of an option is in here. */
export const storiesView = (g: Aurora, stories: Stories, eye: Seat): StoriesView => {
  const { content } = g;
  const deck = stories.decks[stories.period];
  return {
    top: deck.length === 0 ? null : backOf(content, deck[deck.length - 1]),
    left: deck.length,
    telling: stories.telling && tellingView(g, stories.telling),
    quests: stories.quests.map(({ story, option, seat, count, round }) => ({ story, option, seat, count, round })),
    archived: stories.archived.map(({ story, seat, place, host }) => ({ story, seat, place, host })),
    tucked: stories.tucked.map(({ story, host, springs }) => ({ story, host, springs })),
    book: stories.book.map(({ story, option, seat, tale, round }) => ({ story, option, seat, tale, round })),
    peeked: stories.peeked && peekedView(stories.peeked, eye),
    unread: stories.unread.map(story => backOf(content, story)),
    withAutoma: stories.withAutoma.length,
    speed: stories.speed.slice(),
    silenced: stories.silenced.slice(),
  };
};

/** Cards of the box, wherever they lie. */
export const storyCards = ({ stories }: Aurora): number => {
  if (stories === undefined) return 0;
  const { decks, discard, unread, gone, withAutoma, telling, quests, archived, tucked } = stories;
  const kept = [...quests, ...archived, ...tucked, ...(telling === null ? [] : [telling])];
  return new Set([...decks.flat(), ...discard, ...unread, ...gone, ...withAutoma, ...kept.map(({ story }) => story)])
    .size;
};

/** Deals anew which stories lie where unread, and what comes of those that are not told to their end. */
export const redealStories = (twin: Aurora, mix: (cards: number[]) => void): void => {
  const { stories: record, content } = twin;
  if (record === undefined) return;
  redealCards(content, record, mix);
  const { ends } = content.storyBook;
  /** Consequences of any option of the same kind; a story that lies under a card was tucked there by its own. */
  const another = (end: number, isLike: (other: number) => boolean): number => {
    const alike = ends.flatMap((other, i) => (other?.kind === ends[end]?.kind && isLike(i) ? [i] : []));
    mix(alike);
    return alike[0] ?? end;
  };
  const { telling } = record;
  if (telling !== null && telling.tale === null)
    telling.ends.forEach((end, option) => {
      telling.ends[option] = another(end, () => true);
    });
  record.quests.forEach((quest, i) => {
    if (quest.tale === null) record.quests[i] = { ...quest, end: another(quest.end, () => true) };
  });
  record.tucked.forEach((kept, i) => {
    record.tucked[i] = { ...kept, end: another(kept.end, other => ends[other]?.tucks === true) };
  });
};

/** Within a period; what lies with its back in sight keeps its back. */
const redealCards = ({ stories }: AuroraContent, record: Stories, mix: (cards: number[]) => void): void => {
  const top = record.decks[record.period].splice(-1);
  const backs = [top, record.unread, record.withAutoma];
  const blanks = [record.gone, ...record.decks];
  for (const period of new Set(stories.map(row => row.period))) {
    const isOf = (story: Story): boolean => stories[story].period === period;
    const pool = [...backs, ...blanks].flat().filter(isOf);
    mix(pool);
    const alike = (story: Story): Story => {
      const at = pool.findIndex(other => stories[other].trigger === stories[story].trigger);
      return pool.splice(at, 1)[0];
    };
    for (const list of backs) replace(list, story => (isOf(story) ? alike(story) : story));
    for (const list of blanks) replace(list, story => (isOf(story) ? (pool.pop() ?? story) : story));
  }
  record.decks[record.period].push(...top);
};

/** Puts something else in the place of each. */
const replace = (list: number[], another: (story: Story) => Story): void => {
  for (let i = 0; i < list.length; i++) list[i] = another(list[i]);
};

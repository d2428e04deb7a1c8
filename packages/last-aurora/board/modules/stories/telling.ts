import type { Message } from '@lastroad/kernel';
import type { Inspection, Sound } from '@lastroad/ui';
import type { AuroraContent, AuroraEvent, AuroraView } from '../../../src/index.ts';
import type { QuestView } from '../../../src/modules/stories/view.ts';
import { NONE } from '../../../src/state.ts';
import type { Told } from '../../../src/stories.ts';
import { cardName, whoName } from '../../../src/view/names.ts';
import { backWords, storyIntro, storyName, storyText } from '../../../src/view/story-words.ts';

/** How far a quest has come, and how long there is still time. */
export const progressOf = ({ stories }: AuroraContent, { story, option, count, round }: QuestView): Message[] => {
  const quest = stories[story]?.options[option];
  if (quest === undefined || !('quest' in quest)) return [];
  const { counter = 0, deadline } = quest;
  return [
    ...(counter > 0 ? [{ key: 'face.story.counted', values: { count, counter } }] : []),
    ...(deadline === undefined ? [] : [{ key: `face.story.deadline.${deadline}`, values: { round } }]),
  ];
};

/** What is printed on the back of the top card, and what it means. */
export const inspectBack = ({ stories }: AuroraView): Inspection | null => {
  if (stories === null) return null;
  const { top, left } = stories;
  return {
    title: { key: 'face.story.deck' },
    kind: { key: 'option.stories' },
    text: [
      ...(top === null
        ? [{ key: 'face.story.deckEmpty' }]
        : [{ key: 'face.story.when', values: { trigger: backWords(top.trigger), period: top.period } }]),
      { key: 'face.text.storyDeck', values: { left } },
    ],
    clauses: ['FS-STORY-4', 'FS-STORY-5', 'FS-STORY-10', 'FS-STORY-11', 'FS-STORY-36', 'FS-STORY-38'],
    source: 'designed',
  };
};

type Known = Pick<Inspection, 'text' | 'clauses'>;

/** What is known of a story that lies somewhere on the table. */
const lying = (content: AuroraContent, { stories }: AuroraView, story: number): Known | null => {
  const quest = stories?.quests.find(each => each.story === story);
  if (quest !== undefined)
    return {
      text: [
        { key: 'face.story.questOf', values: { who: whoName(quest.seat) } },
        storyText(content, story, quest.option, 'task'),
        ...progressOf(content, quest),
      ],
      clauses: ['FS-STORY-28', 'FS-STORY-29', 'FS-STORY-30'],
    };
  const kept = stories?.archived.find(each => each.story === story);
  if (kept !== undefined) {
    const card: Message = kept.host === NONE ? { key: 'list.none' } : cardName(content, kept.host);
    const place = kept.host === NONE ? kept.place : 'card';
    return {
      text: [{ key: `face.story.kept.${place}`, values: { who: whoName(kept.seat), card } }],
      clauses: ['FS-STORY-31', 'FS-STORY-32', 'FS-STORY-34'],
    };
  }
  const tucked = stories?.tucked.find(each => each.story === story);
  if (tucked !== undefined)
    return {
      text: [{ key: `face.story.springs.${tucked.springs}`, values: { card: cardName(content, tucked.host) } }],
      clauses: ['FS-STORY-8', 'FS-STORY-9'],
    };
  return null;
};

/** The text of its end, where it has one. */
export const heard = (content: AuroraContent, { story, option, tale }: Told): Message[] =>
  tale === 'void' || tale === 'lost' ? [] : [storyText(content, story, option, tale)];

/** A story that was turned: what it said, how it ended, and where it lies. */
export const inspectStory = (content: AuroraContent, view: AuroraView, story: number): Inspection | null => {
  const row = content.stories[story];
  const told = view.stories?.book.findLast(each => each.story === story);
  const here = lying(content, view, story);
  const isRead = told !== undefined || here !== null || view.stories?.telling?.story === story;
  if (row === undefined || !isRead) return null;
  const end: Message[] =
    told === undefined || told.option === NONE ? [] : [storyText(content, story, told.option), ...heard(content, told)];
  return {
    title: storyName(content, story),
    kind: { key: 'face.kind.story' },
    text: [storyIntro(content, story), ...end, ...(here?.text ?? [])],
    clauses: here?.clauses ?? ['FS-STORY-16', 'FS-STORY-19'],
    source: row.source,
  };
};

export const STORY_SOUNDS: Readonly<Partial<Record<AuroraEvent['type'], Sound>>> = {
  storyRead: 'paper',
  storyTested: 'dice',
  storyTold: 'paper',
  storyArchived: 'paper',
  storyTucked: 'paper',
};

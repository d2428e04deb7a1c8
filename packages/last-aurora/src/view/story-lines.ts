import type { Message } from '@lastroad/kernel';
import type { ArchivedView, StoriesView } from '../modules/stories/view.ts';
import { type Aurora, type AuroraContent, NONE } from '../state.ts';
import type { Story } from '../stories.ts';
import { cardName, listOf, tokenName, whoName } from './names.ts';
import { backWords, effectsWords, frontWords, storyIntro, storyName, storyText } from './story-words.ts';

/** Notes of the frames that ask. */
interface Notes {
  readonly story: number;
  readonly rival: number;
  readonly one: number;
  readonly other: number;
  readonly token: number;
  readonly hits: number;
  readonly action: number;
}

type Values = NonNullable<Message['values']>;

const named = (g: Aurora, { story }: Pick<Notes, 'story'>): Values => ({ story: storyName(g.content, story) });
const told = (g: Aurora): Story => g.stories?.telling?.story ?? 0;

/** The numbers and names that its questions need. */
export const STORY_NUMBERS = {
  'tell.chooseOption': (g: Aurora) => named(g, { story: told(g) }),
  'tell.chooseToPay': (g: Aurora) => {
    const option = g.content.stories[told(g)].options[g.stories?.telling?.option ?? 0];
    const extra = 'test' in option ? option.extra : undefined;
    return { price: { key: `token.${extra?.pay}` }, letter: extra?.letter ?? '' };
  },
  'pot.chooseCount': (_g: Aurora, { token }: Notes) => ({ token: tokenName(token) }),
  'harm.chooseEnemy': (_g: Aurora, { hits }: Notes) => ({ hits }),
  'archive.choosePlace': named,
  'archive.chooseSurvivor': named,
  'silence.chooseToSilence': (g: Aurora, { action }: Notes) => ({ action: g.content.automaCards[action].id }),
};

const upTo = (count: number): number[] => Array.from({ length: count }, (_, i) => i);

/** What its questions can name. */
export const STORY_THINGS = {
  storyOption: (g: Aurora) => (g.stories?.telling ? upTo(g.content.stories[told(g)].options.length) : []),
  story: (g: Aurora) => [0, ...(g.stories?.tucked ?? []).map(({ story }) => story + 1)].sort((a, b) => a - b),
  way: () => [0, 1],
  gift: () => [0, 1, 2, 3],
  keepStory: () => [0, 1],
  archivePlace: (g: Aurora, seat: number) => upTo(8).filter(position => g.players[seat].convoy[position] !== NONE),
};

/** How its choices are worded. */
export const STORY_WORDINGS = {
  storyOption: (g: Aurora, _seat: number, option: number): Message => storyText(g.content, told(g), option),
  story: (g: Aurora, _seat: number, choice: number): Message => {
    const tucked = g.stories?.tucked.find(({ story }) => story === choice - 1);
    if (tucked === undefined) return { key: 'choice.story.top' };
    return { key: 'choice.story.tucked', values: { card: cardName(g.content, tucked.host) } };
  },
  way: (g: Aurora, _seat: number, way: number, { one, other }: Notes): Message =>
    effectsWords(g.content.storyBook.lists[way === 0 ? one : other]),
  gift: (_g: Aurora, _seat: number, count: number): Message => ({ key: 'choice.count', values: { count } }),
  keepStory: (g: Aurora, _seat: number, choice: number, { story, rival }: Notes): Message => ({
    key: `choice.keepStory.${choice}`,
    values: { story: storyName(g.content, choice === 0 ? rival : story) },
  }),
  archivePlace: (g: Aurora, seat: number, position: number): Message => ({
    key: 'choice.position',
    values: { card: cardName(g.content, g.players[seat].convoy[position]), place: { key: `place.${position}` } },
  }),
};

type Say = (message: Message) => string;

/** Where a story is kept, for a text: under a card, in a zone or beside the board. */
export const whereKept = (content: AuroraContent, place: string, card: number): Values => ({
  where: card !== NONE ? 'card' : place === 'restZone' ? 'zone' : 'board',
  card: card === NONE ? '' : cardName(content, card),
});

const archivedLine = (content: AuroraContent, { story, seat, place, host }: ArchivedView): Message => ({
  key: 'screen.archived',
  values: { who: whoName(seat), story: storyName(content, story), ...whereKept(content, place, host) },
});

/** What of the stories the screen tells at its foot. */
export const storyLines = (content: AuroraContent, view: StoriesView | null, say: Say): string[] => {
  if (view === null) return [];
  const { top, left, telling, quests, archived, tucked, withAutoma } = view;
  const lines: Message[] = [
    top === null
      ? { key: 'screen.storyDeckEmpty' }
      : { key: 'screen.story', values: { period: top.period ?? '', left, trigger: backWords(top.trigger) } },
  ];
  if (telling !== null) {
    const { story, seat } = telling;
    const text = storyIntro(content, story);
    lines.push({ key: 'screen.telling', values: { story: storyName(content, story), who: whoName(seat), text } });
    telling.options.forEach((front, option) =>
      lines.push(listOf([storyText(content, story, option), ...frontWords(front)], 'comma')),
    );
  }
  for (const { story, option, seat, count } of quests)
    lines.push({
      key: 'screen.quest',
      values: {
        who: whoName(seat),
        story: storyName(content, story),
        text: storyText(content, story, option, 'task'),
        count,
      },
    });
  for (const kept of archived) lines.push(archivedLine(content, kept));
  for (const { story, host } of tucked)
    lines.push({ key: 'screen.tucked', values: { card: cardName(content, host), story: storyName(content, story) } });
  if (withAutoma > 0) lines.push({ key: 'screen.withAutoma', values: { count: withAutoma } });
  return lines.map(say);
};

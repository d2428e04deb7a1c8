import { type Aurora, NONE } from '../../../src/state.ts';
import { endOf, type PLACES, type SPRINGS } from '../../../src/stories.ts';
import { cardWords } from '../../words.ts';

/** One of our stories by its id, or a row of the test's own under one. */
export type StoryLaid = string | { readonly id: string; readonly [field: string]: unknown };

export interface StoriesLaid {
  /** The deck in use, top card first, and its period from 1. */
  readonly deck?: readonly StoryLaid[];
  readonly period?: number;
  /** Decks of the periods to come, top card first. */
  readonly later?: readonly StoryLaid[];
  readonly archived?: readonly {
    readonly story: StoryLaid;
    readonly place: (typeof PLACES)[number];
    readonly host?: string;
    readonly seat?: number;
    readonly option?: number;
  }[];
  readonly tucked?: readonly {
    readonly story: StoryLaid;
    readonly host: string;
    readonly springs: (typeof SPRINGS)[number];
    readonly option?: number;
  }[];
  readonly quests?: readonly {
    readonly story: StoryLaid;
    readonly option: number;
    readonly seat?: number;
    readonly round?: number;
  }[];
  readonly withAutoma?: readonly string[];
  readonly fed?: readonly number[];
}

const storiesIn = ({ deck = [], later = [], archived = [], tucked = [], quests = [] }: StoriesLaid): StoryLaid[] => [
  ...deck,
  ...later,
  ...[...archived, ...tucked, ...quests].map(({ story }) => story),
];

/** Rows that the test changes, as an owner would. */
export const storyPack = (laid: StoriesLaid = {}): { stories?: StoryLaid[] } => {
  const own = storiesIn(laid).filter(story => typeof story !== 'string');
  return own.length === 0 ? {} : { stories: own };
};

const idOf = (story: StoryLaid): string => (typeof story === 'string' ? story : story.id);

/** A card by its words, wherever it lies. */
const cardNumber = (g: Aurora, words: string | undefined): number =>
  words === undefined ? NONE : g.content.cards.findIndex((_, card) => cardWords(card) === words);

export const layStories = (g: Aurora, laid: StoriesLaid): void => {
  const record = g.stories;
  if (record === undefined) return;
  const { period = 1, deck = [], later = [], archived = [], tucked = [], quests = [], withAutoma = [] } = laid;
  const number = (story: StoryLaid): number => g.content.stories.findIndex(({ id }) => id === idOf(story));
  const named = [...storiesIn(laid), ...withAutoma].map(number);
  record.period = period - 1;
  record.gone.push(...record.decks.flatMap(cards => cards.splice(0)).filter(story => !named.includes(story)));
  record.decks[period - 1].push(...deck.map(number).reverse());
  for (const story of later.map(number).reverse())
    record.decks[['I', 'II', 'III'].indexOf(g.content.stories[story].period)].push(story);
  for (const { story, place, host, seat = 0, option = 0 } of archived)
    record.archived.push({
      story: number(story),
      end: endOf(number(story), option),
      seat,
      place,
      host:
        place === 'truck'
          ? g.players[seat].convoy[0]
          : place === 'trailer'
            ? g.players[seat].convoy[1]
            : cardNumber(g, host),
    });
  for (const { story, host, springs, option = 0 } of tucked)
    record.tucked.push({
      story: number(story),
      option,
      end: endOf(number(story), option),
      host: cardNumber(g, host),
      springs,
    });
  for (const { story, option, seat = 0, round = 0 } of quests)
    record.quests.push({
      story: number(story),
      option,
      end: endOf(number(story), option),
      seat,
      count: 0,
      tale: null,
      round,
    });
  record.withAutoma.push(...withAutoma.map(number));
  (laid.fed ?? []).forEach((count, seat) => {
    record.fed[seat] = count;
  });
};

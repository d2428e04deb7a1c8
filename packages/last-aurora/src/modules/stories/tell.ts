import { type Next, reveal, type Seat } from '@lastroad/kernel';
import { NO, YES } from '../../rules/drive.ts';
import { type Aurora, type Card, NONE, type Slot, task } from '../../state.ts';
import { endOf, type Story } from '../../stories.ts';
import type { Effect, StoryOption } from '../../story.ts';
import { countTokens, hasToken, soundSlots } from '../../verbs/convoy.ts';
import { glanceOutcome } from '../../verbs/outcomes.ts';
import { befall } from './befall.ts';
import { dropItems, forfeit, tokenOf } from './deeds.ts';
import { holds } from './measures.ts';
import { acceptQuest, listFor } from './quests.ts';
import { readerOf } from './reader.ts';
import { discardStory, isKept, recordOf, tellingOf } from './record.ts';

type TestOption = Extract<StoryOption, { test: unknown }>;

const optionOf = (g: Aurora): StoryOption | undefined => {
  const { story, option } = tellingOf(g);
  return g.content.stories[story].options[option];
};

const testOf = (g: Aurora): TestOption | undefined => {
  const option = optionOf(g);
  return option !== undefined && 'test' in option ? option : undefined;
};

/** FS-STORY-20: whether one part of a price could be paid. */
const canPay = (g: Aurora, seat: Seat, price: Effect): boolean => {
  const player = g.players[seat];
  if ('damage' in price) return soundSlots(g, seat, price.area).length > 0;
  if ('discardItem' in price) return player.items.length >= price.discardItem;
  if ('lose' in price) {
    const owed = price.lose === 'any' ? ['ammo', 'food', 'fuel'] : [price.lose];
    return owed.reduce((sum, name) => sum + countTokens(player, tokenOf(name)), 0) >= price.n;
  }
  return true;
};

/** FS-STORY-20: options whose price can be paid. */
const payable = (g: Aurora, seat: Seat, story: Story): number[] =>
  g.content.stories[story].options.flatMap((option, i) =>
    'cost' in option && option.cost !== undefined && !option.cost.every(price => canPay(g, seat, price)) ? [] : [i],
  );

/** Whether the price of one more letter is at hand. */
const canAdd = (g: Aurora, seat: Seat): boolean => {
  const pay = testOf(g)?.extra?.pay;
  if (pay === undefined || g.players[seat].out) return false;
  return pay === 'item' ? g.players[seat].items.length > 0 : hasToken(g.players[seat], tokenOf(pay));
};

/** FS-STORY-25, 26, 27: "fail if" before "success if" before the first letter of the outcome card. */
const passes = (g: Aurora, option: TestOption): boolean => {
  const telling = tellingOf(g);
  const matter = { seat: telling.seat, telling };
  if (option.failIf !== undefined && holds(g, option.failIf, matter)) return false;
  if (option.successIf !== undefined && holds(g, option.successIf, matter)) return true;
  const { extra } = option;
  const isMet = extra?.when !== undefined && holds(g, extra.when, matter);
  const letters: readonly string[] =
    extra !== undefined && (telling.paid || isMet) ? [...option.test, extra.letter] : option.test;
  telling.outcome = glanceOutcome(g);
  const [letter] = g.content.outcomes[telling.outcome].letters;
  const passed = letters.includes(letter);
  g.events?.push({ type: 'storyTested', seat: telling.seat, outcome: telling.outcome, letter, passed });
  return passed;
};

/** FS-STORY-47, LA-OPT-42: whoever has turned it over, what needs several players lies with the Automa afterwards. */
const isForAutoma = (g: Aurora, story: Story): boolean =>
  g.automa !== null &&
  g.content.stories[story].automa === 'multiplayer' &&
  g.content.house.sharedStories === 'toAutoma';

/** What turned a story over, as far as there is any of it. */
export interface Cause {
  readonly card: Card;
  readonly weapon: Slot;
  readonly involved: readonly Card[];
  readonly overtaken: readonly Seat[];
}

/** FS-STORY-5, 16..27: the top card is read, an option chosen, and what comes of it carried out. */
export const tell = task(
  'tell',
  (seat: Seat, forAutoma: boolean, { card, weapon, involved, overtaken }: Cause) => ({
    seat,
    forAutoma,
    card,
    weapon,
    involved: [...involved],
    overtaken: [...overtaken],
  }),
  {
    // FS-STORY-16, 45.
    turnUp(g, f) {
      const record = recordOf(g);
      const story = record.decks[record.period].pop() as Story;
      const { seat, forAutoma, card, weapon, involved, overtaken } = f;
      record.telling = {
        story,
        seat,
        option: NONE,
        ends: g.content.stories[story].options.map((_, option) => endOf(story, option)),
        paid: false,
        outcome: NONE,
        tale: null,
        card,
        weapon,
        involved: [...involved],
        overtaken: [...overtaken],
        forAutoma,
        halts: false,
      };
      reveal(g);
      g.events?.push({ type: 'storyRead', seat, reader: readerOf(g.players, seat), story });
    },
    // FS-STORY-10, 20. One alone is chosen too, for somebody has to read it.
    chooseOption: {
      about: 'storyOption',
      always: true,
      options: (g, f) => (g.players[f.seat].out ? [] : payable(g, f.seat, tellingOf(g).story)),
      take(g, f, option): Next {
        const telling = tellingOf(g);
        telling.option = option;
        const { story } = telling;
        g.events?.push({ type: 'storyChosen', seat: f.seat, story, option });
        const end = endOf(story, option);
        const cost = g.content.storyBook.ends[end]?.cost;
        if (cost !== undefined) return befall({ seat: f.seat, story, option, end }, cost);
      },
      whyNot: () => ({ key: 'why.cannotPay', clause: 'FS-STORY-20' }),
    },
    // FS-STORY-26.
    chooseToPay: {
      about: 'answer',
      options: (g, f) => (canAdd(g, f.seat) ? [NO, YES] : []),
      take(g, f, answer): Next {
        if (answer === NO) return;
        tellingOf(g).paid = true;
        const pay = testOf(g)?.extra?.pay;
        return pay === 'item' ? dropItems(f.seat, 1) : forfeit(f.seat, tokenOf(pay ?? 'fuel'), 1);
      },
    },
    // FS-STORY-17, 19. Now it is known.
    test(g) {
      const telling = tellingOf(g);
      const option = optionOf(g);
      if (option === undefined) telling.tale = 'void';
      else if ('plain' in option) telling.tale = 'yes';
      else if ('test' in option) telling.tale = passes(g, option) ? 'yes' : 'no';
    },
    consequences(g, f): Next {
      const { story, option, tale, ends } = tellingOf(g);
      if (tale === null) return acceptQuest(g, f.seat, story, option, ends[option]);
      reveal(g);
      recordOf(g).book.push({ story, option, seat: f.seat, tale, round: g.round });
      g.events?.push({ type: 'storyTold', seat: f.seat, story, option, tale });
      const end = ends[option];
      const list = end === undefined ? undefined : listFor(g, end, tale);
      if (list !== undefined) return befall({ seat: f.seat, story, option, end }, list);
    },
    // FS-STORY-24, 47.
    close(g) {
      const record = recordOf(g);
      const { story, forAutoma, halts } = tellingOf(g);
      record.telling = null;
      if (halts) record.halted = true;
      if (isKept(record, story)) return;
      if (forAutoma || isForAutoma(g, story)) record.withAutoma.push(story);
      else discardStory(g, story);
    },
  },
);

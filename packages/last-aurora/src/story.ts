import { either, flag, listOf, oneOf, optional, type RowOf, record, text, whole } from '@lastroad/kernel/pack';
import { AREAS, LETTERS } from './cards.ts';
import { AUTOMA_NOTES, CELLS, DEADLINES, HOSTS, MEASURES, PLACES, SPRINGS, TRIGGERS } from './stories.ts';

const GOODS = ['ammo', 'food', 'fuel'] as const;
const few = whole(1, 3);
const space = whole(1, 5);
const zone = oneOf(['active', 'rest', 'exhausted']);
const who = oneOf(['own', 'involved']);

/** Holds when the measure is at least, or at most, so much. */
const condition = record({ of: oneOf(MEASURES), atLeast: optional(whole(0, 9)), atMost: optional(whole(0, 9)) });

/** 13.3: what befalls one player. */
const DEED = [
  record({ gainFame: few }),
  record({ loseFame: few }),
  record({ gain: oneOf(GOODS), n: few }),
  record({ lose: oneOf([...GOODS, 'any']), n: few }),
  record({ drawItem: few }),
  record({ discardItem: few }),
  record({ damage: few, area: oneOf(AREAS) }),
  record({ repair: few }),
  record({ contaminate: few, who }),
  record({ decontaminate: few, who }),
  record({ zone: oneOf(['own', 'newcomer']), from: zone, to: zone }),
  record({ recruitFromDiscard: whole(1, 1) }),
  record({ loseSurvivor: whole(1, 1) }),
  record({ speedNext: whole(-3, 3) }),
  record({ moveNow: few }),
  record({ skill: whole(-2, 2) }),
  record({ peek: oneOf(['exploration', 'items', 'outcomes']), n: few }),
  record({ enemyDamage: few }),
  record({ placeTarget: whole(1, 1) }),
] as const;
const deeds = listOf(either(...DEED), 1, 4);

/** Either of these, as the player likes. */
const CHOOSE = record({ choose: listOf(deeds, 2) });
const share = listOf(either(...DEED, CHOOSE), 1, 3);

/** 13.3: everything that a story does. */
const effects = listOf(
  either(
    ...DEED,
    CHOOSE,
    record({ aurora: whole(1, 1) }),
    record({ discardSpace: space }),
    record({ swapSpaces: listOf(space, 2) }),
    record({ stopActions: flag }),
    record({ eachOther: share }),
    record({ leader: share }),
    record({ last: share }),
    record({ left: share }),
    record({ overtaken: share }),
    // Everybody may give; `met` is for whoever gave, once there is so much for each player, else `short`.
    record({
      contribute: oneOf(GOODS),
      perSeat: few,
      met: deeds,
      short: optional(listOf(either(...DEED, record({ aurora: whole(1, 1) })), 1, 3)),
    }),
    // `found` is for whoever turns it over.
    record({ tuck: oneOf(HOSTS), springs: oneOf(SPRINGS), found: deeds }),
    record({ archive: oneOf(PLACES), skill: optional(whole(1, 1)) }),
    record({ scoreAtEnd: few, when: condition }),
  ),
  1,
  4,
);

/** FS-STORY-20: paid when the option is chosen. */
const cost = optional(deeds);
/** FS-DB-13: helps whoever is last or holds up whoever leads. */
const catchUp = optional(flag);

/** FS-STORY-18. */
const PLAIN = record({ plain: effects, cost, catchUp });

/** FS-STORY-25, 26, 27. */
const TEST = record({
  test: listOf(oneOf(LETTERS), 1, 3),
  extra: optional(
    record({
      letter: oneOf(LETTERS),
      pay: optional(oneOf([...GOODS, 'item'])),
      when: optional(condition),
    }),
  ),
  failIf: optional(condition),
  successIf: optional(condition),
  success: effects,
  failure: effects,
});

/** FS-STORY-28, 29, 30. */
const QUEST = record({
  quest: condition,
  /** Its progress is counted on the card. */
  counter: optional(few),
  deadline: optional(oneOf(DEADLINES)),
  /** What must hold is looked at when time is up, not before. */
  atDeadline: optional(flag),
  failIf: optional(condition),
  success: effects,
  failure: optional(effects),
});

/** Texts of a story that is not ours, in one language; ours are among the words of the game. */
const WORDS = record({
  title: text,
  intro: text,
  options: listOf(
    record({
      label: text,
      yes: text,
      no: optional(text),
      task: optional(text),
      found: optional(text),
      met: optional(text),
      short: optional(text),
    }),
    2,
    3,
  ),
});

/** 13.1. What becomes of the card follows from its effects: a quest, an archive, a tuck, or the discard pile. */
export const STORY = {
  period: oneOf(['I', 'II', 'III']),
  trigger: oneOf(TRIGGERS),
  automa: oneOf(AUTOMA_NOTES),
  cargo: optional(listOf(oneOf(CELLS), 1, 3)),
  options: listOf(either(PLAIN, TEST, QUEST), 2, 3),
  words: optional(WORDS),
};
export type StoryRow = RowOf<typeof STORY>;
export type StoryOption = StoryRow['options'][number];
export type Effect = Extract<StoryOption, { plain: unknown }>['plain'][number];
export type Condition = Extract<StoryOption, { quest: unknown }>['quest'];

/** Consequences of one option, by their lists in the book. */
export interface Ends {
  readonly kind: 'plain' | 'test' | 'quest';
  readonly tucks: boolean;
  readonly cost: number;
  readonly yes: number;
  readonly no: number;
  readonly found: number;
}

/** All effects by number; worked out of the rows. */
export interface StoryBook {
  readonly lists: readonly (readonly Effect[])[];
  readonly numbers: ReadonlyMap<readonly Effect[], number>;
  /** By `End`; stories with two options leave a gap. */
  readonly ends: readonly (Ends | undefined)[];
}

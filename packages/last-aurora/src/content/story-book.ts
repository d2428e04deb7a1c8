import { OPTIONS_AT_MOST } from '../stories.ts';
import type { Effect, StoryBook, StoryOption, StoryRow } from '../story.ts';

const NOTHING: readonly Effect[] = [];

const tuckIn = (effects: readonly Effect[]): readonly Effect[] => {
  for (const effect of effects) if ('tuck' in effect) return effect.found;
  return NOTHING;
};

const successOf = (option: StoryOption): readonly Effect[] => ('plain' in option ? option.plain : option.success);
const failureOf = (option: StoryOption): readonly Effect[] =>
  'plain' in option ? NOTHING : (option.failure ?? NOTHING);

const KINDS = ['plain', 'test', 'quest'] as const;
const kindOf = (option: StoryOption): (typeof KINDS)[number] => KINDS.find(kind => kind in option) ?? 'plain';

/** Numbers every list of effects, so that tasks can note which one they are at; lists within lists too. */
export const bookOf = (stories: readonly StoryRow[]): StoryBook => {
  const lists: (readonly Effect[])[] = [];
  const numbers = new Map<readonly Effect[], number>();
  const enter = (list: readonly Effect[]): number => {
    const known = numbers.get(list);
    if (known !== undefined) return known;
    const number = lists.push(list) - 1;
    numbers.set(list, number);
    list.forEach(enterWithin);
    return number;
  };
  const enterWithin = (effect: Effect): void => {
    for (const value of Object.values(effect)) {
      if (!Array.isArray(value)) continue;
      if (Array.isArray(value[0])) value.forEach(enter);
      else if (typeof value[0] === 'object') enter(value);
    }
  };
  const ends: StoryBook['ends'][number][] = [];
  stories.forEach(({ options }, story) =>
    options.forEach((option, i) => {
      const [yes, no] = [successOf(option), failureOf(option)];
      ends[story * OPTIONS_AT_MOST + i] = {
        kind: kindOf(option),
        tucks: yes.some(effect => 'tuck' in effect),
        cost: enter('plain' in option ? (option.cost ?? NOTHING) : NOTHING),
        yes: enter(yes),
        no: enter(no),
        found: enter(tuckIn(yes)),
      };
    }),
  );
  return { lists, numbers, ends };
};

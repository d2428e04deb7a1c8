import type { Message } from '@lastroad/kernel';
import type { StoryFront } from '../modules/stories/view.ts';
import type { AuroraContent } from '../state.ts';
import type { Story } from '../stories.ts';
import type { Condition, Effect } from '../story.ts';
import { listOf } from './names.ts';

type Library = Pick<AuroraContent, 'stories'>;

/** A text that an owner has written. */
const ownText = (text: string): Message => ({ key: 'story.own', values: { text } });

/** FS-STORY-16: titles are read by everybody. */
export const storyName = ({ stories }: Library, story: Story): Message => {
  const { id, words } = stories[story];
  return words === undefined ? { key: `story.${id}` } : ownText(words.title);
};

export const storyIntro = ({ stories }: Library, story: Story): Message => {
  const { id, words } = stories[story];
  return words === undefined ? { key: `story.${id}.intro` } : ownText(words.intro);
};

type OwnTale = 'label' | 'yes' | 'no' | 'task' | 'found' | 'met' | 'short';

/** What is read of an option, or what came of it. */
export const storyText = (
  { stories }: Library,
  story: Story,
  option: number,
  tale: Exclude<OwnTale, 'label'> | null = null,
): Message => {
  const { id, words } = stories[story];
  const key = `story.${id}.${option + 1}`;
  if (words === undefined) return { key: tale === null ? key : `${key}.${tale}` };
  return ownText(words.options[option][tale ?? 'label'] ?? '…');
};

/** What is printed on a back. */
export const backWords = (trigger: string): Message => ({ key: `story.back.${trigger}` });

export const conditionWords = ({ of, atLeast, atMost }: Condition): Message => ({
  key: `condition.${of}`,
  values: { n: atLeast ?? atMost ?? 0, most: atLeast === undefined ? 'yes' : 'no' },
});

const token = (name: string): Message => ({ key: name === 'any' ? 'effect.anyToken' : `token.${name}` });
const ZONES = ['active', 'rest', 'exhausted'];
const zone = (name: string): Message => ({ key: `choice.zone.${ZONES.indexOf(name)}` });

/** Several effects in one text. */
export const effectsWords = (effects: readonly Effect[]): Message =>
  effects.length === 0 ? { key: 'effect.nothing' } : listOf(effects.map(effectWords), 'comma');

type Values = NonNullable<Message['values']>;

/** What a text needs beside its first number. */
const detailsOf = (effect: Effect): Values => {
  if ('gain' in effect) return { token: token(effect.gain), n: effect.n };
  if ('lose' in effect) return { token: token(effect.lose), n: effect.n };
  if ('damage' in effect) return { area: { key: `area.${effect.area}` } };
  if ('contaminate' in effect || 'decontaminate' in effect) return { who: effect.who };
  if ('zone' in effect) return { who: effect.zone, from: zone(effect.from), to: zone(effect.to) };
  if ('peek' in effect) return { n: effect.n };
  if ('choose' in effect) return { one: effectsWords(effect.choose[0]), other: effectsWords(effect.choose[1]) };
  if ('swapSpaces' in effect) return { n: effect.swapSpaces[0], to: effect.swapSpaces[1] };
  if ('contribute' in effect)
    return { token: token(effect.contribute), n: effect.perSeat, what: effectsWords(effect.met) };
  return 'scoreAtEnd' in effect ? { when: conditionWords(effect.when) } : {};
};

const SHARES = ['eachOther', 'leader', 'last', 'left', 'overtaken'] as const;

/** The first number of an effect, signed where it may be either. */
const numberOf = (value: unknown, name: string): Values => {
  if (typeof value !== 'number') return {};
  return { n: (name === 'speedNext' || name === 'skill') && value > 0 ? `+${value}` : value };
};

export const effectWords = (effect: Effect): Message => {
  const names = Object.keys(effect);
  const name =
    'archive' in effect ? 'archive' : 'scoreAtEnd' in effect ? 'scoreAtEnd' : (names.find(isName) ?? names[0]);
  const value = (effect as Readonly<Record<string, unknown>>)[name];
  const shared = SHARES.some(share => share === name) ? { what: effectsWords(value as Effect[]) } : {};
  return { key: `effect.${name}`, values: { ...numberOf(value, name), ...shared, ...detailsOf(effect) } };
};

/** Fields that only say more of an effect. */
const DETAILS = ['n', 'area', 'who', 'from', 'to', 'perSeat', 'met', 'short', 'springs', 'found', 'when'];
const isName = (field: string): boolean => !DETAILS.includes(field);

/** FS-STORY-18, 26, 27: what an option asks for, as far as it is read out; nothing of a plain one. */
export const frontWords = (front: StoryFront): Message[] => {
  if (front.kind === 'plain')
    return front.cost.length === 0 ? [] : [{ key: 'story.kind.cost', values: { what: effectsWords(front.cost) } }];
  const clause = (name: string, when: Condition | null): Message[] =>
    when === null ? [] : [{ key: `story.kind.${name}`, values: { when: conditionWords(when) } }];
  if (front.kind === 'quest') return [{ key: 'story.kind.quest' }, ...clause('failIf', front.failIf)];
  const { letters, extra, failIf, successIf } = front;
  const more: Message[] = [];
  if (extra?.pay !== undefined)
    more.push({ key: 'story.kind.pay', values: { letter: extra.letter, price: token(extra.pay) } });
  if (extra?.when !== undefined)
    more.push({ key: 'story.kind.when', values: { letter: extra.letter, when: conditionWords(extra.when) } });
  const test: Message = { key: 'story.kind.test', values: { letters: letters.join(' ') } };
  return [test, ...more, ...clause('failIf', failIf), ...clause('successIf', successIf)];
};

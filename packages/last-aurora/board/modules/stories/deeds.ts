import type { Message } from '@lastroad/kernel';
import type { Effect } from '../../../src/story.ts';
import { effectWords } from '../../../src/view/story-words.ts';

/** What an effect is about. */
export type DeedPicture =
  | 'ammo'
  | 'food'
  | 'fuel'
  | 'item'
  | 'fame'
  | 'disgrace'
  | 'damage'
  | 'repair'
  | 'contamination'
  | 'cure'
  | 'person'
  | 'speed'
  | 'drive'
  | 'look'
  | 'aurora'
  | 'story';

/** An effect at a glance. */
export interface Deed {
  readonly picture: DeedPicture;
  readonly words: Message;
  /** Whether one would rather not have it. */
  readonly isBad: boolean;
}

type Kind = Effect extends infer E ? (E extends unknown ? keyof E : never) : never;

/** By the column that names it; what is of no kind here changes the table or the turn. */
const PICTURES: readonly (readonly [Kind, DeedPicture])[] = [
  ['archive', 'story'],
  ['gainFame', 'fame'],
  ['loseFame', 'disgrace'],
  ['scoreAtEnd', 'fame'],
  ['drawItem', 'item'],
  ['discardItem', 'item'],
  ['damage', 'damage'],
  ['enemyDamage', 'damage'],
  ['repair', 'repair'],
  ['contaminate', 'contamination'],
  ['decontaminate', 'cure'],
  ['zone', 'person'],
  ['recruitFromDiscard', 'person'],
  ['loseSurvivor', 'person'],
  ['skill', 'person'],
  ['eachOther', 'person'],
  ['leader', 'person'],
  ['last', 'person'],
  ['left', 'person'],
  ['overtaken', 'person'],
  ['speedNext', 'speed'],
  ['moveNow', 'drive'],
  ['peek', 'look'],
  ['aurora', 'aurora'],
];

const BAD: readonly Kind[] = [
  'loseFame',
  'lose',
  'discardItem',
  'damage',
  'contaminate',
  'loseSurvivor',
  'aurora',
  'discardSpace',
  'stopActions',
];

const pictureOf = (effect: Effect): DeedPicture => {
  if ('gain' in effect) return effect.gain;
  if ('lose' in effect) return effect.lose === 'any' ? 'item' : effect.lose;
  return PICTURES.find(([kind]) => kind in effect)?.[1] ?? 'story';
};

export const deedOf = (effect: Effect): Deed => ({
  picture: pictureOf(effect),
  words: effectWords(effect),
  isBad: BAD.some(kind => kind in effect) || ('speedNext' in effect && effect.speedNext < 0),
});

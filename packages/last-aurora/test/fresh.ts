import { advance, type Draw, followScript, keyFromSeed, must, type Script, scriptIsUsedUp } from '@lastroad/kernel';
import type { CardData } from '../src/cards.ts';
import { type Aurora, lastAurora } from '../src/index.ts';
import { TASKS } from '../src/modules/index.ts';

type Settings = Readonly<Record<string, unknown>>;
/** How the results of a shuffle are changed, by its purpose. The top card of a deck comes last. */
export type Stacking = Readonly<Record<string, (order: readonly number[]) => readonly number[]>>;

const lay = (settings: Settings, pack: unknown, seed: string | number): Aurora =>
  lastAurora.layTable(must(lastAurora.content(settings, pack)), keyFromSeed(seed));

/** A table straight after setup, with every use of chance on record. */
export const setUp = (settings: Settings, pack: unknown = null, seed: string | number = 1): Aurora => {
  const g = lay(settings, pack, seed);
  g.draws = [];
  g.events = [];
  advance(TASKS, g);
  return g;
};

/** The same, with some decks stacked by hand. */
export const setUpStacked = (settings: Settings, pack: unknown, stacking: Stacking): Aurora => {
  const script = recordedDraws(setUp(settings, pack)).map(({ purpose, result }): Script[number] => [
    purpose,
    stacking[purpose]?.(result as readonly number[]) ?? result,
  ]);
  const g = lay(settings, pack, 1);
  g.draws = [];
  g.events = [];
  followScript(g, script);
  advance(TASKS, g);
  scriptIsUsedUp(g);
  return g;
};

export const recordedDraws = (g: Aurora): readonly Draw[] => g.draws ?? [];

/** What a shuffle put into order, by its purpose. */
export const shuffled = (g: Aurora, purpose: string): readonly number[] => {
  const draw = recordedDraws(g).find(one => one.purpose === purpose);
  if (draw === undefined) throw new Error(`nothing was drawn for "${purpose}"`);
  return draw.result as readonly number[];
};

export const dataOf = (g: Aurora, cards: readonly number[]): CardData[] => cards.map(card => g.content.cards[card]);

/** Brings these cards to the top, the first of them first. */
export const onTop =
  (...top: readonly number[]) =>
  (order: readonly number[]): readonly number[] => [...order.filter(card => !top.includes(card)), ...top.toReversed()];

export const cardWhere = (g: Aurora, wanted: (card: CardData) => boolean): number => {
  const card = g.content.cards.findIndex(wanted);
  if (card < 0) throw new Error('no such card');
  return card;
};

export const count = <T>(things: readonly T[], wanted: (thing: T) => boolean): number => things.filter(wanted).length;

export const ascending = (numbers: readonly number[]): number[] => numbers.toSorted((a, b) => a - b);

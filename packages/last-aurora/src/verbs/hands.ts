import type { Frame } from '@lastroad/kernel';
import type { Hand } from '../hooks.ts';
import { type Aurora, EMPTY, type Token } from '../state.ts';

interface Held<F> {
  tokens?(f: F): readonly Token[];
  holdsCard?(f: F): boolean;
}

/** Declares what a task's frames hold. */
export const handOf = <F extends Frame>(
  { id }: { readonly id: string } & ((...args: never[]) => F),
  { tokens = () => [], holdsCard = () => false }: Held<F>,
): Hand => ({ task: id, tokens, holdsCard });

/** Tokens that are being put somewhere just now. */
export const tokensInHands = ({ stack, content: { hooks } }: Aurora): Token[] =>
  stack
    .flatMap(frame => hooks.hand.flatMap(hand => (hand.task === frame.task ? hand.tokens(frame) : [])))
    .filter(token => token !== EMPTY);

/** Cards that somebody has taken and not put down. */
export const cardsInHands = ({ stack, content: { hooks } }: Aurora): number =>
  stack.filter(frame => hooks.hand.some(hand => hand.task === frame.task && hand.holdsCard(frame))).length;

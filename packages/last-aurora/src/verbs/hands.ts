import { type Frame, TOGETHER, type Together } from '@lastroad/kernel';
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

/** Frames under way, those of seats that are asked at once among them. */
const underWay = (stack: readonly Frame[]): readonly Frame[] =>
  stack.some(({ task }) => task === TOGETHER)
    ? stack.flatMap(frame =>
        frame.task === TOGETHER ? (frame as Together).branches.flatMap(branch => branch.stack) : frame,
      )
    : stack;

/** Tokens that are being put somewhere just now. */
export const tokensInHands = ({ stack, content: { hooks } }: Aurora): Token[] =>
  underWay(stack)
    .flatMap(frame => hooks.hand.flatMap(hand => (hand.task === frame.task ? hand.tokens(frame) : [])))
    .filter(token => token !== EMPTY);

/** Cards that somebody has taken and not put down. */
export const cardsInHands = ({ stack, content: { hooks } }: Aurora): number =>
  underWay(stack).filter(frame => hooks.hand.some(hand => hand.task === frame.task && hand.holdsCard(frame))).length;

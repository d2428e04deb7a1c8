import type { DeckView } from '../../../src/modules/german/view.ts';
import type { ThunderBoardProps } from '../../props.ts';
import { Card } from './card.tsx';

/** What is left of a deck, and what everybody has seen of it. */
export const Deck = ({ board, deck }: { readonly board: ThunderBoardProps; readonly deck: DeckView }) => {
  const { content, say } = board;
  const seen = deck.discard.toSorted((a, b) => a - b);
  return (
    <p className="tr-deck">
      <span>{say({ key: 'face.deck', values: { pile: deck.pile } })}</span>
      <span>
        {say({ key: 'face.discarded' })}: {seen.length === 0 ? say({ key: 'face.noneDiscarded' }) : null}
        {seen.map(card => (
          <Card key={card} content={content} die={card} say={say} isSmall />
        ))}
      </span>
    </p>
  );
};

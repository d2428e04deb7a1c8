import { memo } from 'react';
import { cardName } from '../../src/view/names.ts';
import { Place } from '../place.tsx';
import type { AuroraBoardProps } from '../props.ts';
import { CardFace } from './card-face.tsx';
import { Space } from './space.tsx';

/** The discard pile, spread out while one may take a card from it. */
const Spread = ({ board }: { readonly board: AuroraBoardProps }) => {
  const { content, say, asked } = board;
  const numbers = asked?.choices.map(({ choice }) => choice).filter(choice => choice >= 0) ?? [];
  return (
    <div className="la-row la-spread" role="group" aria-label={say({ key: 'face.discardPick' })}>
      {numbers.map(number => {
        const card = content.cards[number];
        const title = say(cardName(content, number));
        return card === undefined ? null : (
          <div className="la-space" key={number}>
            <span className="la-card-place">
              <CardFace card={card} title={title} say={say} />
            </span>
            <Place
              board={board}
              about="discarded"
              at={number}
              thing={{ about: 'card', at: number }}
              label={title}
              className="la-cover"
            />
          </div>
        );
      })}
    </div>
  );
};

/** The five cards on offer. */
export const Row = memo(({ board }: { readonly board: AuroraBoardProps }) =>
  board.asked?.about === 'discarded' ? (
    <Spread board={board} />
  ) : (
    <div className="la-row" role="group" aria-label={board.say({ key: 'face.row' })}>
      {board.view.row.map((_, space) => (
        <Space key={space} space={space} board={board} />
      ))}
    </div>
  ),
);

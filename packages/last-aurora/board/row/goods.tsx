import { Token } from '@lastroad/ui';
import { tokenList, tokenName } from '../../src/view/names.ts';
import { tokenPicture } from '../pictures/tokens.ts';
import { Place } from '../place.tsx';
import type { AuroraBoardProps } from '../props.ts';

interface GoodsProps {
  readonly space: number;
  readonly board: AuroraBoardProps;
}

const Tokens = ({ tokens, board }: { readonly tokens: readonly number[]; readonly board: AuroraBoardProps }) =>
  tokens.map((token, i) => {
    const picture = tokenPicture(token);
    return picture === undefined ? null : (
      <Token key={i} icon={picture.icon} colour={picture.colour} label={board.say(tokenName(token))} size={1.6} />
    );
  });

/** The two blocks of tokens on a card of the row. */
export const Goods = ({ space, board }: GoodsProps) => {
  const { view, say } = board;
  const isHere = view.exploring === space && board.asked?.about === 'block';
  return (
    <span className="la-goods">
      {[0, 1].map(block => {
        const tokens = view.goods[space * 2 + block] ?? [];
        if (tokens.length === 0 && !isHere) return null;
        const label = say({
          key: 'face.block',
          values: { side: block === 0 ? 'left' : 'right', tokens: tokenList(tokens) },
        });
        const inside = <Tokens tokens={tokens} board={board} />;
        return isHere ? (
          <Place
            key={block}
            board={board}
            about="block"
            at={block}
            thing={{ about: 'space', at: space }}
            label={label}
            className="la-block"
          >
            {() => inside}
          </Place>
        ) : (
          <span key={block} className="la-block">
            {inside}
          </span>
        );
      })}
    </span>
  );
};

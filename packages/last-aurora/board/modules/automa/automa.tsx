import person from 'icon:person';
import { Icon, Token } from '@lastroad/ui';
import type { AutomaView } from '../../../src/modules/automa/view.ts';
import { DAMAGE, TOKENS } from '../../../src/state.ts';
import { AUTOMA_PICTURES, tokenPicture } from '../../pictures/tokens.ts';
import type { AuroraBoardProps } from '../../props.ts';

interface AutomaProps {
  readonly rival: AutomaView;
  readonly board: AuroraBoardProps;
}

/** Rows A to D of the Automa's board; row A opens up column by column. */
const Grid = ({ rival, board }: AutomaProps) => {
  const { content, say } = board;
  return content.automaBoard.rows.map(({ id, slots }, row) => (
    <div className="la-automa-row" key={id}>
      <b>{id}</b>
      {slots.map((kind, column) => {
        const isDamaged = rival.damage[row * slots.length + column] ?? false;
        const state = isDamaged ? 'damaged' : 'sound';
        const name = kind === 'plain' ? 'face.plain' : `slot.${kind}`;
        const values = { row: id, column: column + 1, kind: { key: name }, state };
        const { icon, number } = AUTOMA_PICTURES[kind];
        return (
          <span
            key={column}
            className="la-slot"
            data-column={column === rival.column || undefined}
            role="img"
            aria-label={say({ key: 'face.automaSlot', values })}
          >
            {icon !== null && <Icon path={icon} size={1.1} />}
            {number !== undefined && <b className="la-slot-number">{number}</b>}
            {isDamaged && (
              <span className="la-token la-token-damage">
                <Icon path={tokenPicture(DAMAGE)?.icon ?? ''} size={1.1} />
              </span>
            )}
          </span>
        );
      })}
    </div>
  ));
};

/** The board of the solo rival. */
export const AutomaBoard = ({ rival, board }: AutomaProps) => {
  const { content, view, say } = board;
  const shown = rival.shown.map(card => content.automaCards[card]?.id ?? '').join(' ');
  return (
    <div className="la-automa">
      <div className="la-automa-grid" role="group" aria-label={say({ key: 'face.automaBoard' })}>
        <Grid rival={rival} board={board} />
      </div>
      <ul className="la-automa-facts">
        <li>
          <Icon path={person} size={1.1} />
          {say({ key: 'face.automaCrew', values: { count: rival.survivors, contaminated: rival.contaminated } })}
        </li>
        <li className="la-automa-stock">
          {rival.stock.flatMap((count, token) => {
            const picture = tokenPicture(token);
            return picture === undefined
              ? []
              : [
                  <span key={token}>
                    <Token
                      icon={picture.icon}
                      colour={picture.colour}
                      label={say({ key: `token.${TOKENS[token] ?? 'empty'}` })}
                      size={1.5}
                    />{' '}
                    {count}
                  </span>,
                ];
          })}
        </li>
        <li>{say({ key: 'face.fame', values: { fame: rival.fame } })}</li>
        <li>{say({ key: 'face.automaCards', values: { count: rival.cards } })}</li>
        <li>{say({ key: 'face.automaDeck', values: { count: rival.deckSize } })}</li>
        {(view.stories?.withAutoma ?? 0) > 0 && (
          <li>{say({ key: 'face.automaStories', values: { count: view.stories?.withAutoma ?? 0 } })}</li>
        )}
        {shown !== '' && <li>{say({ key: 'face.automaShown', values: { cards: shown } })}</li>}
        <li>{say({ key: 'face.scoreNow', values: { points: rival.score } })}</li>
      </ul>
    </div>
  );
};

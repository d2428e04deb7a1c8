import shot from 'icon:bullets';
import strike from 'icon:strafe';
import bounty from 'icon:wanted-reward';
import { Icon } from '@lastroad/ui';
import { NONE } from '../../../src/state.ts';
import { HIDDEN } from '../../../src/view/view.ts';
import type { ThunderBoardProps } from '../../props.ts';

/** The decks of which everybody holds a card: what it is called in words, and its picture. */
const DECKS = [
  { deck: 'strikes', about: 'strike', icon: strike },
  { deck: 'bounties', about: 'bounty', icon: bounty },
  { deck: 'oneShots', about: 'oneShot', icon: shot },
] as const;

/** TR-AMMO-4, TR-AMMO-5: the cards of the person at the screen; one that may be played glows, and a press tells what it says. */
export const Held = ({ board, owner }: { readonly board: ThunderBoardProps; readonly owner: number }) => {
  const { content, view, say, onInspect } = board;
  const cards = DECKS.flatMap(({ deck, about, icon }) => {
    const card = view[deck]?.held[owner] ?? NONE;
    return card === NONE ? [] : [{ deck, about, icon, card }];
  });
  if (cards.length === 0) return null;
  return (
    <div
      className="tr-held"
      data-many={cards.length > 2 || undefined}
      role="group"
      aria-label={say({ key: 'face.cardsHeld' })}
    >
      {cards.map(({ deck, about, icon, card }) => {
        const row = card === HIDDEN ? undefined : content[deck][card];
        const words = row === undefined ? say({ key: `face.kind.${about}` }) : say({ key: `${about}.${row.name}` });
        return (
          <button
            key={deck}
            type="button"
            className="tr-held-card"
            data-met={view[deck]?.met || undefined}
            data-back={row === undefined || undefined}
            onClick={() => onInspect({ about, at: card })}
          >
            <Icon path={icon} size={1.2} />
            <span>
              <small>{say({ key: `face.kind.${about}` })}</small>
              {words}
            </span>
          </button>
        );
      })}
    </div>
  );
};

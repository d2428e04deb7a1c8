import { Icon } from '@lastroad/ui';
import type { ConvoyCard, SlotKind } from '../../src/cards.ts';
import { DAMAGE, EMPTY } from '../../src/state.ts';
import { cardName, tokenName } from '../../src/view/names.ts';
import { tokenPicture } from '../pictures/tokens.ts';
import { Place } from '../place.tsx';
import { type AuroraBoardProps, aboutOf, isNamed } from '../props.ts';
import { SlotPrint } from '../row/slots-printed.tsx';
import { SLOTS } from '../telling/inspect-place.ts';
import type { Cargo } from './drag.ts';

export interface ConvoyProps {
  readonly owner: number;
  readonly isOwn: boolean;
  readonly board: AuroraBoardProps;
  readonly cargo: Cargo;
}

/** A token in its slot; it lands when it is new, and damage is stamped. */
const Held = ({ token, isNew }: { readonly token: number; readonly isNew: boolean }) => {
  const picture = tokenPicture(token);
  const look = token === DAMAGE ? 'la-token la-token-damage' : 'la-token';
  return picture === undefined ? null : (
    <span className={isNew ? `${look} la-landed` : look} style={{ background: `var(${picture.colour})` }}>
      <Icon path={picture.icon} size={1.25} />
    </span>
  );
};

/** Questions about a token that comes from elsewhere: those aboard are no answer. */
const GAINS = ['airdrop.chooseToken', 'scavenge.chooseToken'];

/** Slots answer questions about places and about what lies in them. */
const aboutSlot = (board: AuroraBoardProps, slot: number, token: number): { about: string; at: number } => {
  const about = aboutOf(board, ['slot', 'cargo', 'weapon', 'token']);
  if (about !== 'token') return { about, at: slot };
  return GAINS.includes(board.asked?.name ?? '') ? { about: 'nothing', at: slot } : { about, at: token };
};

export const Slot = ({
  owner,
  isOwn,
  board,
  cargo,
  slot,
  kind,
}: ConvoyProps & { readonly slot: number; readonly kind: SlotKind }) => {
  const { view, content, say } = board;
  const player = view.players[owner];
  const token = player?.cargo[slot] ?? EMPTY;
  const card = player?.convoy[slot >> 3] ?? -1;
  const thing = { about: 'ownSlot', at: owner * SLOTS + slot };
  const hasFired = player?.fired.includes(slot) ?? false;
  const values = { card: cardName(content, card), kind: { key: `slot.${kind}` }, holds: tokenName(token) };
  const isNew = board.events.some(
    event =>
      (event.type === 'damaged' && event.slot === slot && event.who === owner) ||
      (event.type === 'arranged' && event.to === slot && event.seat === owner),
  );
  const isNamedNow = isNamed(board, thing);
  const hasJustFired = board.events.some(
    event => event.type === 'raided' && event.who === owner && event.weapon === slot,
  );
  return (
    <span className="la-slot-place" data-slot={isOwn ? slot : undefined} {...(isOwn ? cargo.grip(slot, token) : {})}>
      <Place
        board={board}
        {...(isOwn ? aboutSlot(board, slot, token) : { about: 'nobody', at: slot })}
        thing={thing}
        label={say({ key: hasFired ? 'face.slotFired' : 'face.slot', values })}
        className={`la-slot la-slot-${kind}`}
      >
        {({ isPreviewed }) => (
          <span
            className="la-slot-in"
            data-preview={isPreviewed || isNamedNow || undefined}
            data-fired={hasFired || undefined}
            data-fires={hasJustFired ? board.step % 2 : undefined}
          >
            <SlotPrint kind={kind} />
            <Held key={token} token={token} isNew={isNew} />
          </span>
        )}
      </Place>
    </span>
  );
};

export const slotsOf = (card: ConvoyCard, position: number): { readonly slot: number; readonly kind: SlotKind }[] =>
  card.slots.map((kind, i) => ({ slot: position * 8 + i, kind }));

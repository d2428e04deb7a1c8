import { Icon } from '@lastroad/ui';
import type { SlotKind } from '../../src/cards.ts';
import { SLOT_PICTURES } from '../pictures/tokens.ts';
import '../modules/asgard/asgard.css';
import '../modules/deck/slots.css';

/** What is printed on a slot. */
export const SlotPrint = ({ kind, size = 1.15 }: { readonly kind: SlotKind; readonly size?: number }) => {
  const { icon, number } = SLOT_PICTURES[kind];
  return (
    <>
      {icon !== null && <Icon path={icon} size={size} />}
      {number !== undefined && <b className="la-slot-number">{number}</b>}
    </>
  );
};

/** The slots of a card that is in no convoy yet. */
export const PrintedSlots = ({
  slots,
  nameOf,
}: {
  readonly slots: readonly SlotKind[];
  nameOf(kind: SlotKind): string;
}) => (
  <span className="la-printed">
    {slots.map((kind, i) => (
      <span key={i} className={`la-slot la-slot-${kind}`} role="img" aria-label={nameOf(kind)} title={nameOf(kind)}>
        <SlotPrint kind={kind} />
      </span>
    ))}
  </span>
);

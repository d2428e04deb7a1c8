import type { Reason, Seat } from '@lastroad/kernel';
import { SLOT_KINDS } from '../cards.ts';
import type { Act } from '../hooks.ts';
import { type Aurora, type AuroraContent, type Item, NONE, task } from '../state.ts';
import { isJunk } from '../verbs/convoy.ts';
import { showItem } from '../verbs/items.ts';
import { canFireJunk, readyWeapons, SHOT, takeWeapon, whyNotWeapon } from './attack.ts';
import { kindsHeld } from './items.ts';

interface Paid {
  readonly seat: Seat;
}

/** FS-JUNK-2: what an attack with a junk weapon costs. */
export const PAY_ITEM = {
  // FS-JUNK-2, 4, FS-RUL-39. Any item will do, and it does nothing else.
  payItem: {
    about: 'ownItem',
    always: true,
    options: (g: Aurora, f: Paid) => kindsHeld(g, f.seat),
    take(g: Aurora, f: Paid, item: Item) {
      showItem(g, f.seat, item);
      g.events?.push({ type: 'itemDiscarded', seat: f.seat, item });
    },
    whyNot: (): Reason => ({ key: 'why.noSuchItem', clause: 'FS-JUNK-4' }),
  },
} as const;

/** FS-JUNK-1..5: one attack with a junk weapon. */
export const fireJunk = task('fireJunk', (seat: Seat) => ({ seat, free: false, weapon: NONE, enemy: NONE }), {
  ...PAY_ITEM,
  // FS-JUNK-1.
  chooseWeapon: {
    about: 'weapon',
    options: (g, f) => readyWeapons(g, f.seat, true),
    take: takeWeapon,
    whyNot: whyNotWeapon,
  },
  ...SHOT,
});

const JUNK = SLOT_KINDS.filter(isJunk);

/** Whether anybody can come to have a junk weapon. */
export const junkIsKnown = ({ printed }: AuroraContent): boolean => JUNK.some(kind => printed.has(kind));

/** FS-JUNK-5: ammo can never stand in for the item. */
export const FIRE_JUNK: Act = {
  number: 3,
  phase: 'fire',
  known: junkIsKnown,
  possible: canFireJunk,
  take: (_g, seat) => fireJunk(seat),
  whyNot: { key: 'why.cannotFireJunk', clause: 'FS-JUNK-5' },
};

import { type Next, type Seat } from '@lastroad/kernel';
import type { Encounter } from '../../hooks.ts';
import { salvage, salvageable } from '../../rules/bonus.ts';
import { NO, YES } from '../../rules/drive.ts';
import { OPTION_A, OPTION_B } from '../../rules/encounters.ts';
import { clearGoods, discardFromRow } from '../../rules/gather.ts';
import { drawItems, kindsHeld } from '../../rules/items.ts';
import { AMMO, NONE, type Space, task } from '../../state.ts';
import { pull } from '../../verbs/cargo.ts';
import { hasToken } from '../../verbs/convoy.ts';
import { gainFame, loseFameByCard } from '../../verbs/fame.ts';
import { showItem } from '../../verbs/items.ts';
import { returnToken } from '../../verbs/supply.ts';
import { recordOf } from './record.ts';

/** FS-ENC-1, 2, 4, 6: the deserter is taken along, or fought for; each way must be paid in full. */
export const DESERTER: Encounter = {
  power: 'deserter',
  possible(g, seat) {
    const options: number[] = [];
    if (g.players[seat].items.length > 0) options.push(OPTION_A);
    if (hasToken(g.players[seat], AMMO)) options.push(OPTION_B);
    return options;
  },
  a: (seat, space) => takeAlong(seat, space),
  b: (seat, space) => fightFor(seat, space),
  whyNot: [
    { key: 'why.noItemToGive', clause: 'FS-ENC-2' },
    { key: 'why.noAmmoToGive', clause: 'FS-ENC-4' },
  ],
};

/** FS-ENC-2, 3: an item and fame for speed; the card lies beside the convoy until it has shown the way. */
export const takeAlong = task('takeAlong', (seat: Seat, space: Space) => ({ seat, space }), {
  chooseItem: {
    about: 'ownItem',
    always: true,
    options: (g, f) => kindsHeld(g, f.seat),
    take(g, f, item) {
      showItem(g, f.seat, item);
      g.events?.push({ type: 'itemDiscarded', seat: f.seat, item });
    },
    whyNot: () => ({ key: 'why.noSuchItem', clause: 'FS-ENC-2' }),
  },
  // FS-RUL-38: a Preacher saves the fame.
  loseFame: (g, f): Next => loseFameByCard(g, f.seat, 1),
  keep(g, f): Next {
    if (g.players[f.seat].out) return discardFromRow(g, f.space);
    const card = g.row[f.space];
    clearGoods(g, f.space);
    g.row[f.space] = NONE;
    recordOf(g).passengers[f.seat].push(card);
    g.events?.push({ type: 'tookAlong', seat: f.seat, card });
  },
});

/** FS-ENC-4, 5: an ammo for an item, fame, and what others have left behind. */
export const fightFor = task('fightFor', (seat: Seat, space: Space) => ({ seat, space }), {
  spendAmmo(g, f) {
    pull(g, g.players[f.seat], AMMO);
    returnToken(g, AMMO);
    g.events?.push({ type: 'gaveUp', who: f.seat, token: AMMO });
  },
  leave: (g, f): Next => discardFromRow(g, f.space),
  reward: (_g, f): Next => [drawItems(f.seat, 1), gainFame(f.seat, 1)],
  chooseToInstall: {
    about: 'answer',
    options: (g, f) => (!g.players[f.seat].out && salvageable(g, f.seat).length > 0 ? [NO, YES] : []),
    take: (_g, f, answer): Next => (answer === YES ? salvage(f.seat) : undefined),
  },
});

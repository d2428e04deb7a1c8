import { AGAIN, type Next, type Reason, type Seat } from '@lastroad/kernel';
import type { Area } from '../../cards.ts';
import type { Act } from '../../hooks.ts';
import { PAY_AMMO, readyWeapons, takeWeapon, whyNotWeapon } from '../../rules/attack.ts';
import { junkIsKnown, PAY_ITEM } from '../../rules/junk.ts';
import { AMMO, type Aurora, DAMAGE, NONE, type Slot, task } from '../../state.ts';
import { hasToken, slotKind, soundSlots, weaponClass } from '../../verbs/convoy.ts';
import { damage, HARD, putDamage } from '../../verbs/damage.ts';
import { occur } from '../../verbs/occasions.ts';
import { regionOf, seatsLeft } from '../../verbs/order.ts';
import { settleOutcome, topBack, turnOutcome } from '../../verbs/outcomes.ts';
import { inSupply } from '../../verbs/supply.ts';
import { evadeOf, recordOf } from './record.ts';

/** FS-PVP-9: opponents in the region of a seat. */
export const opponentsNear = (g: Aurora, seat: Seat): Seat[] =>
  seatsLeft(g).filter(other => other !== seat && regionOf(g, other) === regionOf(g, seat));

/** An attack on a player that is under way. */
interface Raid {
  readonly seat: Seat;
  weapon: Slot;
  victim: Seat;
  /** Damage that is still to be placed, where, and how much was. */
  left: number;
  area: Area;
  placed: number;
}

const newRaid = (seat: Seat) => ({
  seat,
  free: false,
  weapon: NONE,
  victim: NONE,
  left: 0,
  area: 'CONVOY' as Area,
  placed: 0,
});

/** FS-PVP-10..15: what follows once a weapon was taken, whatever it was paid with. */
const RAID = {
  // FS-PVP-9.
  chooseVictim: {
    about: 'opponent',
    options: (g: Aurora, f: Raid) => opponentsNear(g, f.seat),
    take(_g: Aurora, f: Raid, victim: Seat) {
      f.victim = victim;
    },
    whyNot: (): Reason => ({ key: 'why.opponentElsewhere', clause: 'FS-PVP-9' }),
  },
  // FS-PVP-10, 11, 15, 18, FS-RUL-33, FS-INT-15: no fame, no target token, and nobody's aim adds anything.
  fire(g: Aurora, f: Raid): Next {
    const player = g.players[f.seat];
    const outcome = turnOutcome(g);
    const { damage: hits, jam } = g.content.outcomes[outcome].player[weaponClass(slotKind(g, player, f.weapon)) - 1];
    f.left = Math.max(0, hits - evadeOf(g, f.victim));
    // FS-PVP-12, FS-RUL-37.
    f.area = topBack(g);
    const { seat: who, victim, weapon, area } = f;
    g.events?.push({ type: 'raided', who, victim, weapon, hits, evaded: hits - f.left, jam, outcome, area });
    if (!jam) return;
    putDamage(g, f.seat, f.weapon);
    return occur(g, { what: 'jam', who: f.seat, weapon: f.weapon });
  },
  // FS-PVP-12, FS-RUL-43. One at a time, so that what is placed can be counted.
  place(g: Aurora, f: Raid): Next {
    if (f.left === 0 || g.players[f.victim].out || !inSupply(g, DAMAGE)) return;
    if (soundSlots(g, f.victim, f.area).length === 0) return;
    f.left--;
    f.placed++;
    return [damage(f.victim, 1, f.area), AGAIN];
  },
  // FS-PVP-13, 14, FS-RUL-32.
  moveTokens(g: Aurora, f: Raid): Next {
    if (f.placed === 0) return;
    const { evade, aggression, victims } = recordOf(g);
    const { pvpCard, house } = g.content;
    const steps = house.evadeSteps === 'attack' ? 1 : f.placed;
    evade[f.victim] = Math.min(pvpCard.evade.length - 1, evade[f.victim] + steps);
    aggression[f.seat] = Math.min(pvpCard.aggression.length, aggression[f.seat] + f.placed);
    if (!victims[f.seat].includes(f.victim)) victims[f.seat].push(f.victim);
    g.events?.push({ type: 'raidCounted', who: f.seat, victim: f.victim, placed: f.placed });
    if (f.placed >= HARD) return occur(g, { what: 'hit2', who: f.seat });
  },
  // LA-OUT-1.
  discardOutcome: (g: Aurora) => settleOutcome(g),
};

/** FS-PVP-9, 10, 16: one attack on a player with a weapon that fires ammo; no item can take its place (FS-INT-6). */
export const raid = task('raid', newRaid, {
  ...PAY_AMMO,
  chooseWeapon: {
    about: 'weapon',
    options: (g, f) => readyWeapons(g, f.seat, false),
    take: takeWeapon,
    whyNot: whyNotWeapon,
  },
  ...RAID,
});

/** FS-PVP-10, FS-INT-6: the same with a junk weapon. */
export const raidWithJunk = task('raidWithJunk', newRaid, {
  ...PAY_ITEM,
  chooseWeapon: {
    about: 'weapon',
    options: (g, f) => readyWeapons(g, f.seat, true),
    take: takeWeapon,
    whyNot: whyNotWeapon,
  },
  ...RAID,
});

const canRaid = (g: Aurora, seat: Seat): boolean =>
  hasToken(g.players[seat], AMMO) && opponentsNear(g, seat).length > 0 && readyWeapons(g, seat, false).length > 0;

const canRaidWithJunk = (g: Aurora, seat: Seat): boolean =>
  g.players[seat].items.length > 0 && opponentsNear(g, seat).length > 0 && readyWeapons(g, seat, true).length > 0;

/** FS-PVP-9, 10: whether somebody in the region has what it takes to fire at a convoy. */
export const isAimedAt = (g: Aurora, seat: Seat): boolean =>
  opponentsNear(g, seat).some(other => canRaid(g, other) || canRaidWithJunk(g, other));

export const RAIDS: readonly Act[] = [
  {
    number: 14,
    phase: 'fire',
    possible: canRaid,
    take: (_g, seat) => raid(seat),
    whyNot: { key: 'why.cannotRaid', clause: 'FS-PVP-10' },
  },
  {
    number: 15,
    phase: 'fire',
    known: junkIsKnown,
    possible: canRaidWithJunk,
    take: (_g, seat) => raidWithJunk(seat),
    whyNot: { key: 'why.cannotRaidWithJunk', clause: 'FS-PVP-10' },
  },
];

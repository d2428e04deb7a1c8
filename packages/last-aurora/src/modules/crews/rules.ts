import { type Frame, type Next, type Seat } from '@lastroad/kernel';
import type { Act } from '../../hooks.ts';
import { spend, unspent } from '../../rules/abilities.ts';
import { NO, YES } from '../../rules/drive.ts';
import { kindsHeld } from '../../rules/items.ts';
import { type Aurora, type Card, CONTAMINATION, NONE, type Player, type Space, task } from '../../state.ts';
import { hasDamage } from '../../verbs/damage.ts';
import { showItem } from '../../verbs/items.ts';
import { convoyPositions } from '../../verbs/leaving.ts';
import { rankOf } from '../../verbs/order.ts';
import { canDrive } from '../../verbs/roads.ts';
import { returnToken } from '../../verbs/supply.ts';
import { move, partyHas, sumTrait } from '../../verbs/survivors.ts';
import type { AuroraModule } from '../module.ts';
import { chooseCrew, chooseCrews, muster } from './muster.ts';
import { DIET, refuel } from './refuel.ts';

/** FS-CREW-14, 15: cards of a convoy for 1, 2 and 3 points. */
const LENGTHS = [3, 5, 7];

export const lengthSteps = (player: Player): number => {
  const cards = convoyPositions(player).length;
  return LENGTHS.filter(length => cards >= length).length;
};

/** FS-CREW-8, FS-INT-27: whether any convoy is ahead, by the main road. */
const isBehind = (g: Aurora, seat: Seat): boolean => g.track.some(who => rankOf(g, who) > rankOf(g, seat));

/** FS-CREW-8, 14, 16: what a crew adds to the speed of its truck. */
const crewSpeed = (g: Aurora, seat: Seat): number => {
  const { active } = g.players[seat];
  const byLength = sumTrait(g, active, 'speedByLength');
  let speed = byLength === 0 ? 0 : byLength * lengthSteps(g.players[seat]);
  if (isBehind(g, seat)) speed += sumTrait(g, active, 'speedInPursuit');
  if (!hasDamage(g, seat)) speed += sumTrait(g, active, 'speedUndamaged');
  return speed;
};

/** FS-CREW-15. */
const firstHitByLength = (g: Aurora, seat: Seat): number => {
  const byLength = sumTrait(g, g.players[seat].active, 'hitByLength');
  return byLength === 0 ? 0 : byLength * lengthSteps(g.players[seat]);
};

/** FS-CREW-4, 7, FS-RUL-19: a bonus belongs to its space, whatever lies there. */
const beside = (g: Aurora, space: Space): Space[] =>
  partyHas(g, 'reachesBeside') ? [space - 1, space + 1].filter(other => other >= 0 && other < g.row.length) : [];

const dropContamination = (g: Aurora, s: Card): void => {
  g.contamination[s]--;
  returnToken(g, CONTAMINATION);
};

/** FS-CREW-9..11: whoever is still alive and carries a contamination may give it up. */
const offerRest = (g: Aurora, seat: Seat, party: readonly Card[]): Frame[] =>
  party.filter(s => g.content.traits[s].shakesOff && canShakeOff(g, seat, s)).map(s => shakeOff(seat, s));

const canShakeOff = (g: Aurora, seat: Seat, s: Card): boolean =>
  g.contamination[s] > 0 && g.players[seat].exhausted.includes(s);

export const shakeOff = task('shakeOff', (seat: Seat, survivor: Card) => ({ seat, survivor }), {
  chooseToRest: {
    about: 'answer',
    options: (g, f) => (canShakeOff(g, f.seat, f.survivor) ? [NO, YES] : []),
    take(g, f, answer) {
      if (answer === NO) return;
      const { exhausted, rest } = g.players[f.seat];
      dropContamination(g, f.survivor);
      move(exhausted, rest, f.survivor);
      g.events?.push({ type: 'shookOff', seat: f.seat, survivor: f.survivor });
    },
  },
});

/** FS-CREW-13, 17. */
const BURST = 2;

const glowing = (g: Aurora, seat: Seat): Card => unspent(g, seat, 'glow').find(s => g.contamination[s] > 0) ?? NONE;

/** FS-CREW-13, FS-GEN-5: once in a Movement phase. */
const GLOW: Act = {
  number: 11,
  phase: 'movement',
  possible: (g, seat) => glowing(g, seat) !== NONE && canDrive(g, seat),
  take(g, seat) {
    const survivor = glowing(g, seat);
    dropContamination(g, survivor);
    g.events?.push({ type: 'cured', who: seat, survivor });
    spend(g, seat, 'glow');
    g.speedBonus += BURST;
  },
  whyNot: { key: 'why.noGlowworm', clause: 'FS-CREW-13' },
};

/** FS-CREW-17, FS-INT-2. */
const STOKE: Act = {
  number: 12,
  phase: 'movement',
  possible: (g, seat) => unspent(g, seat, 'stoke').length > 0 && g.players[seat].items.length > 0 && canDrive(g, seat),
  take: (_g, seat): Next => stoke(seat),
  whyNot: { key: 'why.noStoker', clause: 'FS-CREW-17' },
};

export const stoke = task('stoke', (seat: Seat) => ({ seat }), {
  chooseItem: {
    about: 'ownItem',
    always: true,
    options: (g, f) => kindsHeld(g, f.seat),
    take(g, f, item) {
      showItem(g, f.seat, item);
      g.events?.push({ type: 'itemDiscarded', seat: f.seat, item });
      spend(g, f.seat, 'stoke');
      g.speedBonus += BURST;
    },
    whyNot: () => ({ key: 'why.noSuchItem', clause: 'FS-CREW-17' }),
  },
});

/** Module 3 of Frozen Steel: four crews of two in place of the Leaders and their Co-pilots. */
export const crews: AuroraModule = {
  name: 'crews',
  isAtTable: ({ crews: areHere }) => areHere === 'on',
  // FS-CREW-2.
  takesOut: ({ kind, colour }) => kind === 'survivor' && colour !== null,
  tasks: { chooseCrews, chooseCrew, shakeOff, stoke, refuel },
  hooks: {
    lay(g) {
      g.box.push(...g.content.piles.crews.flat());
    },
    act: [GLOW, STOKE],
    speed: crewSpeed,
    firstHit: firstHitByLength,
    ordered: muster,
    beside,
    partyBack: offerRest,
    diet: DIET,
  },
};

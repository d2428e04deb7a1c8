import { AGAIN, type Frame, type Next, type Seat } from '@lastroad/kernel';
import { type Aurora, type Card, CONTAMINATION, DONE, type Item, NONE, task } from '../state.ts';
import { showItem } from './items.ts';
import { die } from './leaving.ts';
import { occur } from './occasions.ts';
import { inSupply, returnToken, takeToken } from './supply.ts';
import { crew, partyHas, skill } from './survivors.ts';

/** Answers a contamination with a Hazmat Suit. */
export const HAZMAT = -3;

/** Participants, the whole crew, or nobody but one of them. */
type Among = 'party' | 'crew' | Card;

/** LA-CON-1..5, LA-LOC-2, LA-RUL-59: contamination on survivors of the seat, one token after the other. */
export const contaminate = task(
  'contaminate',
  (seat: Seat, left: number, among: Among) => ({ seat, left, among, chosen: NONE }),
  {
    begin(g, f): Next {
      f.chosen = NONE;
      // LA-SUR-HERMIT, LA-BET-7. Nobody is contaminated while the Hermit takes part.
      if (g.players[f.seat].out || partyHas(g, 'wardsIllness') || !inSupply(g, CONTAMINATION)) f.left = 0;
    },
    // Whoever holds items is asked even about a lone survivor: silence would tell that no suit is at hand.
    chooseSurvivor: {
      about: 'victim',
      always: true,
      options(g, f) {
        if (f.left === 0) return [];
        const victims = victimsOf(g, f.seat, f.among);
        if (victims.length < 2 && g.players[f.seat].items.length === 0) return [];
        return suitOf(g, f.seat) !== NONE && victims.length > 0 ? [HAZMAT, ...victims] : victims;
      },
      take(_g, f, s) {
        f.chosen = s;
      },
      whyNot(g, f, s) {
        if (s === HAZMAT) return { key: 'why.noHazmat', clause: 'LA-ITC-3' };
        return s === g.newcomer && f.among === 'crew'
          ? { key: 'why.newcomer', clause: 'LA-REC-3' }
          : { key: 'why.notParticipating', clause: 'LA-CON-1' };
      },
    },
    place(g, f): Next {
      if (f.left === 0) return;
      f.left--;
      if (f.chosen === HAZMAT) wearHazmat(g, f.seat);
      else {
        const victims = victimsOf(g, f.seat, f.among);
        const s = f.chosen === NONE ? (victims[0] ?? NONE) : f.chosen;
        if (s !== NONE && takeToken(g, CONTAMINATION)) {
          g.contamination[s]++;
          g.events?.push({ type: 'contaminated', who: f.seat, survivor: s });
          const next = f.left > 0 ? [contaminate(f.seat, f.left, f.among)] : [];
          if (skill(g, s) <= 0) return [die(f.seat, s), ...next];
          return [...occur(g, { what: 'infect', who: f.seat, survivors: [s] }), ...next];
        }
      }
      if (f.left > 0) return contaminate(f.seat, f.left, f.among);
    },
  },
);

/** LA-REC-3: a newcomer may be contaminated, but not to death. */
const victimsOf = (g: Aurora, seat: Seat, among: Among): Card[] => {
  if (typeof among === 'number') return crew(g.players[seat]).filter(s => s === among);
  const all = among === 'party' ? g.party.slice() : crew(g.players[seat]);
  const safe = all.filter(s => s !== g.newcomer || skill(g, s) > 1);
  return safe.length > 0 ? safe : all;
};

/** LA-RUL-31, LA-OPT-21: the item at hand against it, or `NONE`. */
const suitOf = (g: Aurora, seat: Seat): Item => {
  const ownTurn = g.turn === seat || g.phase === 'rest';
  if (g.content.house.hazmatReaction === 'ownTurnOnly' && !ownTurn) return NONE;
  return g.players[seat].items.find(item => g.content.itemTraits[item].wardsIllness) ?? NONE;
};

/** LA-ITC-3. */
const wearHazmat = (g: Aurora, seat: Seat): void => {
  const item = suitOf(g, seat);
  showItem(g, seat, item);
  g.events?.push({ type: 'itemUsed', seat, item });
};

/** LA-BON-2, 3, LA-ITC-2: remove up to so many contamination tokens in total, survivors in ascending order. */
export const cure = task(
  'cure',
  (seat: Seat, left: number, among: 'party' | 'crew') => ({ seat, left, among, last: NONE }),
  {
    chooseSurvivor: {
      about: 'survivor',
      options(g, f) {
        if (f.left === 0) return [];
        const next = infected(g, f.seat, f.among).filter(s => s >= f.last);
        const [ordered] = curedByOrder(g, f.among);
        if (ordered === undefined) return next.length > 0 ? [DONE, ...next] : [];
        if (g.content.house.orderedCure === 'anyFirst') return cureAny(g, next);
        // FS-CREW-12, 13. One of them is passed over only while others use up the cure.
        return next.filter(s => s <= ordered || tokensOn(g, next, s) >= f.left);
      },
      take(g, f, s): Next {
        if (s === DONE) return;
        f.left--;
        f.last = s;
        g.contamination[s]--;
        returnToken(g, CONTAMINATION);
        g.events?.push({ type: 'cured', who: f.seat, survivor: s });
        return AGAIN;
      },
      whyNot(g, f, s) {
        const isIll = infected(g, f.seat, f.among).includes(s);
        if (isIll && curedByOrder(g, f.among).length > 0) return { key: 'why.curedByOrder', clause: 'FS-CREW-12' };
        return g.contamination[s] > 0 && !isIll
          ? { key: 'why.notParticipating', clause: 'LA-BON-9' }
          : { key: 'why.notContaminated', clause: 'LA-BON-3' };
      },
    },
  },
);

/** LA-OPT-38: nobody is passed over by order, and it is over only once nobody is left who must be cured. */
const cureAny = (g: Aurora, next: Card[]): Card[] =>
  next.length === 0 || next.some(s => g.content.traits[s].curedByOrder) ? next : [DONE, ...next];

/** FS-CREW-12, 13: participants whom a bonus must cure. */
const curedByOrder = (g: Aurora, among: 'party' | 'crew'): Card[] =>
  among === 'party' ? g.party.filter(s => g.contamination[s] > 0 && g.content.traits[s].curedByOrder) : [];

/** Contamination on those of a list from a survivor on. */
const tokensOn = (g: Aurora, survivors: readonly Card[], from: Card): number => {
  let tokens = 0;
  for (const s of survivors) if (s >= from) tokens += g.contamination[s];
  return tokens;
};

export const infected = (g: Aurora, seat: Seat, among: 'party' | 'crew'): Card[] =>
  (among === 'party' ? g.party : crew(g.players[seat])).filter(s => g.contamination[s] > 0);

/** LA-CON-4, LA-RUL-15: those of a list whose skill is gone now that a boost has left them. */
export const fadeAway = (g: Aurora, seat: Seat, survivors: readonly Card[]): Frame[] =>
  survivors.filter(s => skill(g, s) <= 0).map(s => die(seat, s));

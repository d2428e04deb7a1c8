import { AGAIN, type Frame, type Next, type Seat } from '@lastroad/kernel';
import { type Aurora, DONE, EMPTY, NONE, type Slot, SURVIVOR, type Token, task } from '../state.ts';
import { fits, pull, put, sacrifices } from './cargo.ts';
import { accepts, distinctSlots, positionOf } from './convoy.ts';
import { loseCard } from './leaving.ts';
import { returnToken, takeToken } from './supply.ts';
import { crewSize } from './survivors.ts';

/** Gains tokens from the supply and stows them; what a limited supply lacks is lost (LA-RUL-1). */
export const gain = (g: Aurora, seat: Seat, tokens: readonly Token[]): Frame | undefined => {
  if (g.players[seat].out) return;
  const gained = tokens.filter(token => takeToken(g, token));
  for (const token of gained) g.events?.push({ type: 'gained', who: seat, token });
  return stowAll(g, seat, gained);
};

/** Puts tokens into the convoy at once where nothing has to be asked; else returns the task that asks. */
export const stowAll = (g: Aurora, seat: Seat, tokens: readonly Token[]): Frame | undefined => {
  if (tokens.length === 0) return;
  const player = g.players[seat];
  if (g.phase === 'fire' || player.out || !fits(g, player, tokens)) return stow(seat, tokens);
  for (const token of tokens) put(g, player, token);
};

/**
 * LA-PLC-3..6, 18, LA-GAT-3: tokens come into the convoy. Outside the Fire phase they are put by themselves, and the
 * owner is asked only what to give up when there is no room for all.
 */
export const stow = task(
  'stow',
  (seat: Seat, tokens: readonly Token[], onto: number = NONE) => ({ seat, tokens: [...tokens], onto }),
  {
    giveUp: {
      about: 'token',
      options(g, f) {
        const player = g.players[f.seat];
        if (g.phase === 'fire' || player.out) return [];
        const kinds = sacrifices(g, player, f.tokens);
        // A survivor token costs a card (LA-PLC-4, 12); nobody gives up the last one while something else would do.
        return kinds.length > 1 && crewSize(player) < 2 ? kinds.filter(token => token !== SURVIVOR) : kinds;
      },
      take(g, f, token): Next {
        const at = f.tokens.indexOf(token);
        if (at >= 0) f.tokens.splice(at, 1);
        else pull(g, g.players[f.seat], token);
        return letGo(g, f.seat, token);
      },
      whyNot: (g, f, token) => ({
        key:
          g.players[f.seat].cargo.includes(token) || f.tokens.includes(token) ? 'why.makesNoRoom' : 'why.noSuchToken',
        clause: 'LA-PLC-4',
      }),
    },
    place(g, f): Next {
      const player = g.players[f.seat];
      if (player.out) {
        for (const token of f.tokens.splice(0)) returnToken(g, token);
        return;
      }
      if (g.phase === 'fire') return f.tokens.splice(0).map(token => stowInFire(f.seat, token, f.onto));
      if (!fits(g, player, f.tokens)) throw new Error('tokens without a slot');
      for (const token of f.tokens.splice(0)) put(g, player, token);
    },
  },
);

/** A token goes back to the supply; after a survivor token a card follows. */
const letGo = (g: Aurora, seat: Seat, token: Token): Next => {
  returnToken(g, token);
  g.events?.push({ type: 'gaveUp', who: seat, token });
  return token === SURVIVOR ? [loseCard(seat), AGAIN] : AGAIN;
};

/** LA-RUL-4: in the Fire phase cargo stays where it is; only a new token may push another one aside. */
export const stowInFire = task('stowInFire', (seat: Seat, token: Token, onto: number) => ({ seat, token, onto }), {
  chooseSlot: {
    about: 'slot',
    options(g, f) {
      const slots = distinctSlots(
        g,
        f.seat,
        'CONVOY',
        (held, kind) => held <= SURVIVOR && accepts(kind, f.token),
      ).filter(slot => f.onto === NONE || positionOf(slot) === f.onto);
      return slots.length > 0 && f.token !== SURVIVOR ? [DONE, ...slots] : slots;
    },
    take(g, f, slot): Next {
      if (slot === DONE) return;
      const { cargo } = g.players[f.seat];
      const held = cargo[slot];
      cargo[slot] = f.token;
      f.token = EMPTY;
      if (held !== EMPTY) return pushAside(f.seat, held);
    },
    whyNot: () => ({ key: 'why.slotRefuses', clause: 'LA-PLC-5' }),
  },
  // LA-PLC-18, LA-RPL-5. Without a slot it is lost.
  lose: (g, f): Next => loseToken(g, f),
});

/** LA-PLC-4: the occupant of a slot moves to another free one, or is given up. */
export const pushAside = task('pushAside', (seat: Seat, token: Token) => ({ seat, token }), {
  chooseSlot: {
    about: 'slot',
    options(g, f): Slot[] {
      const free = distinctSlots(g, f.seat, 'CONVOY', (held, kind) => held === EMPTY && accepts(kind, f.token));
      return [DONE, ...free];
    },
    take(g, f, slot) {
      if (slot === DONE) return;
      g.players[f.seat].cargo[slot] = f.token;
      f.token = EMPTY;
    },
    whyNot: () => ({ key: 'why.slotTaken', clause: 'LA-PLC-4' }),
  },
  lose: (g, f): Next => loseToken(g, f),
});

/** A token that found no slot goes to the supply; after a survivor token a card follows. */
const loseToken = (g: Aurora, f: { readonly seat: Seat; token: Token }): Next => {
  const { seat, token } = f;
  if (token === EMPTY) return;
  f.token = EMPTY;
  returnToken(g, token);
  if (g.players[seat].out) return;
  g.events?.push({ type: 'gaveUp', who: seat, token });
  if (token === SURVIVOR) return loseCard(seat);
};

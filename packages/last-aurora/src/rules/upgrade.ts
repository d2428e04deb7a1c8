import { AGAIN, type Next, type Seat } from '@lastroad/kernel';
import {
  ABOVE,
  type Aurora,
  type Card,
  DAMAGE,
  EMPTY,
  NONE,
  SLOTS_PER_CARD,
  type Token,
  TRUCK,
  task,
} from '../state.ts';
import { convoyCard, firstSlot, towing, trailers } from '../verbs/convoy.ts';
import { limitFell } from '../verbs/items.ts';
import { hosts } from '../verbs/leaving.ts';
import { leave, occur } from '../verbs/occasions.ts';
import { stow } from '../verbs/stow.ts';
import { returnToken } from '../verbs/supply.ts';

/** LA-UPG: a truck, trailer or device joins the convoy. */
export const upgrade = task(
  'upgrade',
  (seat: Seat, card: Card) => ({ seat, card, tokens: [] as Token[], position: NONE }),
  {
    // LA-UPG-1, 2. A truck takes the place of the truck; a trailer joins at the rear while the truck can tow it.
    findPlace(g, f) {
      const player = g.players[f.seat];
      const { kind } = convoyCard(g, f.card);
      if (kind === 'truck') f.position = TRUCK;
      else if (kind === 'trailer' && trailers(player) < towing(g, player)) f.position = trailers(player) + 1;
    },
    // LA-UPG-3, 5, 6. Otherwise a trailer is replaced; a device may stand on any card, also instead of another one.
    choosePlace: {
      about: 'position',
      options(g, f) {
        if (f.position !== NONE) return [];
        const cards = hosts(g.players[f.seat]);
        return convoyCard(g, f.card).kind === 'device' ? cards : cards.slice(1);
      },
      take(g, f, position) {
        f.position = convoyCard(g, f.card).kind === 'device' ? position + ABOVE : position;
      },
      whyNot: () => ({ key: 'why.noPlaceForCard', clause: 'LA-UPG-3' }),
    },
    // LA-RPL-1..3.
    replace(g, f) {
      f.tokens.push(...takeOff(g, f.seat, f.position));
      g.players[f.seat].convoy[f.position] = f.card;
      g.events?.push({ type: 'built', seat: f.seat, card: f.card });
    },
    // LA-UPG-9..11. Trailers that the new truck cannot tow are left behind.
    leaveTrailer: {
      about: 'position',
      options(g, f) {
        const player = g.players[f.seat];
        return trailers(player) > towing(g, player) ? hosts(player).slice(1) : [];
      },
      take(g, f, position): Next {
        f.tokens.push(...takeOff(g, f.seat, position), ...takeOff(g, f.seat, position + ABOVE));
        closeUp(g, f.seat, position);
        return AGAIN;
      },
      whyNot: () => ({ key: 'why.trailersOnly', clause: 'LA-UPG-9' }),
    },
    // LA-RPL-4, 5, LA-OPT-6, FS-CELL-5.
    restow(g, f): Next {
      const next = [...limitFell(g, f.seat), ...occur(g, { what: 'built', who: f.seat, card: f.card })];
      if (f.tokens.length === 0) return next;
      const onto = g.content.house.replacedTokens === 'newCard' ? f.position : NONE;
      return [stow(f.seat, f.tokens.splice(0), onto), ...next];
    },
  },
);

/** LA-UPG-2, LA-RUL-7: a trailer needs a truck that can tow. */
export const canUpgrade = (g: Aurora, seat: Seat, card: Card): boolean =>
  convoyCard(g, card).kind !== 'trailer' || towing(g, g.players[seat]) > 0;

/** LA-RPL-1..3: takes a card off the convoy, damage to the supply; returns the cargo that lay on it. */
const takeOff = (g: Aurora, seat: Seat, position: number): Token[] => {
  const player = g.players[seat];
  const card = player.convoy[position];
  if (card === NONE) return [];
  const cargo: Token[] = [];
  const first = firstSlot(position);
  for (let slot = first; slot < first + SLOTS_PER_CARD; slot++) {
    const token = player.cargo[slot];
    if (token === DAMAGE) returnToken(g, DAMAGE);
    else if (token !== EMPTY) cargo.push(token);
    player.cargo[slot] = EMPTY;
  }
  player.convoy[position] = NONE;
  // LA-RUL-40. Loot that is scrapped leaves the game.
  (g.content.loot[card] === null ? g.discard : g.removed).push(card);
  g.events?.push({ type: 'scrapped', seat, card });
  leave(g, card);
  return cargo;
};

/** LA-RUL-12: the trailers behind a gap move up, with their devices and everything on them. */
const closeUp = (g: Aurora, seat: Seat, gap: number): void => {
  const { convoy, cargo } = g.players[seat];
  for (let position = gap; position < ABOVE - 1; position++) {
    for (const to of [position, position + ABOVE]) {
      convoy[to] = convoy[to + 1];
      convoy[to + 1] = NONE;
      for (let i = 0; i < SLOTS_PER_CARD; i++) {
        cargo[firstSlot(to) + i] = cargo[firstSlot(to + 1) + i];
        cargo[firstSlot(to + 1) + i] = EMPTY;
      }
    }
  }
};

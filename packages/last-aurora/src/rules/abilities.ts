import { type Frame, type Next, type Said, type Seat } from '@lastroad/kernel';
import type { SurvivorAct } from '../cards.ts';
import type { Act, Places } from '../hooks.ts';
import { type Aurora, type Card, DONE, NONE, type Player, type Token, task } from '../state.ts';
import { hasToken, RESOURCES } from '../verbs/convoy.ts';
import { hasDamage, repair } from '../verbs/damage.ts';
import { nodeOf, seatsInOrder } from '../verbs/order.ts';
import { distance, tracksOf } from '../verbs/roads.ts';
import { gain } from '../verbs/stow.ts';
import { crew, move, sumTrait } from '../verbs/survivors.ts';

/** LA-SUR-2: active survivors that can do this and have not yet in this round. */
export const unspent = (g: Aurora, seat: Seat, act: SurvivorAct): Card[] => {
  const { active, spent } = g.players[seat];
  return active.filter(s => g.content.traits[s].act === act && !spent.includes(s));
};

export const spend = (g: Aurora, seat: Seat, act: SurvivorAct): void => {
  g.players[seat].spent.push(unspent(g, seat, act)[0]);
};

/** LA-SUR-MEDIC: one survivor from Rest to Active. */
export const treat = task('treat', (seat: Seat) => ({ seat }), {
  chooseSurvivor: {
    about: 'survivor',
    options: (g, f) => g.players[f.seat].rest.slice(),
    take(g, f, s) {
      const { active, rest } = g.players[f.seat];
      spend(g, f.seat, 'treat');
      move(rest, active, s);
      g.events?.push({ type: 'activated', seat: f.seat, survivor: s });
    },
    whyNot: () => ({ key: 'why.notResting', clause: 'LA-SUR-MEDIC' }),
  },
});

/** LA-SUR-JACKAL-1, 2: types of resources that the convoy has none of. */
const missing = (g: Aurora, seat: Seat): Token[] => RESOURCES.filter(token => !hasToken(g.players[seat], token));

export const scavenge = task('scavenge', (seat: Seat) => ({ seat }), {
  chooseToken: {
    about: 'token',
    options: (g, f) => missing(g, f.seat),
    take(g, f, token): Next {
      spend(g, f.seat, 'scavenge');
      return gain(g, f.seat, [token]);
    },
    whyNot: () => ({ key: 'why.alreadyAboard', clause: 'LA-SUR-JACKAL-1' }),
  },
});

const TREAT: Act = {
  number: 1,
  phase: 'movement',
  possible: (g, seat) => unspent(g, seat, 'treat').length > 0 && g.players[seat].rest.length > 0,
  take: (_g, seat) => treat(seat),
  whyNot: { key: 'why.noMedic', clause: 'LA-SUR-MEDIC' },
};

const SCAVENGE: Act = {
  number: 2,
  phase: 'movement',
  possible: (g, seat) => unspent(g, seat, 'scavenge').length > 0 && missing(g, seat).length > 0,
  take: (_g, seat) => scavenge(seat),
  whyNot: { key: 'why.noJackal', clause: 'LA-SUR-JACKAL-2' },
};

/** LA-SUR-MECHANIC. */
export const MEND: Act = {
  number: 1,
  phase: 'rest',
  possible: (g, seat) => unspent(g, seat, 'mend').length > 0 && hasDamage(g, seat),
  take(g, seat) {
    spend(g, seat, 'mend');
    return repair(seat, 2);
  },
  whyNot: { key: 'why.noMechanic', clause: 'LA-SUR-MECHANIC' },
};

/** LA-SUR-COPILOT-1, LA-SUR-DRIVER. */
const speed = (g: Aurora, seat: Seat): number => {
  const { active } = g.players[seat];
  const behind = sumTrait(g, active, 'speedWhenBehind');
  return sumTrait(g, active, 'speed') + (behind > 0 && isFarBehind(g, seat) ? behind : 0);
};

/** LA-SUR-COPILOT-2: so far behind the leader. */
const FAR_BEHIND = 6;

/** LA-SUR-COPILOT-2, 3, LA-RUL-109. */
const isFarBehind = (g: Aurora, seat: Seat): boolean => {
  const leader = Math.max(...g.track.map(who => nodeOf(g, who)));
  const { node } = g.players[seat];
  return leader > node && distance(g, node, leader, tracksOf(g, seat)) >= FAR_BEHIND;
};

/** LA-FIR-2: in direct order. */
const namings = (g: Aurora): Frame[] | void => {
  if (g.phase !== 'fire') return;
  return seatsInOrder(g).flatMap(seat =>
    Array.from({ length: sumTrait(g, g.players[seat].active, 'ignores') }, () => nameEnemy(seat)),
  );
};

/** LA-SUR-RENEGADE-1, 2, LA-RUL-64: an enemy on the map or in the row that this player will ignore. */
export const nameEnemy = task('nameEnemy', (seat: Seat) => ({ seat }), {
  chooseEnemy: {
    about: 'anyEnemy',
    options(g, f) {
      const { ignored } = g.players[f.seat];
      const cards = allEnemies(g).filter(card => !ignored.includes(card));
      return cards.length > 0 ? [DONE, ...cards] : [];
    },
    take(g, f, enemy) {
      if (enemy === DONE) return;
      g.players[f.seat].ignored.push(enemy);
      g.events?.push({ type: 'renegadeNamed', seat: f.seat, enemy });
    },
    whyNot: () => ({ key: 'why.alreadyNamed', clause: 'LA-SUR-RENEGADE-1' }),
  },
});

export const allEnemies = (g: Aurora): Card[] =>
  [
    ...g.enemies.map(enemy => enemy.card),
    ...g.row.filter(card => card !== NONE && g.content.cards[card].kind === 'enemy'),
  ].sort((a, b) => a - b);

/** LA-SCO-6, LA-ABL-4: in any zone. */
const fame = (g: Aurora, seat: Seat): number => {
  const player = g.players[seat];
  const all = crew(player);
  const withLoot = sumTrait(g, all, 'fameWithLoot');
  return sumTrait(g, all, 'fame') + (withLoot > 0 && hasLoot(g, player) ? withLoot : 0);
};

const hasLoot = (g: Aurora, player: Player): boolean =>
  [...player.convoy, ...crew(player)].some(card => card !== NONE && g.content.loot[card] !== null);

/** What abilities say at the places where modules speak. */
export const ABILITIES = {
  act: [TREAT, SCAVENGE, MEND],
  speed,
  phaseBegins: namings,
  firstHit: (g, seat) => sumTrait(g, g.players[seat].active, 'firstHit'),
  fame,
} satisfies Said<Places>;

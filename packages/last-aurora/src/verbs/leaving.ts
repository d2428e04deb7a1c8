import { reveal, type Seat, unwind } from '@lastroad/kernel';
import {
  ABOVE,
  AMMO,
  type Aurora,
  type Card,
  DAMAGE,
  EMPTY,
  FOOD,
  FUEL,
  NONE,
  type Player,
  POSITIONS,
  SURVIVOR,
  task,
} from '../state.ts';
import { pull } from './cargo.ts';
import { distinctSlots } from './convoy.ts';
import { tokensInHands } from './hands.ts';
import { leave } from './occasions.ts';
import { returnToken } from './supply.ts';
import { crew, crewSize, discardSurvivor } from './survivors.ts';

/** LA-PLC-12: a survivor token was lost; its owner discards a survivor card of choice. */
export const loseCard = task('loseCard', (seat: Seat) => ({ seat }), {
  chooseSurvivor: {
    about: 'survivor',
    options(g, f) {
      const all = crew(g.players[f.seat]);
      // LA-REC-3. Somebody recruited in this turn stays, unless nobody else is left.
      return all.length > 1 ? all.filter(s => s !== g.newcomer) : all;
    },
    take: (g, f, s) => discardSurvivor(g, f.seat, s),
    whyNot: (g, f, s) => ({
      key: s === g.newcomer ? 'why.newcomer' : 'why.notYours',
      clause: crew(g.players[f.seat]).includes(s) ? 'LA-REC-3' : 'LA-PLC-12',
    }),
  },
  check: (g, f) => eliminateIfAlone(g, f.seat),
});

/** LA-CON-3, 5, 6: a survivor dies; its card and one survivor token are discarded. */
export const die = task('die', (seat: Seat, survivor: Card) => ({ seat, survivor }), {
  discardCard: (g, f) => discardSurvivor(g, f.seat, f.survivor),
  // Which token it is matters only while places are fixed.
  chooseToken: {
    about: 'slot',
    options: (g, f) => (g.phase === 'fire' ? distinctSlots(g, f.seat, 'CONVOY', token => token === SURVIVOR) : []),
    take(g, f, slot) {
      g.players[f.seat].cargo[slot] = EMPTY;
      f.survivor = NONE;
    },
    whyNot: () => ({ key: 'why.noSurvivorThere', clause: 'LA-CON-5' }),
  },
  returnToken(g, f) {
    if (f.survivor !== NONE) pull(g, g.players[f.seat], SURVIVOR);
    returnToken(g, SURVIVOR);
  },
  check: (g, f) => eliminateIfAlone(g, f.seat),
});

/** LA-ELM-1, LA-RUL-26. Leaves the stack to the survivors: whoever is out is asked nothing more. */
const eliminateIfAlone = (g: Aurora, seat: Seat): void => {
  const player = g.players[seat];
  if (crewSize(player) > 0 || player.out) return;
  player.out = true;
  g.track.splice(g.track.indexOf(seat), 1);
  clearConvoy(g, player);
  if (player.items.length > 0) reveal(g);
  g.itemDiscard.push(...player.items.splice(0));
  for (const enemy of g.enemies) {
    const others = enemy.targets.filter(who => who !== seat);
    enemy.targets.splice(0, enemy.targets.length, ...others);
  }
  player.targets = 2;
  g.targetsDue[seat] = 0;
  g.itemsDue[seat] = 0;
  g.events?.push({ type: 'eliminated', seat });
  const isAlone = g.content.house.lastPlayerStanding === 'end' && g.track.length === 1;
  if (isAlone || g.players.every(other => other.out)) {
    g.phase = 'over';
    // LA-INV-13. What was about to be put somewhere goes back to the supply when the game ends under way.
    for (const token of tokensInHands(g)) returnToken(g, token);
    unwind(g);
  }
};

const clearConvoy = (g: Aurora, player: Player): void => {
  for (let slot = 0; slot < player.cargo.length; slot++) {
    const token = player.cargo[slot];
    if (token === AMMO || token === FOOD || token === FUEL || token === SURVIVOR || token === DAMAGE)
      returnToken(g, token);
    player.cargo[slot] = EMPTY;
  }
  for (let position = 0; position < POSITIONS; position++) {
    const card = player.convoy[position];
    if (card === NONE) continue;
    // LA-OPT-32. Nobody salvages what has left the game.
    const stays = g.content.loot[card] === null && g.content.house.leftConvoy === 'discarded';
    (stays ? g.discard : g.removed).push(card);
    player.convoy[position] = NONE;
    leave(g, card);
  }
};

/** Cards of the convoy, bottom row and devices, with their positions. */
export const convoyPositions = (player: Player): number[] => {
  const positions: number[] = [];
  for (let position = 0; position < POSITIONS; position++)
    if (player.convoy[position] !== NONE) positions.push(position);
  return positions;
};

export const hosts = (player: Player): number[] => convoyPositions(player).filter(position => position < ABOVE);

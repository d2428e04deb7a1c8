import { AGAIN, draw, framesOf, type Key, type Next, type Seat, shuffle, type Tasks } from '@lastroad/kernel';
import { newTable } from '../new-table.ts';
import type { ThunderContent } from '../rows.ts';
import type { DiceSource } from '../sources.ts';
import { NONE, type Race, task } from '../state.ts';
import { rollRoad, valueOf } from '../verbs/dice.ts';
import { note } from '../verbs/occasions.ts';
import { leftOf } from '../verbs/outcome.ts';
import { airstrike, repair } from './commands.ts';
import { takingDamage } from './damage.ts';
import { daze } from './daze.ts';
import { drive } from './drive.ts';
import { entering, hopping } from './enter.ts';
import { lull, lulls } from './lull.ts';
import { move } from './move.ts';
import { pushOn } from './push.ts';
import { layTile, refresh, takeTile } from './refresh.ts';
import { followUp, goFurther, shoot } from './shoot.ts';
import { slamming } from './slam.ts';
import { turn } from './turn.ts';

/** The whole race: find the first player, then round after round until somebody has won. */
export const game = task('game', () => ({}), {
  prepare: (g): Next => framesOf(g.content.hooks.begins, g),
  // TR-SETUP-8, TR-GER-2, TR-INT-3. The lowest total begins; tied for it, everybody rolls again.
  findFirst(g) {
    for (let seat = 0; seat < g.crews.length; seat++) sourceOf(g, seat).deal(g, seat);
    const totals = g.crews.map((_, seat) => totalOf(g, seat));
    const lowest = Math.min(...totals);
    if (totals.indexOf(lowest) !== totals.lastIndexOf(lowest)) return AGAIN;
    g.first = totals.indexOf(lowest);
  },
  rounds(g) {
    g.round++;
    return [round(), AGAIN];
  },
});

const sourceOf = (g: Race, seat: Seat): DiceSource => g.content.sources[g.crews[seat].kind];

/** TR-RUL-40: what a seat has rolled or drawn, all its dice together or, if the table wants it so, each of them on average. */
const totalOf = (g: Race, seat: Seat): number => {
  const { dice } = g.crews[seat];
  const total = dice.reduce((sum, die) => sum + valueOf(g.content, die), 0);
  return g.content.house.normaliseFirstPlayer ? total / dice.length : total;
};

/** TR-ROUND-1, TR-ROUND-2: roll, then turns clockwise until everybody still in the race has had three. */
export const round = task('round', () => ({ turns: 0 }), {
  // TR-SETUP-8, TR-SETUP-9. The dice of round 1 have been rolled to find the first player.
  roll(g): Next {
    if (g.round > 1)
      for (let seat = 0; seat < g.crews.length; seat++) if (!g.crews[seat].out) sourceOf(g, seat).fill(g, seat);
    g.road = rollRoad(g);
    g.events?.push({ type: 'roundBegan', round: g.round, seat: g.first, road: g.road });
    for (let seat = 0; seat < g.crews.length; seat++) if (!g.crews[seat].out) note(g, 'roundBegins', seat);
    return lulls(g);
  },
  // TR-EOT-3.
  turns(g, f) {
    const count = g.crews.length;
    if (f.turns === g.content.limits.turns * count) return;
    const seat = (g.first + f.turns++) % count;
    return g.crews[seat].out ? AGAIN : [g.content.turns[g.crews[seat].kind](seat), AGAIN];
  },
  // TR-EOR-1, TR-ASSIGN-8. Dashboards and command boards are cleared, the road die goes to the left.
  endRound(g) {
    for (const car of g.cars) {
      car.die = 0;
      car.coasts = 0;
    }
    for (const crew of g.crews) {
      crew.command = NONE;
      crew.commandDie = 0;
    }
    for (const says of g.content.hooks.roundEnds) says(g);
    g.first = leftOf(g, g.first);
  },
});

/** TR-SETUP-2 to TR-SETUP-6: the starting tile, two more from the shuffled pile, hazards face down. */
export const layTable = (content: ThunderContent, key: Key): Race => {
  const g = newTable(content, key, game());
  for (const says of content.hooks.setUp) says(g);
  const { start, sides } = content;
  const fronts = sides.flatMap((side, at) => (at < side.back && side.tile !== sides[start].tile ? [at] : []));
  shuffle(g, fronts, 'tiles');
  // TR-SETUP-3. Which side lies up is chance too.
  g.pile = fronts.map(side => (draw(g, 2, 'tile side') === 0 ? side : sides[side].back));
  layTile(g, start);
  layTile(g, takeTile(g));
  layTile(g, takeTile(g));
  return g;
};

export const BASE_TASKS: Tasks = {
  game,
  round,
  turn,
  move,
  drive,
  pushOn,
  airstrike,
  repair,
  shoot,
  goFurther,
  followUp,
  refresh,
  enter: entering,
  hop: hopping,
  slam: slamming,
  takeDamage: takingDamage,
  daze,
  lull,
};

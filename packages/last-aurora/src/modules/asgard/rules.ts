import type { Frame, Seat } from '@lastroad/kernel';
import type { Who } from '../../events.ts';
import type { Act } from '../../hooks.ts';
import { spend, unspent } from '../../rules/abilities.ts';
import { enemiesIn } from '../../rules/attack.ts';
import type { Aurora } from '../../state.ts';
import { contender } from '../../verbs/contenders.ts';
import { hit } from '../../verbs/damage.ts';
import { directOrder, rankOf, regionOf } from '../../verbs/order.ts';
import type { AuroraModule } from '../module.ts';

const enemiesNear = (g: Aurora, who: Who): number => enemiesIn(g, regionOf(g, who)).length;

/** FS-LOOT-2, 3: whoever is ahead, in any region, with enemies around. */
const heard = (g: Aurora, seat: Seat): Who[] =>
  directOrder(g).filter(who => rankOf(g, who) > rankOf(g, seat) && enemiesNear(g, who) > 0);

/** LA-OPT-40: damage from one source, which stories hear of. */
const betray = (g: Aurora, who: Who): readonly Frame[] => {
  const frames = contender(g, who).damage(g, who, enemiesNear(g, who));
  return g.content.house.storiesHear === 'everything' ? hit(g, who, frames) : frames;
};

/** FS-LOOT-2, 4, FS-RUL-17: the Radio Operator tells enemies where convoys are. */
const BROADCAST: Act = {
  number: 10,
  phase: 'fire',
  possible: (g, seat) => unspent(g, seat, 'broadcast').length > 0 && heard(g, seat).length > 0,
  take(g, seat): Frame[] {
    spend(g, seat, 'broadcast');
    g.events?.push({ type: 'broadcast', seat });
    return heard(g, seat).flatMap(who => betray(g, who));
  },
  whyNot: { key: 'why.noOperator', clause: 'FS-LOOT-4' },
};

/** Module 2 of Frozen Steel. What its cards show is read by the rules, whatever lies on the table (FS-GEN-4). */
export const asgard: AuroraModule = {
  name: 'asgard',
  isAtTable: ({ asgard: isHere }) => isHere === 'on',
  // FS-ASG-2. Clans are never mixed.
  takesOut: ({ kind, period }) => kind === 'enemy' || period === null,
  tasks: {},
  hooks: { act: BROADCAST },
};

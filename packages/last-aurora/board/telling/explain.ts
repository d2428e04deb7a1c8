import type { Message } from '@lastroad/kernel';
import type { Asked } from '@lastroad/ui';
import type { AuroraContent, AuroraView } from '../../src/index.ts';
import { AMMO, FOOD, FUEL } from '../../src/state.ts';
import type { PlayerView } from '../../src/view/view.ts';
import { countOf } from '../seat.tsx';

type Why = (me: PlayerView, content: AuroraContent, view: AuroraView) => Message;

const plain =
  (key: string): Why =>
  () => ({ key });

/** Waypoints of the main road between a convoy and the Aurora. */
const farFromAurora = ({ node }: PlayerView, { map }: AuroraContent, { red, dock }: AuroraView): number => {
  const goal = map.docks[red ? 1 : 0][dock] ?? node;
  return Math.max(0, (map.nodes[goal]?.rank ?? 0) - (map.nodes[node]?.rank ?? 0));
};

const roadAhead =
  (key: string): Why =>
  (me, content, view) => ({
    key,
    values: { fuel: countOf(me, FUEL), food: countOf(me, FOOD), far: farFromAurora(me, content, view) },
  });

const exploring: Why = me => ({
  key: 'face.why.explore',
  values: { active: me.active.length, skill: me.active.reduce((sum, { skill }) => sum + skill, 0) },
});

const room = plain('face.why.room');
const food: Why = me => ({ key: 'face.why.feed', values: { food: countOf(me, FOOD) } });
const shooting: Why = me => ({ key: 'face.why.fire', values: { ammo: countOf(me, AMMO) } });

const keeping: Why = ({ itemLimit }) => ({ key: 'face.why.keep', values: { limit: itemLimit } });

/** One sentence below a question, by its name. */
const WHY: Readonly<Record<string, Why>> = {
  'exploreTurn.chooseAct': exploring,
  'explore.chooseSpace': exploring,
  'explore.chooseParty': plain('face.why.party'),
  'explore.cardAndBonus': plain('face.why.part'),
  'feed.chooseSurvivor': food,
  'pass.chooseSurvivor': plain('face.why.pass'),
  'restTurn.feed': plain('face.why.rest'),
  'movementTurn.chooseAct': roadAhead('face.why.movement'),
  'startMoving.addFuel': roadAhead('face.why.movement'),
  'startMoving.addFood': roadAhead('face.why.movement'),
  'drive.chooseGoal': roadAhead('face.why.points'),
  'drive.chooseRoad': plain('face.why.road'),
  'fireTurn.chooseAct': shooting,
  'attack.chooseAmmo': shooting,
  'attack.chooseWeapon': shooting,
  'attack.chooseEnemy': shooting,
  'getReady.arrangeConvoy': plain('face.why.ready'),
  'arrange.chooseToken': plain('face.grab'),
  'damage.chooseSlot': plain('face.why.damage'),
  'repair.chooseSlot': plain('face.why.repair'),
  'contaminate.chooseSurvivor': plain('face.why.contaminate'),
  'drawItems.keepThree': keeping,
  'keepFewer.chooseItem': keeping,
  'donate.chooseFood': plain('face.why.donate'),
  'hideAway.chooseToHide': plain('face.why.shroud'),
  'fireJunk.payItem': plain('face.why.junk'),
  'raid.chooseAmmo': plain('face.why.raid'),
  'raid.chooseWeapon': plain('face.why.raid'),
  'raid.chooseVictim': plain('face.why.raid'),
  'raidWithJunk.payItem': plain('face.why.junk'),
  'raidWithJunk.chooseWeapon': plain('face.why.raid'),
  'raidWithJunk.chooseVictim': plain('face.why.raid'),
  'tell.chooseOption': plain('face.why.story'),
  'stow.giveUp': room,
  'stowInFire.chooseSlot': room,
  'pushAside.chooseSlot': room,
  'mark.chooseToken': plain('face.why.target'),
  'mark.chooseSpace': plain('face.why.target'),
};

export const explain = (content: AuroraContent, view: AuroraView, { name }: Asked): Message | null => {
  const me = view.players[view.seat];
  return me === undefined ? null : (WHY[name]?.(me, content, view) ?? null);
};

import { AGAIN, type Module, type Next } from '@lastroad/kernel';
import type { Places } from '../hooks.ts';
import { task } from '../state.ts';
import { contaminate, cure } from '../verbs/contaminate.ts';
import { countHit, damage, repair } from '../verbs/damage.ts';
import { gainFame, loseFame } from '../verbs/fame.ts';
import { die, loseCard } from '../verbs/leaving.ts';
import { openPhase } from '../verbs/phases.ts';
import { pushAside, stow, stowInFire } from '../verbs/stow.ts';
import { ABILITIES, nameEnemy, scavenge, treat } from './abilities.ts';
import { ambushStep, damageCards, damageWeapon, sufferAmbush, surrender } from './ambush.ts';
import { arrange, getReady } from './arrange.ts';
import { attack } from './attack.ts';
import { bonusAction, bonusMove, bonusShot, salvage } from './bonus.ts';
import { SEAT } from './contenders.ts';
import { drive, visitTile } from './drive.ts';
import { help, meet, rob, swapItem, trade } from './encounters.ts';
import { endOfRound } from './end-of-round.ts';
import { airdrop, frostbite, strike } from './events.ts';
import { explorePhase, exploreTurn, pass, passWith } from './exploration.ts';
import { carryOut, explore, recruit, takeCard } from './explore.ts';
import { feed, wake } from './feeding.ts';
import { convoyFire, enemyFire, fireBurning, fireOn, firePhase, fireTurn } from './fire.ts';
import { gather } from './gather.ts';
import { HANDS } from './hands.ts';
import { antifreeze, drawItems, eatMre, keepFewer, tooManyItems, useItem } from './items.ts';
import { FIRE_JUNK, fireJunk } from './junk.ts';
import { settleIn, shareSpoils, takeLoot } from './loot.ts';
import { movementPhase, movementTurn, startMoving } from './movement.ts';
import { regrow, regrowArmour, regrowShields } from './regrowth.ts';
import { afterRest, restPhase, restTurn } from './rest.ts';
import { fillRow } from './row.ts';
import { setUp } from './setup.ts';
import { mark } from './targets.ts';
import { upgrade } from './upgrade.ts';
import { seatTheDriver } from './wheel.ts';

/** LA-TIM-1: setup, then rounds until somebody reaches the Aurora or it has left its last dock. */
export const game = task('game', () => ({}), {
  setUp: () => setUp(),
  rounds: (): Next => [round(), AGAIN],
});

/** LA-RND-1: five phases. */
export const round = task('round', () => ({}), {
  begin(g) {
    g.round++;
    g.events?.push({ type: 'roundBegan', round: g.round });
  },
  explore: () => explorePhase(),
  rest: () => restPhase(),
  movement: () => movementPhase(),
  fire: () => firePhase(),
  close: () => endOfRound(),
});

const TASKS = {
  game,
  round,
  openPhase,
  setUp,
  fillRow,
  strike,
  airdrop,
  frostbite,
  explorePhase,
  exploreTurn,
  explore,
  carryOut,
  feed,
  wake,
  pass,
  passWith,
  takeCard,
  recruit,
  gather,
  meet,
  trade,
  swapItem,
  help,
  rob,
  upgrade,
  bonusAction,
  bonusMove,
  bonusShot,
  salvage,
  useItem,
  drawItems,
  keepFewer,
  antifreeze,
  eatMre,
  arrange,
  getReady,
  restPhase,
  restTurn,
  afterRest,
  movementPhase,
  movementTurn,
  treat,
  scavenge,
  startMoving,
  seatTheDriver,
  drive,
  visitTile,
  firePhase,
  nameEnemy,
  ambushStep,
  sufferAmbush,
  surrender,
  damageWeapon,
  damageCards,
  convoyFire,
  fireTurn,
  fireBurning,
  attack,
  fireJunk,
  mark,
  shareSpoils,
  takeLoot,
  settleIn,
  enemyFire,
  fireOn,
  endOfRound,
  regrowArmour,
  regrowShields,
  stow,
  stowInFire,
  pushAside,
  damage,
  countHit,
  repair,
  contaminate,
  cure,
  die,
  loseCard,
  gainFame,
  loseFame,
};

/** The base box speaks like a module that is always there. */
export const base = {
  name: 'base',
  tasks: TASKS,
  hooks: {
    hand: HANDS,
    contender: SEAT,
    roundEnds: regrow,
    limitFell: tooManyItems,
    ...ABILITIES,
    act: [...ABILITIES.act, FIRE_JUNK],
  },
} as const satisfies Module<Places>;

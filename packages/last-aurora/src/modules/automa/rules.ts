import type { Frame } from '@lastroad/kernel';
import type { Contender } from '../../hooks.ts';
import { FUEL } from '../../state.ts';
import type { AuroraModule } from '../module.ts';
import { automaTurn } from './explore.ts';
import { automaFires } from './fire.ts';
import { automaMoves } from './move.ts';
import { automaEnds, beginPhase, clearActions, endCards, moveColumn } from './round.ts';
import { automaScore } from './score.ts';
import { layBoard, seatAutoma } from './setup.ts';
import { ambushAutoma, automaFreezes, hitAutoma } from './suffer.ts';
import { automaDamaged, automaDrawsItems, automaGains, automaSickens, rivalOf } from './verbs.ts';

const NOTHING: readonly Frame[] = [];

/** Nobody is asked: whatever comes to the Automa is done at once. */
const AUTOMATON: Contender = {
  canExplore: g => rivalOf(g).pile.length > 0,
  explore: () => automaTurn(),
  move: () => automaMoves(),
  fire: () => automaFires(),
  ambush: (_who, enemy) => ambushAutoma(enemy),
  ignores: () => [],
  hit: (g, _who, hits, _area, outcome) => hitAutoma(g, hits, outcome),
  // LA-AUD-3. It takes no heed of areas.
  damage(g, _who, count) {
    automaDamaged(g, count);
    return NOTHING;
  },
  contaminate(g, _who, count) {
    automaSickens(g, count);
    return NOTHING;
  },
  gainResource(g) {
    automaGains(g, FUEL);
    return NOTHING;
  },
  burnResource(g) {
    automaFreezes(g);
    return NOTHING;
  },
  draw(g, _who, count) {
    automaDrawsItems(g, count);
    return NOTHING;
  },
  // LA-RUL-101. Its loot stays unseen.
  winLoot(g, _who, card) {
    rivalOf(g).loot.push(card);
  },
};

/** Part 18: the rival of one alone (LA-OPT-26). */
export const automa: AuroraModule = {
  name: 'automa',
  isAtTable: ({ seats }) => seats === 1,
  tasks: { automaTurn, automaMoves, automaFires, automaEnds, ambushAutoma },
  hooks: {
    lay: layBoard,
    seated: seatAutoma,
    contender: AUTOMATON,
    phaseBegins: beginPhase,
    roundEnds: endCards,
    actionsDone: clearActions,
    nextRound: moveColumn,
    bar: automaScore,
  },
};

import type { Frame } from '@lastroad/kernel';
import type { AmbushPart } from '../../cards.ts';
import { waysFor } from '../../rules/ambush.ts';
import { AUTOMA, type Aurora, type Card, type Outcome, task } from '../../state.ts';
import { automaDamaged, automaDamagedIn, automaLosesResource, automaSickens, rivalOf } from './verbs.ts';

/** LA-AUF-1, 2, LA-AUD-3: the Automa takes the first way it can, and no heed of areas. */
export const ambushAutoma = task('ambushAutoma', (enemy: Card) => ({ enemy }), {
  suffer(g, f) {
    const ways = waysFor(g, AUTOMA, f.enemy);
    const way = ways.find(parts => parts.every(part => automaCan(g, part))) ?? ways[ways.length - 1];
    for (const part of way) automaSuffers(g, part);
  },
});

/** LA-AUF-2, FS-INT-26: it has neither weapons nor cards nor a Rest zone, only slots and survivors. */
const automaSuffers = (g: Aurora, part: AmbushPart): void => {
  if ('damage' in part) automaDamaged(g, part.damage);
  else if ('weapons' in part) automaDamaged(g, part.weapons);
  else if ('cards' in part) automaDamaged(g, part.cards);
  else if ('contamination' in part) automaSickens(g, part.contamination);
  else if ('resting' in part) automaSickens(g, part.resting);
  else automaLosesResource(g);
};

const automaCan = (g: Aurora, part: AmbushPart): boolean => {
  const rival = rivalOf(g);
  if ('discard' in part) return rival.stock.some(tokens => tokens > 0);
  return !('contamination' in part) || rival.survivors + rival.contaminated > 0;
};

const NOTHING: readonly Frame[] = [];

/** LA-AUF-7, LA-OPT-12. */
export const hitAutoma = (g: Aurora, hits: number, outcome: Outcome): readonly Frame[] => {
  if (g.content.house.automaEnemyFire === 'cardPerDamage') automaDamaged(g, hits);
  else for (let i = 0; i < hits; i++) automaDamagedIn(g, g.content.outcomes[outcome].letters[0]);
  return NOTHING;
};

/** LA-RUL-88, 96. */
export const automaFreezes = (g: Aurora): void => {
  if (!automaLosesResource(g)) automaDamaged(g, 1);
};

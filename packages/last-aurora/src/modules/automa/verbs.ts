import { LETTERS, type Letter } from '../../cards.ts';
import { AMMO, AUTOMA, type Aurora, type Automa, DAMAGE, FOOD, FUEL, NONE, SURVIVOR, type Token } from '../../state.ts';
import { drawItem } from '../../verbs/items.ts';
import { glanceOutcome } from '../../verbs/outcomes.ts';
import { returnToken, takeToken } from '../../verbs/supply.ts';

/** The rival of a solo game; asked for only where there is one. */
export const rivalOf = (g: Aurora): Automa => {
  if (g.automa === null) throw new Error('no Automa at this table');
  return g.automa;
};

export const columns = (g: Aurora): number => g.content.automaBoard.rows[0].slots.length;

/** LA-AUG-4, 5, LA-AUM-8: a resource, unless it has its fill of them. */
export const automaGains = (g: Aurora, token: Token): boolean => {
  const rival = rivalOf(g);
  if (rival.stock[token] >= g.content.automaBoard.resources || !takeToken(g, token)) return false;
  rival.stock[token]++;
  g.events?.push({ type: 'gained', who: AUTOMA, token });
  return true;
};

export const automaSpends = (g: Aurora, token: Token): void => {
  rivalOf(g).stock[token]--;
  returnToken(g, token);
};

/** LA-AUG-6, 14, 15: drawn unseen, kept unseen, without limit. */
export const automaDrawsItems = (g: Aurora, count: number): void => {
  for (let i = 0; i < count; i++) {
    const item = drawItem(g);
    if (item === NONE) return;
    rivalOf(g).items.push(item);
    g.events?.push({ type: 'itemDrawn', who: AUTOMA, item: NONE });
  }
};

/** LA-AUG-9, 10: one more survivor; with a full board one is healed instead. */
export const automaRecruits = (g: Aurora): void => {
  const rival = rivalOf(g);
  if (rival.survivors + rival.contaminated >= g.content.automaBoard.survivors) automaHeals(g);
  else if (takeToken(g, SURVIVOR)) {
    rival.survivors++;
    g.events?.push({ type: 'gained', who: AUTOMA, token: SURVIVOR });
  }
};

export const automaHeals = (g: Aurora): void => {
  const rival = rivalOf(g);
  if (rival.contaminated === 0) return;
  rival.contaminated--;
  rival.survivors++;
  g.events?.push({ type: 'cured', who: AUTOMA, survivor: NONE });
};

/** LA-AUC: the rightmost survivor falls ill; when all are ill, one of them is lost. */
export const automaSickens = (g: Aurora, tokens: number): void => {
  const rival = rivalOf(g);
  for (let i = 0; i < tokens; i++) {
    if (rival.survivors > 0) {
      rival.survivors--;
      rival.contaminated++;
    } else if (rival.contaminated > 0) {
      rival.contaminated--;
      returnToken(g, SURVIVOR);
    }
    g.events?.push({ type: 'contaminated', who: AUTOMA, survivor: NONE });
  }
};

/** LA-AUD-1, 4: one outcome card for each damage; its leftmost letter names the row. */
export const automaDamaged = (g: Aurora, tokens: number): void => {
  for (let i = 0; i < tokens; i++) automaDamagedIn(g, g.content.outcomes[glanceOutcome(g)].letters[0]);
};

/** LA-AUD-2, 6: in the column under its token, else in the next undamaged one to the left; else lost. */
export const automaDamagedIn = (g: Aurora, letter: Letter): void => {
  const rival = rivalOf(g);
  const first = LETTERS.indexOf(letter) * columns(g);
  for (let column = rival.column; column >= 0; column--) {
    if (rival.damage[first + column]) continue;
    automaJams(g, first + column);
    return;
  }
};

export const automaJams = (g: Aurora, slot: number): void => {
  if (!takeToken(g, DAMAGE)) return;
  rivalOf(g).damage[slot] = true;
  g.events?.push({ type: 'damaged', who: AUTOMA, card: NONE, slot });
};

/** LA-AUX: the first damage from the top of the token's column, then of the columns to the left. */
export const automaRepairs = (g: Aurora): void => {
  const rival = rivalOf(g);
  const wide = columns(g);
  for (let column = rival.column; column >= 0; column--) {
    for (let row = 0; row < LETTERS.length; row++) {
      if (rival.damage[row * wide + column]) {
        automaUncovers(g, row * wide + column);
        return;
      }
    }
  }
};

export const automaUncovers = (g: Aurora, slot: number): void => {
  const rival = rivalOf(g);
  if (!rival.damage[slot]) return;
  rival.damage[slot] = false;
  returnToken(g, DAMAGE);
  g.events?.push({ type: 'repaired', who: AUTOMA, card: NONE, slot });
};

/** LA-RUL-89: fame, with the ends of its own track. */
export const automaFame = (g: Aurora, change: 1 | -1): void => {
  const rival = rivalOf(g);
  const fame = rival.fame + change;
  if (fame < 0) automaDamaged(g, 1);
  else if (fame === g.content.fame.length) automaRepairs(g);
  else {
    rival.fame = fame;
    g.events?.push({ type: 'fameChanged', who: AUTOMA, fame: g.content.fame[fame] });
  }
};

/** LA-RUL-88: what it has most of; food before ammo before fuel. */
export const automaLosesResource = (g: Aurora): boolean => {
  const { stock } = rivalOf(g);
  const token = [FOOD, AMMO, FUEL].reduce((most, other) => (stock[other] > stock[most] ? other : most));
  if (stock[token] === 0) return false;
  automaSpends(g, token);
  g.events?.push({ type: 'gaveUp', who: AUTOMA, token });
  return true;
};

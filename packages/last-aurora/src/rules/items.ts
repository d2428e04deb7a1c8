import { andAgain, type Frame, type Next, type Reason, type Seat } from '@lastroad/kernel';
import type { ItemCard, ItemPower, ItemTraits, Phase } from '../cards.ts';
import type { ItemUse } from '../hooks.ts';
import { type Aurora, type Card, DONE, type Item, NONE, type RoadNumber, task } from '../state.ts';
import { cure, infected } from '../verbs/contaminate.ts';
import { countSlots } from '../verbs/convoy.ts';
import { hasDamage, repair } from '../verbs/damage.ts';
import { drawItem, showItem } from '../verbs/items.ts';
import { canDrive } from '../verbs/roads.ts';
import { crew, move, skill, survivorCard, zoneOf } from '../verbs/survivors.ts';
import { canAttack } from './attack.ts';

/** LA-ITM-2. */
export const HAND = 3;

/** FS-CELL-2, 3. */
export const itemLimit = (g: Aurora, seat: Seat): number => HAND + countSlots(g, g.players[seat], 'itemLimit');
/** Added to an item's number: use it rather than discard it. */
export const USE = 100;

const ANTIFREEZE_SKILL = 3;

type Power = Omit<ItemUse, 'power'>;

/** LA-ITC: what items do that are played on one's turn; others have a moment of their own. */
const POWERS: Readonly<Partial<Record<ItemPower, Power>>> = {
  // In the Rest phase a skill is good for nothing, and the boost ends with the phase.
  antifreeze: {
    usable: (g, seat) => g.phase !== 'rest' && crew(g.players[seat]).some(s => raise(g, s) > 0),
    use: (_g, seat) => antifreeze(seat),
  },
  decontamination: {
    usable: (g, seat) => infected(g, seat, 'crew').length > 0,
    use: (_g, seat) => cure(seat, 2, 'crew'),
  },
  torch: { usable: hasDamage, use: (_g, seat) => repair(seat, 3) },
  mre: {
    usable: (g, seat) =>
      hungry(g, seat).length > 0 && (g.content.house.mrePerTurn !== 'one' || g.players[seat].mres === 0),
    use: (_g, seat) => eatMre(seat),
  },
  nitrous: {
    usable: (g, seat) => g.turn === seat && canDrive(g, seat),
    use(g) {
      g.speedBonus++;
    },
  },
  nitromethane: {
    usable: (g, seat) => g.turn === seat && !g.freeStart && canDrive(g, seat),
    use(g) {
      g.freeStart = true;
    },
  },
  incendiary: {
    usable: (g, seat) => g.turn === seat && canAttack(g, seat, true),
    use(g) {
      g.incendiary = true;
    },
  },
};

/** LA-ITM-5: whether the phase printed on the card is now, and the card would do something. */
export const isUsable = (g: Aurora, seat: Seat, item: Item): boolean => {
  const { phase } = g.content.items[item];
  return (
    (phase === 'any' || phase === g.phase || isOneOf(phase, g.phase)) && (powerOf(g, item)?.usable(g, seat) ?? false)
  );
};

/** FS-DATA-4: items that may be played in several phases. */
const isOneOf = (phases: ItemCard['phase'], phase: Phase): boolean => {
  if (phases === 'exploreOrRest') return phase === 'explore' || phase === 'rest';
  return phases === 'beforeFire' && (phase === 'explore' || phase === 'rest' || phase === 'movement');
};

const powerOf = (g: Aurora, item: Item): Power | undefined => {
  const { power } = g.content.items[item];
  return POWERS[power] ?? g.content.hooks.item.find(use => use.power === power);
};

/** Kinds of items in a hand, ascending, each once. */
export const kindsHeld = (g: Aurora, seat: Seat): Item[] => [...new Set(g.players[seat].items)].sort((a, b) => a - b);

/** Those that could be used now and that the moment allows. */
export const usableItems = (g: Aurora, seat: Seat, allows: (traits: ItemTraits) => boolean = () => true): Item[] => {
  if (g.players[seat].items.length === 0) return [];
  return kindsHeld(g, seat).filter(item => allows(g.content.itemTraits[item]) && isUsable(g, seat, item));
};

/** LA-RUL-44: in the middle of an Explore action. */
export const midAction = (traits: ItemTraits): boolean => traits.midAction;

/** Those that need no move or attack of one's own to act on. */
export const atOnce = (traits: ItemTraits): boolean => traits.atOnce;

/** LA-ITM-5, 6, LA-ITC-12: play one item card; in the middle of an Explore action, or once the convoy has moved. */
export const useItem = task('useItem', (seat: Seat, inAction = false, moved = false) => ({ seat, inAction, moved }), {
  chooseItem: {
    about: 'item',
    options: (g, f) => [DONE, ...usableItems(g, f.seat, f.inAction ? midAction : f.moved ? atOnce : undefined)],
    take(g, f, item): Next {
      if (item === DONE) return;
      return playItem(g, f.seat, item);
    },
    whyNot: (g, f, item) =>
      g.players[f.seat].items.includes(item)
        ? { key: 'why.itemUseless', clause: 'LA-ITM-5' }
        : { key: 'why.noSuchItem', clause: 'LA-ITM-5' },
  },
});

export const playItem = (g: Aurora, seat: Seat, item: Item): Next => {
  showItem(g, seat, item);
  g.events?.push({ type: 'itemUsed', seat, item });
  return powerOf(g, item)?.use(g, seat);
};

const useAtLimit = (g: Aurora, seat: Seat, item: Item, path: readonly RoadNumber[]): Next => {
  const relief = g.content.hooks.relief.find(({ items }) => items(g, seat, path).includes(item));
  return relief === undefined ? playItem(g, seat, item) : relief.use(seat, path);
};

/** LA-ITM-2: with too many items in hand, what may be discarded or used at once. */
const optionsAtLimit = (g: Aurora, seat: Seat, path: readonly RoadNumber[]): number[] => {
  if (g.players[seat].items.length <= itemLimit(g, seat)) return [];
  const useful = usableItems(g, seat, atOnce);
  for (const { items } of g.content.hooks.relief) useful.push(...items(g, seat, path));
  return [...kindsHeld(g, seat), ...useful.sort((a, b) => a - b).map(item => item + USE)];
};

const takeAtLimit = (g: Aurora, seat: Seat, choice: number, path: readonly RoadNumber[]): Next => {
  if (choice >= USE) return andAgain(useAtLimit(g, seat, choice - USE, path));
  showItem(g, seat, choice);
  g.events?.push({ type: 'itemDiscarded', seat, item: choice });
};

const whyNotAtLimit = (choice: number): Reason =>
  choice >= USE ? { key: 'why.itemUseless', clause: 'LA-ITM-2' } : { key: 'why.noSuchItem', clause: 'LA-ITM-2' };

/** FS-CELL-5: the limit has fallen, and items are discarded or used down to it. */
export const keepFewer = task('keepFewer', (seat: Seat) => ({ seat }), {
  chooseItem: {
    about: 'keep',
    always: true,
    options: (g, f) => (g.players[f.seat].out ? [] : optionsAtLimit(g, f.seat, [])),
    take: (g, f, choice): Next => andAgain(takeAtLimit(g, f.seat, choice, [])),
    whyNot: (_g, _f, choice) => whyNotAtLimit(choice),
  },
});

/** FS-CELL-5. */
export const tooManyItems = (g: Aurora, seat: Seat): Frame | void => {
  if (g.players[seat].items.length > itemLimit(g, seat)) return keepFewer(seat);
};

/**
 * LA-ITM-1..4, LA-RUL-10: draw items one at a time; with a fourth in hand one is discarded or used at once. After a move
 * with the roads just travelled.
 */
export const drawItems = task(
  'drawItems',
  (seat: Seat, left: number, path: readonly RoadNumber[] = []) => ({ seat, left, path }),
  {
    draw(g, f) {
      // LA-ELM-1.
      if (g.players[f.seat].out) f.left = 0;
      if (f.left === 0) return;
      f.left--;
      const item = drawItem(g);
      if (item === NONE) {
        f.left = 0;
        return;
      }
      g.players[f.seat].items.push(item);
      g.events?.push({ type: 'itemDrawn', who: f.seat, item });
    },
    keepThree: {
      about: 'keep',
      options: (g, f) => optionsAtLimit(g, f.seat, f.path),
      take: (g, f, choice): Next => takeAtLimit(g, f.seat, choice, f.path),
      whyNot: (_g, _f, choice) => whyNotAtLimit(choice),
    },
    more: (_g, f): Next => (f.left > 0 ? drawItems(f.seat, f.left, f.path) : undefined),
  },
);

/** LA-RUL-30, LA-OPT-17: what Antifreeze would add: up to 3 after contamination and food, or before them. */
const raise = (g: Aurora, s: Card): number =>
  ANTIFREEZE_SKILL - (g.content.house.antifreeze === 'base' ? survivorCard(g, s).skill + g.boost[s] : skill(g, s));

/** LA-ITC-1: one survivor's skill rises to 3 until the phase ends. */
export const antifreeze = task('antifreeze', (seat: Seat) => ({ seat }), {
  chooseSurvivor: {
    about: 'survivor',
    options: (g, f) => crew(g.players[f.seat]).filter(s => raise(g, s) > 0),
    take(g, f, s) {
      g.boost[s] += raise(g, s);
      g.events?.push({ type: 'fed', seat: f.seat, survivor: s });
    },
    whyNot: () => ({ key: 'why.skilledEnough', clause: 'LA-ITC-1' }),
  },
});

/** LA-ITC-8, LA-OPT-10: those an MRE could bring back. */
const hungry = (g: Aurora, seat: Seat): Card[] => {
  const { rest, exhausted } = g.players[seat];
  if (g.content.house.mreFrom === 'rest') return rest;
  return [...rest, ...exhausted].sort((a, b) => a - b);
};

/** LA-ITC-8: one survivor becomes active. */
export const eatMre = task('eatMre', (seat: Seat) => ({ seat }), {
  chooseSurvivor: {
    about: 'survivor',
    options: (g, f) => hungry(g, f.seat).slice(),
    take(g, f, s) {
      const player = g.players[f.seat];
      move(zoneOf(player, s), player.active, s);
      player.mres++;
      g.events?.push({ type: 'activated', seat: f.seat, survivor: s });
    },
    whyNot: () => ({ key: 'why.notResting', clause: 'LA-ITC-8' }),
  },
});

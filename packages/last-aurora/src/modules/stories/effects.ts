import { AGAIN, type Frame, type Next, type Seat } from '@lastroad/kernel';
import { LAST_DOCK } from '../../rules/end-of-round.ts';
import { drawItems } from '../../rules/items.ts';
import { type Aurora, EMPTY, steps, task } from '../../state.ts';
import type { Effect } from '../../story.ts';
import { damage, repair } from '../../verbs/damage.ts';
import { gainFame, loseFame } from '../../verbs/fame.ts';
import { isSeat } from '../../verbs/order.ts';
import { gain } from '../../verbs/stow.ts';
import { archive } from './archive.ts';
import { befall, type Effects } from './befall.ts';
import {
  aim,
  dropItems,
  enlist,
  forfeit,
  harm,
  heal,
  lend,
  moveOn,
  part,
  peek,
  shift,
  shiftNewcomer,
  sicken,
  tokenOf,
} from './deeds.ts';
import { pot } from './pot.ts';
import { readerOf } from './reader.ts';
import { othersOf, recordOf } from './record.ts';
import { changeRow } from './row-changes.ts';
import { tuckAway } from './tuck.ts';

type NameOf<E> = E extends unknown ? keyof E : never;
type EffectName = Exclude<
  NameOf<Effect>,
  'n' | 'area' | 'who' | 'from' | 'to' | 'perSeat' | 'met' | 'short' | 'springs' | 'found' | 'when'
>;
type Named<N extends string> = Extract<Effect, Readonly<Record<N, unknown>>>;
type Handlers = { readonly [N in EffectName]: (g: Aurora, at: Effects, effect: Named<N>) => Next };

const listed = (g: Aurora, list: readonly Effect[]): number => g.content.storyBook.numbers.get(list) ?? 0;

/** Several effects on one player: of a list in the book. */
const share = (g: Aurora, at: Effects, seats: readonly Seat[], list: readonly Effect[]): Frame[] =>
  seats.map(seat => befall({ ...at, seat }, listed(g, list)));

/** FS-RUL-52: of the Automa only the place counts; what would fall on it does nothing. */
const seatAt = (g: Aurora, place: number): Seat[] =>
  [g.track.at(place)].filter(who => who !== undefined).filter(isSeat);

const leftOf = (g: Aurora, seat: Seat): Seat[] => [readerOf(g.players, seat)].filter(other => other !== seat);

/** 13.3: the closed list. Each is read here and nowhere else; `archive` stands before `skill`, which it may have. */
const HANDLERS: Handlers = {
  archive: (_g, at, { archive: place }) => archive(at.seat, at.story, at.end, place),
  scoreAtEnd() {},
  gainFame: (_g, { seat }, { gainFame: n }) => gainFame(seat, n),
  loseFame: (_g, { seat }, { loseFame: n }) => loseFame(seat, n),
  gain: (g, { seat }, { gain: name, n }) => gain(g, seat, new Array<number>(n).fill(tokenOf(name))),
  lose: (_g, { seat }, { lose, n }) => forfeit(seat, lose === 'any' ? EMPTY : tokenOf(lose), n),
  drawItem: (_g, { seat }, { drawItem: n }) => drawItems(seat, n),
  discardItem: (_g, { seat }, { discardItem: n }) => dropItems(seat, n),
  damage: (_g, { seat }, { damage: n, area }) => damage(seat, n, area),
  repair: (_g, { seat }, { repair: n }) => repair(seat, n),
  contaminate: (g, { seat }, { contaminate: n, who }) => sicken(g, seat, n, who),
  decontaminate: (g, { seat }, { decontaminate: n, who }) => heal(g, seat, n, who),
  zone: (g, { seat }, { zone: who, from, to }) =>
    who === 'own' ? shift(seat, from, to) : shiftNewcomer(g, seat, from, to),
  recruitFromDiscard: (_g, { seat }) => enlist(seat),
  loseSurvivor: (_g, { seat }) => part(seat),
  speedNext(g, { seat }, { speedNext: points }) {
    recordOf(g).speed[seat] += points;
  },
  moveNow: (g, { seat }, { moveNow: points }) => moveOn(g, seat, points),
  skill: (_g, { seat }, { skill: by }) => lend(seat, by),
  peek: (g, { seat }, { peek: deck, n }) => peek(g, seat, deck, n),
  enemyDamage: (_g, { seat }, { enemyDamage: hits }) => harm(seat, hits),
  placeTarget: (_g, { seat }) => aim(seat),
  choose: (g, at, { choose: ways }) => chooseBetween(at, listed(g, ways[0]), listed(g, ways[1])),
  aurora(g) {
    if (g.dock === LAST_DOCK) return;
    g.dock++;
    g.events?.push({ type: 'auroraMoved', dock: g.dock, red: g.red });
  },
  discardSpace: (g, _at, { discardSpace: space }) => changeRow(g, space - 1),
  swapSpaces: (g, _at, { swapSpaces: [one, other] }) => changeRow(g, one - 1, other - 1),
  stopActions(g, { seat }) {
    const { telling } = recordOf(g);
    if (telling !== null && g.turn === seat) telling.halts = true;
  },
  eachOther: (g, at, { eachOther: list }) => share(g, at, othersOf(g, at.seat), list),
  leader: (g, at, { leader: list }) => share(g, at, seatAt(g, -1), list),
  last: (g, at, { last: list }) => share(g, at, seatAt(g, 0), list),
  left: (g, at, { left: list }) => share(g, at, leftOf(g, at.seat), list),
  overtaken: (g, at, { overtaken: list }) => share(g, at, recordOf(g).telling?.overtaken ?? [], list),
  contribute: (g, at, { contribute: name, perSeat, met, short = [] }) =>
    pot(at, tokenOf(name), perSeat, listed(g, met), listed(g, short)),
  tuck: (g, at, { tuck: host, springs }) => tuckAway(g, at, host, springs),
};

const NAMES = Object.keys(HANDLERS) as EffectName[];

const carryOut = (g: Aurora, at: Effects, effect: Effect): Next => {
  const name = NAMES.find(each => each in effect);
  if (name === undefined) throw new Error('an effect without a name');
  return (HANDLERS[name] as (g: Aurora, at: Effects, effect: Effect) => Next)(g, at, effect);
};

const frames = (next: Next): readonly (Frame | typeof AGAIN)[] =>
  next === undefined ? [] : Array.isArray(next) ? next : [next as Frame];

/** FS-STORY-19: effects of a list of the book, one after the other. */
steps(befall, {
  one(g, f): Next {
    const effects = g.content.storyBook.lists[f.list];
    if (f.next >= effects.length || g.players[f.seat].out) return;
    return [...frames(carryOut(g, f, effects[f.next++])), AGAIN];
  },
});

/** `CHOOSE`: either of two lists. */
export const chooseBetween = task(
  'chooseBetween',
  ({ seat, story, option, end }: Effects, one: number, other: number) => ({ seat, story, option, end, one, other }),
  {
    choose: {
      about: 'way',
      options: (g, f) => (g.players[f.seat].out ? [] : [0, 1]),
      take: (_g, f, way): Next => befall(f, way === 0 ? f.one : f.other),
    },
  },
);

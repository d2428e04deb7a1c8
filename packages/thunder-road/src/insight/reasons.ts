import type { Message, Seat } from '@lastroad/kernel';
import { OUT, type Race } from '../state.ts';
import { isOnRearTile } from '../verbs/geometry.ts';
import { alongOf } from './course.ts';

/** What happened to cars between two positions, to those of a seat or to those of the others. */
interface Change {
  spaces: number;
  damage: number;
  mended: number;
  /** Brought back into the race. */
  returned: number;
  /** Eliminated or broken down. */
  lost: number;
  /** Came off the rear tile. */
  escaped: number;
}

const changeOf = (before: Race, after: Race, isTheirs: (seat: Seat) => boolean): Change => {
  const change: Change = { spaces: 0, damage: 0, mended: 0, returned: 0, lost: 0, escaped: 0 };
  before.cars.forEach((was, car) => {
    const is = after.cars[car];
    if (!was.operable || !isTheirs(was.seat)) {
      if (isTheirs(was.seat) && is.operable) {
        if (was.at === OUT) change.returned++;
        else change.mended++;
      }
      return;
    }
    if (!is.operable) change.lost++;
    if (is.at === OUT) return;
    change.damage += Math.max(0, is.damage.length - was.damage.length);
    change.mended += Math.max(0, was.damage.length - is.damage.length);
    change.spaces = Math.max(change.spaces, Math.floor((alongOf(after, is) - alongOf(before, was)) / 2));
    if (isOnRearTile(before, was.at) && !isOnRearTile(after, is.at)) change.escaped++;
  });
  return change;
};

/** What speaks for a choice, and what it may cost, most important first. */
export const reasons = (before: Race, seat: Seat, _choice: number, after: Race): readonly Message[] => {
  if (after.winner === seat) return [{ key: 'hint.wins' }];
  const own = changeOf(before, after, other => other === seat);
  const others = changeOf(before, after, other => other >= 0 && other !== seat);
  const found: Message[] = [];
  const say = (name: string, count: number): void => {
    if (count > 0) found.push({ key: `hint.${name}`, values: { count } });
  };
  say('stopsCars', others.lost);
  say('losesCars', own.lost);
  say('escapes', after.final ? 0 : own.escaped);
  say('mends', own.mended);
  say('returns', own.returned);
  say('hits', others.damage);
  say('tokens', (after.leaders?.tokens[seat] ?? 0) - (before.leaders?.tokens[seat] ?? 0));
  say('further', own.spaces);
  say('risksDamage', own.damage);
  return found;
};

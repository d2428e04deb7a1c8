import { type Seat, shuffle } from '@lastroad/kernel';
import { NONE, type Race } from '../../state.ts';

/** Before all are shown, a seat knows the cards in its hand and those that it keeps. */
export const dealUpgrades = (twin: Race, seat: Seat): void => {
  const { upgrades } = twin;
  if (upgrades === undefined || upgrades.open) return;
  const { hands, kept, fitted } = upgrades;
  const own = seat < 0 ? [] : [...hands[seat], ...kept[seat]];
  const cards = twin.content.upgrades.flatMap((_, card) => (own.includes(card) ? [] : [card]));
  shuffle(twin, cards, 'imagined');
  const anew = (old: number[]): void => {
    old.splice(0, old.length, ...cards.splice(0, old.length).sort((a, b) => a - b));
  };
  for (const [owner, hand] of hands.entries()) {
    if (owner === seat) continue;
    anew(hand);
    anew(kept[owner]);
    const loose = kept[owner].slice();
    shuffle(twin, loose, 'imagined');
    for (const [car, { seat: driver }] of twin.cars.entries()) {
      if (driver === owner && fitted[car] !== NONE) fitted[car] = loose.pop() ?? NONE;
    }
  }
};

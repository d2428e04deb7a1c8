import { expect, test } from 'vitest';
import { lastAuroraInsight } from '../../../src/insight/index.ts';
import type { SeatLaid } from '../../lay.ts';
import { device, table, trailer, truck } from '../../table.ts';

const worth = (seat: SeatLaid): number => {
  const { g } = table({ start: 'exploreTurn', args: [0, false], seats: [{ crew: ['Leader'], ...seat }, {}] });
  return lastAuroraInsight.evaluate(g, 0);
};

const convoy = (...slots: string[]): SeatLaid => ({
  convoy: [truck(['survivor', 'any: fuel']), trailer(['any', ...slots])],
});

test('armour that grows back is worth more than armour that does not', () => {
  expect(worth(convoy('asgardArmour'))).toBeGreaterThan(worth(convoy('armour')));
});

test('a damage that grows away costs less than one that stays', () => {
  const loss = (kind: string) => worth(convoy(kind)) - worth(convoy(`${kind}: damage`));

  expect(loss('asgardArmour')).toBeLessThan(loss('armour'));
});

test('a slot that turns Asgard armour into fame is worth it, twice at most', () => {
  const fame = (...slots: string[]) => worth({ convoy: [truck(['survivor', 'any: fuel'], { device: device(slots) })] });
  const gain = (...armour: string[]) => fame('famePerAsgard', ...armour) - fame('recycle', ...armour);

  expect(gain('asgardArmour')).toBeGreaterThan(gain());
  expect(gain('asgardArmour', 'asgardArmour')).toBeGreaterThan(gain('asgardArmour'));
});

test('of slots to be damaged those that grow back look best', () => {
  const { g } = table({
    start: 'damage',
    args: [0, 1],
    phase: 'fire',
    seats: [{ crew: ['Leader'], convoy: [truck(['survivor', 'armour', 'asgardArmour'])] }, {}],
  });

  const [seat = 0, armour = 0, asgard = 0] = lastAuroraInsight.weigh?.(g, 0, [0, 1, 2]) ?? [];
  expect(asgard).toBeGreaterThan(armour);
  expect(armour).toBeGreaterThan(seat);
});

test('a target token counts the more, the nearer shield and boxes are to being full', () => {
  const chance = (worn: number, damage: number): number => {
    const { g } = table({
      start: 'firePhase.convoyFire',
      seats: [{ convoy: [truck(['survivor', 'survivor', 'weapon1']), trailer(['any: ammo'])] }, {}],
      track: [1, 0],
      enemies: [{ enemy: 'Bridge Watch (III)', worn, damage, targets: [0] }],
    });
    return lastAuroraInsight.evaluate(g, 0);
  };

  expect(chance(2, 1)).toBeGreaterThan(chance(1, 1));
  expect(chance(1, 1)).toBeGreaterThan(chance(0, 1));
});

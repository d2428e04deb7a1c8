import { expect, test } from 'vitest';
import { speedOf } from '../../../src/rules/movement.ts';
import { card } from '../../asking.ts';
import type { SeatLaid } from '../../lay.ts';
import { device, type TableLaid, table, trailer, truck } from '../../table.ts';

const options = { frozenDeck: 'on' };
const CONVOY = [truck(['survivor', 'any: fuel', 'armour', 'any'], { speed: 1 })];

const meeting = (seat: SeatLaid, more: Partial<TableLaid> = {}) =>
  table({
    start: 'exploreTurn',
    args: [0, false],
    options,
    seats: [{ crew: ['Driver'], convoy: CONVOY, ...seat }, {}],
    row: ['Deserter'],
    deck: [],
    itemDeck: ['Nitrous Oxide'],
    ...more,
  });

test('FS-ENC-1, 2, 3: an item and a fame, and the card lies beside the convoy', () => {
  const t = meeting({ items: ['Hazard Suit'], cargo: ['ammo'], fame: 3 });

  t.play('explore');
  const ways = t.may();
  t.play('take him along', 'Hazard Suit');

  expect(ways).toEqual(['take him along', 'fight for him']);
  expect([t.items(), t.fame(), t.row()[0]]).toEqual([[], 2, null]);
  expect(t.g.frozenDeck?.passengers[0]).toHaveLength(1);
  expect(t.g.discard).toEqual([]);
});

test.each(['move', 'stay'])(
  'FS-ENC-2, 3, 7, FS-RUL-8: +3 speed in the next Movement phase; then the card is discarded, when its owner chose to %s too',
  act => {
    const t = meeting(
      { items: ['Hazard Suit'] },
      { start: 'game.rounds > round.movement > exploreTurn', track: [1, 0] },
    );

    t.play('explore', 'Hazard Suit');
    t.idleUntil('movementTurn.chooseAct');
    const speed = speedOf(t.g, 0);
    t.play(act);
    t.idleUntil('exploreTurn.chooseAct');

    expect(speed).toBe(4);
    expect(t.g.frozenDeck?.passengers[0]).toEqual([]);
    expect(t.g.discard).toContain(card('Deserter'));
  },
);

test('FS-EX-6, FS-ENC-2: with nothing to lose the fame is a damage, and the speed comes all the same', () => {
  const t = meeting({ items: ['Hazard Suit'], fame: -1 });

  t.play('explore', 'Hazard Suit', 'truck, slot 3');

  expect([t.fame(), t.count('damage')]).toEqual([-1, 1]);
  expect(t.g.frozenDeck?.passengers[0]).toHaveLength(1);
});

test('FS-RUL-38: a Preacher saves the fame', () => {
  const t = meeting({ crew: ['Preacher'], items: ['Hazard Suit'], fame: 3 });

  t.play('explore', 'Hazard Suit');

  expect(t.fame()).toBe(3);
  expect(t.g.frozenDeck?.passengers[0]).toHaveLength(1);
});

test('FS-EX-7, FS-ENC-6: without ammo and items it cannot be selected', () => {
  const t = meeting({}, { row: ['Deserter', device(['armour'])] });

  t.play('explore');

  expect(t.asked().name).not.toBe('meet.chooseOption');
  expect(t.row()[0]).toBe('Deserter');
});

test('FS-ENC-1, 6: each way must be paid in full', () => {
  const poor = meeting({ cargo: ['ammo'], fame: 2 });

  poor.play('explore');

  expect([poor.count('ammo'), poor.items(), poor.fame()]).toEqual([0, ['Nitrous Oxide'], 3]);
});

test('FS-ENC-4, 5: an ammo for an item, a fame and, if wanted, a card of the discard pile', () => {
  const t = meeting({ cargo: ['ammo'], fame: 2 }, { discard: [trailer(['any'])] });
  const declined = meeting({ cargo: ['ammo'] }, { discard: [trailer(['any'])] });

  t.play('explore', 'yes');
  declined.play('explore', 'no');

  expect(t.convoy()).toEqual(['truck', 'trailer 1']);
  expect([t.count('ammo'), t.items(), t.fame()]).toEqual([0, ['Nitrous Oxide'], 3]);
  expect(declined.convoy()).toEqual(['truck']);
});

test('FS-ENC-5, FS-RUL-7: none in the colour of an opponent', () => {
  const discard = ['Container'];
  const laid = (seat: number) =>
    meeting(
      {},
      {
        args: [seat, false],
        discard,
        seats: [0, 1].map(() => ({ crew: ['Leader'], convoy: CONVOY, cargo: ['ammo'] })),
      },
    );
  const [own, other] = [laid(0), laid(1)];
  const { colour } = own.g.content.cards[own.g.discard[0]];

  own.play('explore');
  other.play('explore');

  expect(colour).toBe(0);
  expect(own.asked().name).toBe('fightFor.chooseToInstall');
  expect(other.asked().name).not.toBe('fightFor.chooseToInstall');
});

test('FS-ENC-1: what cannot be paid says why', () => {
  const t = table({ start: 'meet', args: [0, 0], options, row: ['Deserter'], seats: [{ items: ['Hazard Suit'] }, {}] });
  const poor = table({
    start: 'takeAlong',
    args: [0, 0],
    options,
    row: ['Deserter'],
    seats: [{ items: ['Hazard Suit', 'Nitrous Oxide'] }, {}],
  });

  expect(t.asked().name).toBe('takeAlong.chooseItem');
  expect(poor.whyNot('Welding Torch')?.clause).toBe('FS-ENC-2');
});

test('FS-ENC-2, LA-ELM-1: whoever does not survive the lost fame takes nobody along', () => {
  const t = meeting(
    {},
    {
      options: { ...options, lastPlayerStanding: 'playOn' },
      seats: [{ crew: ['Driver'], convoy: [truck(['survivor'])], items: ['Hazard Suit'], fame: -1 }, {}],
    },
  );

  t.play('explore', 'Hazard Suit');

  expect(t.g.players[0].out).toBe(true);
  expect([t.g.frozenDeck?.passengers[0], t.g.discard.includes(card('Deserter'))]).toEqual([[], true]);
});

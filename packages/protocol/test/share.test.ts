import { pledgeOf } from '@lastroad/kernel';
import { expect, test } from 'vitest';
import { promisedIn, Share } from '../src/client/share.ts';
import type { TableInfo } from '../src/index.ts';

const COMMITMENT = 'c'.repeat(64);
const NEXT = 'd'.repeat(64);

/** A device that keeps what it is given. */
const deviceWith = (kept: string | null = null) => {
  let text = kept;
  let keys = 0;
  return {
    keeping: {
      read: () => text,
      write(next: string) {
        text = next;
      },
    },
    newKey: () => `key-${++keys}`,
    kept: () => text,
  };
};

type Seat = TableInfo['seats'][number];
const seat = (change: Partial<Seat>): Seat => ({
  kind: 'person',
  name: 'guest',
  pledge: null,
  disclosed: false,
  nonce: '',
  online: true,
  seen: 0,
  ...change,
});
const EMPTY = seat({ kind: 'empty' });
const BOT = seat({ kind: 'bot' });

const table = (seats: readonly Seat[], change: Partial<TableInfo> = {}, commitment = COMMITMENT): TableInfo => ({
  id: 'AAAAAAAAAAAAAAAA',
  game: 'toy',
  options: { seats: seats.length },
  pack: null,
  listed: true,
  pace: { kind: 'none' },
  state: 'open',
  created: 1,
  seq: 0,
  seats: [...seats],
  watching: 0,
  fairness: { commitment, secret: null, voided: [] },
  rematch: null,
  again: [],
  parked: null,
  ...change,
});

const pledgeFrom = (share: Share, info: TableInfo, mine = 0): string => {
  const say = share.next(info, mine, true);
  if (say?.type !== 'pledge') throw new Error(`it says ${JSON.stringify(say)}`);
  return say.pledge;
};

/** A device that has disclosed at a table of two, and what it was shown. */
const disclosed = () => {
  const device = deviceWith();
  const share = new Share(device);
  const pledge = pledgeFrom(share, table([seat({}), EMPTY]));
  const seats = [seat({ pledge }), seat({ pledge: 'theirs' })];
  const say = share.next(table(seats), 0, false);
  return { device, share, pledge, seats, say };
};

test('a nonce is shown only when every seat has pledged', () => {
  const share = new Share(deviceWith());
  const pledge = pledgeFrom(share, table([seat({}), EMPTY]));
  const mine = seat({ pledge });

  const waiting = [EMPTY, seat({}), seat({ kind: 'empty', pledge: 'left over' })];

  expect(waiting.map(other => share.next(table([mine, other]), 0, false))).toEqual([null, null, null]);
  const shown = share.next(table([mine, seat({ pledge: 'theirs' })]), 0, false);
  expect(shown).toMatchObject({ type: 'disclose', commitment: COMMITMENT });
  expect(shown?.type === 'disclose' && pledgeOf(COMMITMENT, 0, shown.nonce)).toBe(pledge);
  const beside = deviceWith('{"key":"key-1","shown":{}}');
  expect(new Share(beside).next(table([mine, BOT]), 0, false)?.type).toBe('disclose');
});

test('a reload of the page changes neither pledge nor nonce, and another commitment changes both', () => {
  const { device, pledge, seats, say } = disclosed();
  const after = new Share(deviceWith(device.kept()));

  expect(after.next(table(seats), 0, true)).toEqual(say);
  const voided = [{ commitment: COMMITMENT, seats: [1], names: ['Eve'] }];
  const anew = table([seat({}), EMPTY], { fairness: { commitment: NEXT, secret: null, voided } }, NEXT);
  expect(pledgeFrom(after, anew)).not.toBe(pledge);
});

test('only a device that has just arrived takes the share over from another one', () => {
  const share = new Share(deviceWith());
  const foreign = table([seat({ pledge: 'of another device' }), EMPTY]);

  expect(share.next(foreign, 0, false)).toBe(null);
  expect(share.next(foreign, 0, true)?.type).toBe('pledge');
  const sealed = table([seat({ pledge: 'of another device' }), seat({ pledge: 'theirs' })]);
  expect(share.next(sealed, 0, true)).toBe(null);
});

test('nobody but a person who has not disclosed has anything to say', () => {
  const share = new Share(deviceWith());

  expect(share.next(table([BOT, EMPTY]), 0, true)).toBe(null);
  expect(share.next(table([seat({ disclosed: true, pledge: 'x' }), seat({ pledge: 'y' })]), 0, true)).toBe(null);
  expect(share.next(table([seat({}), EMPTY], { state: 'playing' }), 0, true)).toBe(null);
});

test('a server that shows other pledges afterwards is doubted, and shown nothing more', () => {
  const { share, pledge, seats } = disclosed();
  const other = [seat({ pledge }), seat({ pledge: 'chosen when the nonce was known' })];

  expect(share.doubts(promisedIn(table(seats, { state: 'playing' })))).toBe(false);
  expect(share.doubts(promisedIn(table(other, { state: 'playing' })))).toBe(true);
  expect(share.next(table(other), 0, true)).toBe(null);
});

test('a server that begins anew without saying so is doubted; one that names the void deal is not', () => {
  const { share, seats } = disclosed();
  const voided = [{ commitment: COMMITMENT, seats: [1], names: ['Eve'] }];
  const hidden = table(seats, { state: 'playing' }, NEXT);
  const named = { ...hidden, fairness: { ...hidden.fairness, voided } };

  expect(share.doubts(promisedIn(hidden))).toBe(true);
  expect(share.doubts(promisedIn(named))).toBe(false);
  expect(share.next({ ...hidden, state: 'open' }, 0, true)).toBe(null);
});

test('what is damaged in storage is begun anew', () => {
  for (const kept of ['{', 'null', '7', '{"key":7,"shown":{}}', '{"key":"k"}']) {
    const device = deviceWith(kept);
    expect(new Share(device).doubts({ commitment: COMMITMENT, pledges: [], voided: [] })).toBe(false);
    expect(new Share(device).next(table([seat({}), EMPTY]), 0, true)?.type).toBe('pledge');
    expect(device.kept()).toBe('{"key":"key-1","shown":{}}');
  }
});

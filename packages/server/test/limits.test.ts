import { expect, test } from 'vitest';
import { Addresses } from '../src/connection/limits.ts';
import { HeldTime } from './held-time.ts';

const once = { burst: 1, perSecond: 0.001 };

test('an IPv6 address counts as its /64, an IPv4 address as itself, however it is written', () => {
  const addresses = new Addresses(once, 1, new HeldTime());

  const taken = [
    '2001:db8:1:2::1',
    '2001:db8:1:2:ffff:ffff:ffff:ffff',
    '2001:0DB8:0001:0002:0:0:0:7',
    '2001:db8:1:3::1',
    '192.0.2.1',
    '::ffff:192.0.2.1',
    '::ffff:192.0.2.2',
    'what a proxy made up',
    'what it made up next',
  ].map(address => addresses.take(address));

  expect(taken).toEqual([true, false, false, true, true, false, true, true, false]);
});

test('an address that has used up what it may is not forgotten before it may again', () => {
  const time = new HeldTime();
  const addresses = new Addresses(once, 1, time);
  addresses.take('192.0.2.1');

  const taken = [61_000, 61_000, 900_000].map(milliseconds => {
    time.pass(milliseconds);
    return addresses.take('192.0.2.1');
  });

  expect(taken).toEqual([false, false, true]);
});

test('sockets of one /64 count together', () => {
  const addresses = new Addresses(once, 2, new HeldTime());

  const opened = ['2001:db8::1', '2001:db8::2', '2001:db8::3'].map(address => addresses.connect(address));
  addresses.disconnect('2001:db8::2');

  expect(opened).toEqual([true, true, false]);
  expect(addresses.connect('2001:db8::4')).toBe(true);
});

test('when too many addresses are remembered, those not seen the longest are forgotten, nobody else', () => {
  const addresses = new Addresses(once, 1, new HeldTime());
  const address = (n: number) => `10.${n >> 16}.${(n >> 8) & 255}.${n & 255}`;
  addresses.take('192.0.2.1');
  addresses.take('192.0.2.2');

  for (let n = 0; n < 99_999; n++) {
    addresses.take(address(n));
    if (n === 50_000) addresses.take('192.0.2.2');
  }

  expect(addresses.take('192.0.2.2')).toBe(false);
  expect(addresses.take(address(99_998))).toBe(false);
  expect(addresses.take('192.0.2.1')).toBe(true);
});

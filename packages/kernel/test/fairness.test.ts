import { expect, test } from 'vitest';
import {
  checkFairness,
  commitmentTo,
  deriveKey,
  type Fairness,
  type GameFile,
  hex,
  must,
  ownNonce,
  pledgeOf,
  type Result,
  readGameFile,
  startMatch,
  toGameFile,
  verify,
  writeGameFile,
} from '../src/index.ts';
import { toy } from '../toy/index.ts';

const secret = 'table 12';
const commitment = commitmentTo(secret);
const voided = [{ commitment: commitmentTo('table 12, before'), seats: [2], names: ['Eve'] }];
const nonces = ['nonce-of-ann', 'nonce-of-bo', ownNonce(secret, 2)];
const pledges = [pledgeOf(commitment, 0, 'nonce-of-ann'), pledgeOf(commitment, 1, 'nonce-of-bo'), null];
const pledged = { version: 2, commitment, pledges, nonces, voided, secret } as const satisfies Fairness;

const detail = (result: Result<unknown>): string => (result.ok ? 'ok' : `${result.code}: ${result.detail}`);
const judged = (change: object): string => detail(checkFairness({ ...pledged, ...change }));

/** A file of a table with such a record; the game has just begun. */
const fileWith = (fairness: Fairness): GameFile => {
  const chance = { secret: fairness.secret ?? '', nonces: fairness.nonces };
  return toGameFile({ ...startMatch(toy, must(toy.content({ seats: 3 })), chance), fairness });
};

test('the key depends on the secret and on every nonce, and the commitment gives neither away', () => {
  const key = deriveKey('secret', ['a', 'b']);

  expect(deriveKey('secret', ['a', 'c'])).not.toEqual(key);
  expect(deriveKey('secret', ['ab', ''])).not.toEqual(key);
  expect(deriveKey('secreT', ['a', 'b'])).not.toEqual(key);
  expect(commitmentTo('secret')).not.toBe(hex(key));
});

test('a pledge is of one nonce, for one seat, under one commitment', () => {
  const others = [
    pledgeOf(commitment, 0, 'nonce-of-amn'),
    pledgeOf(commitment, 1, 'nonce-of-ann'),
    pledgeOf(commitmentTo('another secret'), 0, 'nonce-of-ann'),
  ];

  expect(others).not.toContain(pledges[0]);
  expect(pledgeOf(commitment, 0, 'nonce-of-ann')).toBe(pledges[0]);
});

test('a record that keeps its promises is confirmed, with its secret or before that is shown', () => {
  expect(judged({})).toBe('ok');
  expect(judged({ secret: null })).toBe('ok');
});

test('every promise that is not kept is found, and named', () => {
  expect(judged({ secret: 'table 13' })).toContain('not the one that was committed to');
  expect(judged({ nonces: nonces.with(1, 'nonce-of-eve') })).toContain('the nonce of seat 1 is not the one');
  expect(judged({ nonces: nonces.with(2, 'chosen') })).toContain('the nonce of seat 2 does not follow');
  expect(judged({ nonces: [nonces[1], nonces[0], nonces[2]] })).toContain('the nonce of seat 0 is not the one');
  expect(judged({ pledges: pledges.with(2, pledges[1]) })).toContain('the nonce of seat 2 is not the one');
  expect(judged({ pledges: pledges.with(0, null) })).toContain('the nonce of seat 0 does not follow');
  expect(judged({ pledges: pledges.slice(0, 2) })).toContain('2 pledges and 3 nonces');
  expect(judged({ nonces: [...nonces, 'one more'] })).toContain('3 pledges and 4 nonces');
  expect(judged({ version: 3 })).toContain('unknown-version');
});

test('whoever did not disclose has no share in the dice that were thrown instead', () => {
  const deal = (...seats: number[]) => ({ commitment: commitmentTo('before'), seats, names: seats.map(String) });

  expect(judged({ voided: [deal(1)] })).toContain('seat 1 has pledged again after it did not disclose');
  expect(judged({ voided: [deal(7)] })).toContain('seat 7 has pledged again');
  expect(judged({ voided: [deal(2), deal(2)] })).toContain('seat 2 has pledged again');
  expect(judged({ voided: [deal()] })).toContain('although everybody disclosed');
});

test('a record in which the owner of the secret plays every seat is none', () => {
  const own = [0, 1, 2].map(seat => ownNonce(secret, seat));

  expect(judged({ pledges: [null, null, null], nonces: own })).toContain('nobody has pledged');
});

test('a file keeps the record as it is, and is verified by it', () => {
  const text = writeGameFile(fileWith(pledged));
  const file = must(readGameFile(text));

  expect(file.fairness).toEqual(pledged);
  expect(detail(verify(toy, file))).toBe('ok');
  expect(writeGameFile(toGameFile(must(verify(toy, file))))).toBe(text);
  expect(toGameFile(must(verify(toy, file)), { sealed: true }).fairness).toEqual({ ...pledged, secret: null });
});

test('a forger who writes the seals of a file anew is found by the record', () => {
  const chosen = { ...pledged, nonces: nonces.with(1, 'chosen-afterwards') };

  expect(detail(verify(toy, must(readGameFile(writeGameFile(fileWith(chosen))))))).toContain('wrong-hash: the nonce');
});

test('a record without the form of one is damage', () => {
  const misshapen = [{ pledges: [7] }, { pledges: undefined }, { voided: [{ seats: [1] }] }, { voided: undefined }];

  for (const change of misshapen) {
    const text = writeGameFile({ ...fileWith(pledged), fairness: { ...pledged, ...change } as never });
    expect(detail(readGameFile(text))).toContain('"fairness" does not have the form');
  }
});

test('a record without pledges is judged as it was made', () => {
  expect(judged({ version: undefined, pledges: undefined, nonces: ['ann', 'bo', 'bot'] })).toBe('ok');
  expect(judged({ version: undefined, secret: 'other' })).toContain('not the one that was committed to');
});

import {
  type GameFile,
  hex,
  pledgeOf,
  readGameFile,
  sha256,
  toGameFile,
  verify,
  writeGameFile,
} from '@lastroad/kernel';
import { toy } from '@lastroad/kernel/toy';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Server } from '../src/index.ts';
import { openTable, Player, playOn, sit } from './clients.ts';
import { startServer, temporaryFolder } from './servers.ts';

const folder = temporaryFolder();
let server: Server;
let text: string;
beforeAll(async () => {
  server = await startServer({ data: folder.path });
  const { id } = await openTable(server.url, { options: { seats: 2, rounds: 3 } });
  const players = [];
  for (const name of ['Ada', 'Ben']) players.push(new Player(server.url, id, (await sit(server.url, id, name)).secret));
  await Promise.all(players.map(player => playOn(player)));
  for (const player of players) player.close();
  text = await (await fetch(`${server.url}/api/v1/tables/${id}/file`)).text();
});
afterAll(async () => {
  await server.close();
  folder.remove();
});

/** Checks a file as somebody else would, on another machine: from its text alone. */
const judge = (written: string): string => {
  const read = readGameFile(written);
  if (!read.ok) return read.detail;
  const verified = verify(toy, read.value);
  return verified.ok ? 'as it was played' : verified.detail;
};

const original = (): GameFile => {
  const read = readGameFile(text);
  if (!read.ok) throw new Error(read.detail);
  return read.value;
};

/** A forger's file, with all its seals in order again. */
const forged = (change: (file: GameFile) => GameFile): string =>
  judge(writeGameFile(change(structuredClone(original()))));

test('a finished online game is confirmed from its file alone', () => {
  expect(judge(text)).toBe('as it was played');
});

test('one changed byte is found, and the field named', () => {
  expect(judge(text.replace('"names": ["Ada"', '"names": ["Eve"'))).toContain('"names"');
});

test('another secret, that is other dice and shuffles, is not the one committed to', () => {
  const secret = hex(sha256('other dice'));

  expect(forged(file => ({ ...file, fairness: { ...file.fairness, secret } }))).toContain(
    'not the one that was committed to',
  );
});

test('another nonce of a seat is not the one that was pledged', () => {
  const nonces = ['another-nonce-of-ada', 'x'];

  expect(forged(file => ({ ...file, fairness: { ...file.fairness, nonces } }))).toContain(
    'the nonce of seat 0 is not the one that was pledged',
  );
});

test('another nonce without any pledges gives another shuffle, and the start is named', () => {
  const nonces = ['another-nonce-of-ada', 'x'];
  const plain = ({ commitment, secret }: GameFile['fairness']) => ({ commitment, nonces, secret });

  expect(forged(file => ({ ...file, fairness: plain(file.fairness) }))).toContain('the start gives');
});

test('pledges that were made up afterwards give another shuffle, and the start is named', () => {
  const { fairness } = original();
  const nonces = ['another-nonce-of-ada', 'another-nonce-of-ben'];
  const pledges = nonces.map((nonce, seat) => pledgeOf(fairness.commitment, seat, nonce));

  expect(forged(file => ({ ...file, fairness: { ...fairness, pledges, nonces } }))).toContain('the start gives');
});

test('a deal that is called void, with a seat that plays on all the same, is named', () => {
  const voided = [{ commitment: 'c', seats: [1], names: ['Ben'] }];

  expect(forged(file => ({ ...file, fairness: { ...file.fairness, voided } as never }))).toContain(
    'seat 1 has pledged again after it did not disclose',
  );
});

test('a decision after a changed die is named: the claimed hash does not follow', () => {
  const at = Math.floor(original().decisions.length / 2);
  const decisions = original().decisions.map((decision, i) =>
    i === at ? ([decision[0], decision[1], 'f'.repeat(16)] as const) : decision,
  );

  expect(forged(file => ({ ...file, decisions }))).toContain(`decision ${at + 1} `);
});

test('a changed result is refused', () => {
  const result = { scores: [99, 0], places: [1, 2] };

  expect(forged(file => ({ ...file, result }))).toContain('the result is');
});

test('the file of the server is the file that the kernel would write', () => {
  const verified = verify(toy, original());

  expect(verified.ok && writeGameFile(toGameFile(verified.value, { names: ['Ada', 'Ben'] }))).toBe(text);
});

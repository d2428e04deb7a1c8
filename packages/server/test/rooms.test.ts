import { pledgeOf } from '@lastroad/kernel';
import { toy } from '@lastroad/kernel/toy';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { Outbox, Reader, type Wire } from '../src/connection/reader.ts';
import { type House, openHouse } from '../src/house.ts';
import { readConfig } from '../src/index.ts';
import { say } from '../src/tables/chat.ts';
import type { Outcome } from '../src/tables/problem.ts';
import { hashOfSecret } from '../src/tables/secrets.ts';
import { newId } from './clients.ts';
import { HeldTime } from './held-time.ts';
import { TEST_CONFIG, temporaryFolder } from './servers.ts';

const folder = temporaryFolder();
const time = new HeldTime();
let house: House;
beforeAll(async () => {
  house = await openHouse({ config: readConfig({}, { ...TEST_CONFIG, data: folder.path }), games: [toy], time });
});
afterAll(async () => {
  await house.close(async () => {});
  folder.remove();
});

/** A connection whose other end reads as slowly as a test likes. */
class SlowWire implements Wire {
  bufferedAmount = 0;
  terminated = false;
  readonly frames: string[] = [];
  send(text: string): void {
    this.frames.push(text);
  }
  close(): void {}
  cutOff(): void {}
  terminate(): void {
    this.terminated = true;
  }
  chat(): string[] {
    const notices = this.frames.flatMap(frame => JSON.parse(frame) as { type: string; lines: { text: string }[] }[]);
    return notices.filter(({ type }) => type === 'chat').flatMap(({ lines }) => lines.map(({ text }) => text));
  }
  /** Numbers of the steps that each news told, and whether none was left out. */
  news(): { whole: boolean; seqs: number[] }[] {
    const notices = this.frames.flatMap(
      frame => JSON.parse(frame) as { type: string; whole: boolean; steps: { seq: number }[] }[],
    );
    return notices
      .filter(({ type }) => type === 'news')
      .map(({ whole, steps }) => ({ whole, seqs: steps.map(({ seq }) => seq) }));
  }
}

/** Time for what should not happen. */
const settle = () => new Promise(resolve => setTimeout(resolve, 50));

const must = <T>(outcome: Outcome<T>): T => {
  if (!outcome.ok) throw new Error(outcome.detail);
  return outcome.value;
};

/** A table under way, with a reader of the first seat. */
const tableWithReader = async () => {
  const { lobby, rooms } = house;
  const opened = must(
    await lobby.create({ game: 'toy', options: { seats: 2 }, listed: false, pace: { kind: 'none' } }),
  );
  const { id } = opened;
  const proofs: string[] = [];
  for (const name of ['Ada', 'Ben']) proofs.push(hashOfSecret(must(await lobby.sit(id, { name })).secret));
  const { commitment } = opened.fairness;
  const nonces = proofs.map(() => newId() + newId());
  for (const [seat, nonce] of nonces.entries()) {
    const pledge = pledgeOf(commitment, seat, nonce);
    must(await lobby.deal(id, seat, proofs[seat] ?? null, { type: 'pledge', commitment, pledge }));
  }
  for (const [seat, nonce] of nonces.entries())
    must(await lobby.deal(id, seat, proofs[seat] ?? null, { type: 'disclose', commitment, nonce }));
  const wire = new SlowWire();
  const reader = new Reader(id, wire, new Outbox());
  reader.seat = 0;
  reader.proof = proofs[0] ?? null;
  rooms.enter(reader);
  await rooms.bringUpToDate(reader, 0);
  reader.joining = false;
  await expect.poll(() => wire.news()).toHaveLength(1);
  return { id, wire, reader };
};

const decide = async (id: string, seat: number): Promise<void> => {
  const table = await house.tables.fresh(id);
  if (table === undefined) throw new Error('no table');
  const { g, seq } = table.standing;
  const choice = toy.options(g as never, seat)[0] ?? 0;
  const outcome = await house.tables.perform(id, seat, { type: 'answer', table: id, id: newId(), seq, choice });
  expect(outcome.ok).toBe(true);
};

test('a reader that does not keep up is sent nothing more, and then what it has missed in one piece', async () => {
  const { id, wire } = await tableWithReader();
  wire.bufferedAmount = 10_000_000;
  for (const seat of [0, 1, 0]) await decide(id, seat);
  await settle();
  const while_full = wire.news().length;

  wire.bufferedAmount = 0;
  const later = () => {
    time.pass(300);
    return wire.news().at(-1);
  };

  await expect.poll(later).toEqual({ whole: true, seqs: [2, 3, 4] });
  expect(while_full).toBe(1);
});

test('chat that is said while somebody is coming in is told once they are there', async () => {
  const { id } = await tableWithReader();
  const wire = new SlowWire();
  const late = new Reader(id, wire, new Outbox());
  house.rooms.enter(late);

  await say(house.store, id, { seat: 0, text: 'hello', request: newId(), at: 0 });
  house.rooms.lookAgain(id);
  await settle();
  const meanwhile = wire.chat();
  house.rooms.welcome(late);

  await expect.poll(() => wire.chat()).toEqual(['hello']);
  expect(meanwhile).toEqual([]);
});

/** Tables that are looked up while something is done. */
const lookedUp = (act: () => void): string[] => {
  const looking = vi.spyOn(house.tables, 'playable');
  act();
  const ids = looking.mock.calls.map(([id]) => id);
  looking.mockRestore();
  return ids;
};

test('news of one table from another process bother nobody at another; what may be about all is looked up for all', async () => {
  const [one, other] = [await tableWithReader(), await tableWithReader()];

  const looked = lookedUp(() => house.rooms.heard(one.id, 1));
  const all = lookedUp(() => house.rooms.heard(null, 0));

  expect(looked).toEqual([one.id]);
  expect(all).toContain(other.id);
});

test('when one reader leaves, the others are told what happens as before', async () => {
  const { id, wire } = await tableWithReader();
  const other = new Reader(id, new SlowWire(), new Outbox());
  house.rooms.enter(other);
  house.rooms.leave(other);

  await decide(id, 0);

  await expect.poll(() => wire.news().at(-1)).toEqual({ whole: true, seqs: [2] });
});

test('a table that nobody here looks at any more is forgotten', async () => {
  const { id, reader } = await tableWithReader();
  const before = lookedUp(() => house.rooms.heard(null, 0));

  house.rooms.leave(reader);

  expect(before).toContain(id);
  expect(lookedUp(() => house.rooms.heard(null, 0))).not.toContain(id);
});

test('whoever has missed nothing while coming in is told nothing twice', async () => {
  const { id } = await tableWithReader();
  const late = new Reader(id, new SlowWire(), new Outbox());
  house.rooms.enter(late);
  const info = vi.spyOn(house.lobby, 'info');

  house.rooms.welcome(late);

  expect(info).not.toHaveBeenCalled();
  info.mockRestore();
});

test('a table that is gone is not looked up again and again', async () => {
  const reader = new Reader('AAAAAAAAAAAAAAAA', new SlowWire(), new Outbox());
  reader.joining = false;
  house.rooms.enter(reader);
  const first = lookedUp(() => house.rooms.heard(reader.table, 1));
  await settle();

  const later = lookedUp(() => time.pass(10_000));

  expect(first).toEqual([reader.table]);
  expect(later).not.toContain(reader.table);
  house.rooms.leave(reader);
});

test('a reader that never keeps up is given up', async () => {
  const { id, wire } = await tableWithReader();
  wire.bufferedAmount = 10_000_000;
  await decide(id, 0);
  await settle();

  const later = () => {
    time.pass(300);
    return wire.terminated;
  };

  await expect.poll(later, { interval: 2 }).toBe(true);
  expect(wire.news()).toHaveLength(1);
});

test('whoever does not read what he is answered is cut off before it fills the memory', async () => {
  const { id, wire, reader } = await tableWithReader();
  const before = wire.frames.length;
  const pong = () => {
    reader.tell({ type: 'pong', table: id, id: 'request-1', now: 1 });
    reader.flush();
  };

  wire.bufferedAmount = 1_000_000;
  pong();
  const still = wire.terminated;
  wire.bufferedAmount = 1_100_000;
  pong();

  expect([still, wire.terminated]).toEqual([false, true]);
  expect(wire.frames.length).toBe(before + 1);
});

test('what comes together goes out in one frame', async () => {
  const { id, wire, reader } = await tableWithReader();
  const before = wire.frames.length;

  reader.tell({ type: 'pong', table: id, id: 'request-1', now: 1 });
  reader.tell({ type: 'pong', table: id, id: 'request-2', now: 2 });
  await expect.poll(() => wire.frames.length).toBeGreaterThan(before);
  await settle();

  expect(wire.frames.length).toBe(before + 1);
  expect(JSON.parse(wire.frames.at(-1) ?? '')).toHaveLength(2);
});

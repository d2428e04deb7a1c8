import { once } from 'node:events';
import { type GameFile, pledgeOf, type Rules, verify } from '@lastroad/kernel';
import { toy } from '@lastroad/kernel/toy';
import type { Code, NewTable, TableInfo } from '@lastroad/protocol';
import type { Known } from '@lastroad/protocol/client';
import { afterAll, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { ask, deal, forgetDevices, isAsked, newId, openTable, Player, playOn, sit, socketUrl } from './clients.ts';
import { onBothEngines } from './engines.ts';
import { openHall } from './hall.ts';
import { startProcess } from './processes.ts';

const MINUTE = 60_000;
const LIVE: NewTable['pace'] = { kind: 'live', move: 30, reserve: 60 };

/** Of the first seat. */
const hasPledged = ({ info }: Known): boolean => typeof info?.seats[0]?.pledge === 'string';
const hasDisclosed = ({ info }: Known): boolean => info?.seats[0]?.disclosed === true;

/** What the server makes of a message. */
type Answer = 'kept' | Code | 'closed';

/** A seat whose device says what it likes about the dice. */
class Rogue {
  readonly nonce = newId() + newId();
  private readonly socket: WebSocket;
  private readonly url: string;
  private readonly table: string;
  private readonly secret: string;
  private readonly seat: number;

  constructor(url: string, table: string, { seat, secret }: { readonly seat: number; readonly secret: string }) {
    this.url = url;
    this.table = table;
    this.seat = seat;
    this.secret = secret;
    this.socket = new WebSocket(socketUrl(url, table));
    this.socket.on('open', () => this.send({ type: 'hello', v: 1, id: newId(), secret }));
    this.socket.on('error', () => {});
  }

  private send(message: object): void {
    this.socket.send(JSON.stringify({ table: this.table, ...message }));
  }

  async commitment(): Promise<string> {
    return ((await ask(this.url, `/tables/${this.table}`)).value as TableInfo).fairness.commitment;
  }

  private async say(message: object): Promise<Answer> {
    if (this.socket.readyState === WebSocket.CONNECTING) await once(this.socket, 'open');
    const id = newId();
    return new Promise(resolve => {
      this.socket.once('close', () => resolve('closed'));
      if (this.socket.readyState !== WebSocket.OPEN) return resolve('closed');
      const hear = (data: Buffer): void => {
        for (const notice of JSON.parse(data.toString()) as { id?: string; type: string; code?: Code }[]) {
          if (notice.id !== id) continue;
          this.socket.off('message', hear);
          resolve(notice.code ?? 'kept');
        }
      };
      this.socket.on('message', hear);
      this.send({ ...message, id });
    });
  }

  async pledge(nonce = this.nonce, seat = this.seat, under?: string): Promise<Answer> {
    const commitment = under ?? (await this.commitment());
    return this.say({ type: 'pledge', commitment, pledge: pledgeOf(commitment, seat, nonce) });
  }

  async disclose(nonce = this.nonce): Promise<Answer> {
    return this.say({ type: 'disclose', commitment: await this.commitment(), nonce });
  }

  async leave(): Promise<number> {
    return (await ask(this.url, `/tables/${this.table}/leave`, {}, this.secret)).status;
  }

  close(): void {
    this.socket.terminate();
  }
}

onBothEngines(engine => {
  const hall = openHall(engine);
  const rogues: Rogue[] = [];
  afterAll(() => {
    for (const rogue of rogues) rogue.close();
  });
  const url = () => hall.server().url;
  const infoOf = async (id: string): Promise<TableInfo> => (await ask(url(), `/tables/${id}`)).value as TableInfo;
  const fileOf = async (id: string): Promise<GameFile> => (await ask(url(), `/tables/${id}/file`)).value as GameFile;
  const storedNonces = async (id: string): Promise<string[]> => {
    const rows = hall.server().store.db.selectFrom('seats').select('nonce').where('table_id', '=', id);
    return (await rows.orderBy('seat').execute()).map(({ nonce }) => nonce);
  };
  const rogueAt = async (id: string, name: string): Promise<Rogue> => {
    const rogue = new Rogue(url(), id, await sit(url(), id, name));
    rogues.push(rogue);
    return rogue;
  };
  /** Lets the time pass in which devices may do their part. */
  const passDeadline = async (id: string): Promise<void> => {
    const { server, time } = hall;
    const rows = server().store.db.selectFrom('tables').select('due_at').where('id', '=', id);
    const dueAt = async () => (await rows.executeTakeFirstOrThrow()).due_at;
    const due = (await dueAt()) ?? 0;
    time.pass(due - time.now());
    await server().keeper.sweep();
    await expect.poll(dueAt).not.toBe(due);
  };
  /** Ada, whose client does what clients do, and Eve, who sits last, at a table of two. */
  const withEve = async (pace: NewTable['pace'] = LIVE) => {
    const { id } = await openTable(url(), { options: { seats: 2, rounds: 3 }, pace });
    const ada = hall.watch(id, (await sit(url(), id, 'Ada')).secret);
    return { id, ada, eve: await rogueAt(id, 'Eve') };
  };

  test('whoever sits last and knows the secret cannot choose: nothing is disclosed before everything is pledged', async () => {
    const { id, ada, eve } = await withEve();
    await ada.until(hasPledged);

    const early = await eve.disclose();
    const before = await storedNonces(id);
    const pledged = await eve.pledge();
    await ada.until(hasDisclosed);
    const shown = await infoOf(id);
    // From here on she could work out the dice for every nonce of hers.
    const [adas] = await storedNonces(id);
    const late = [await eve.disclose(newId() + newId()), await eve.pledge(newId() + newId()), await eve.pledge()];
    const left = await eve.leave();
    const after = await storedNonces(id);
    const own = await eve.disclose();
    await ada.until(isAsked);

    expect([early, before]).toEqual(['not-allowed', ['', '']]);
    expect(shown.seats.map(({ disclosed, nonce }) => [disclosed, nonce])).toEqual([
      [true, ''],
      [false, ''],
    ]);
    expect(pledged).toBe('kept');
    expect(late).toEqual(['not-allowed', 'not-allowed', 'kept']);
    expect([left, after]).toEqual([409, [adas, '']]);
    expect([own, await storedNonces(id)]).toEqual(['kept', [adas, eve.nonce]]);
    expect(ada.known.doubt).toBe(false);
  });

  test('whoever does not disclose is replaced by a bot, and the dice are others', async () => {
    const { id, ada, eve } = await withEve();
    const { fairness } = await infoOf(id);
    await eve.pledge();
    await ada.until(hasDisclosed);
    hall.time.pass(MINUTE);
    await hall.server().keeper.sweep();
    const waiting = await infoOf(id);

    await passDeadline(id);
    await playOn(ada);

    const file = await fileOf(id);
    const voided = [{ commitment: fairness.commitment, seats: [1], names: ['Eve'] }];
    expect([waiting.state, waiting.fairness]).toEqual(['open', fairness]);
    expect((await infoOf(id)).seats.map(({ kind }) => kind)).toEqual(['person', 'bot']);
    expect(file.fairness).toMatchObject({ version: 2, pledges: [expect.any(String), null], voided });
    expect(file.fairness.commitment).not.toBe(fairness.commitment);
    expect(verify(toy as Rules, file)).toMatchObject({ ok: true });
    expect(['closed', 'not-seated']).toContain(await eve.disclose());
    expect(ada.known.doubt).toBe(false);
  });

  test('whoever does not even pledge only loses the seat: nobody knows anything yet', async () => {
    const { id, ada } = await withEve();
    const { fairness } = await infoOf(id);
    await ada.until(known => hasPledged(known) && known.info?.seats[1]?.kind === 'person');

    await passDeadline(id);
    const { info } = await ada.until(({ info }) => info?.seats[1]?.kind === 'empty');
    const ben = hall.watch(id, (await sit(url(), id, 'Ben')).secret);
    await Promise.all([playOn(ada), playOn(ben)]);

    expect(info?.fairness).toEqual(fairness);
    expect((await fileOf(id)).fairness).toMatchObject({ commitment: fairness.commitment, voided: [] });
  });

  test('devices are not blamed for the time in which nobody served', async () => {
    const { id, ada, eve } = await withEve();
    await eve.pledge();
    await ada.until(hasDisclosed);

    hall.time.pass(60 * MINUTE);
    await hall.server().keeper.sweep();
    const { fairness, state } = await infoOf(id);
    const disclosed = await eve.disclose();

    expect([state, fairness.voided, disclosed]).toEqual(['open', [], 'kept']);
    await ada.until(isAsked);
  });

  test('where nobody is left to play with, no game begins', async () => {
    const { id } = await openTable(url(), { options: { seats: 2 }, pace: LIVE });
    const [eve, mallory] = [await rogueAt(id, 'Eve'), await rogueAt(id, 'Mallory')];
    await eve.pledge();
    await mallory.pledge();

    await passDeadline(id);

    const { state, listed, seats, fairness } = await infoOf(id);
    expect([state, listed, seats.map(({ kind }) => kind)]).toEqual(['open', false, ['bot', 'bot']]);
    expect(fairness.voided).toMatchObject([{ seats: [0, 1], names: ['Eve', 'Mallory'] }]);
  });

  test('at a table without clocks a device has a week', async () => {
    const { id, ada, eve } = await withEve({ kind: 'none' });
    await eve.pledge();
    await ada.until(hasDisclosed);

    hall.time.pass(6 * 24 * 60 * MINUTE);
    await hall.server().keeper.sweep();
    expect((await infoOf(id)).fairness.voided).toEqual([]);
    await passDeadline(id);

    await ada.until(isAsked);
    expect(ada.known.info?.fairness.voided).toMatchObject([{ names: ['Eve'] }]);
  });

  test('a device that comes with another key pledges anew, as long as nobody discloses', async () => {
    const { id, ada, eve } = await withEve();
    const { info } = await ada.until(hasPledged);
    ada.close();
    forgetDevices();

    const phone = hall.watch(id, ada.secret);
    const later = await phone.until(
      known => hasPledged(known) && known.info?.seats[0]?.pledge !== info?.seats[0]?.pledge,
    );
    await eve.pledge();
    await eve.disclose();
    await phone.until(isAsked);

    expect(phone.known.info?.seats[0]?.pledge).toBe(later.info?.seats[0]?.pledge);
  });

  test('a pledge is for the commitment that the table shows', async () => {
    const { ada, eve } = await withEve();

    const foreign = await eve.pledge(eve.nonce, 1, 'ab'.repeat(32));

    expect(foreign).toBe('stale');
    expect(ada.known.info?.seats[1]?.pledge ?? null).toBe(null);
  });

  test('a kill between pledge and disclosure loses nothing', async () => {
    const storage = await engine.fresh();
    const dying = await startProcess(storage);
    const { id } = await openTable(dying.url, { options: { seats: 2, rounds: 3 } });
    const seats = [await sit(dying.url, id, 'Ada'), await sit(dying.url, id, 'Ben')] as const;
    const ada = new Player(dying.url, id, seats[0].secret);
    await ada.until(hasPledged);
    ada.close();
    const ben = new Rogue(dying.url, id, seats[1]);
    expect(await ben.pledge()).toBe('kept');
    const pledged = ((await ask(dying.url, `/tables/${id}`)).value as TableInfo).seats.map(({ pledge }) => pledge);

    await dying.kill();
    const next = await startProcess(storage);
    const again = new Rogue(next.url, id, seats[1]);
    expect(await again.disclose(ben.nonce)).toBe('kept');
    await deal(next.url, id, [seats[0]]);

    const info = (await ask(next.url, `/tables/${id}`)).value as TableInfo;
    expect(info.state).toBe('playing');
    expect(info.seats.map(({ pledge }) => pledge)).toEqual(pledged);
    expect(info.seats[1]?.nonce).toBe(ben.nonce);
    again.close();
    await next.close();
  });
});

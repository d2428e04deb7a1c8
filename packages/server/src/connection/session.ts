import { choicesIn, questionFor, type Seat, SPECTATOR, withheldFrom } from '@lastroad/kernel';
import { type FromClient, type Hello, type Notice, PROTOCOL } from '@lastroad/protocol';
import { readMessage } from '@lastroad/protocol/compiled';
import type { Store } from '../storage/store.ts';
import { mute, mutedBy, readChat, say } from '../tables/chat.ts';
import type { Time } from '../tables/clock.ts';
import type { Keeper } from '../tables/keeper.ts';
import { readSeats } from '../tables/load.ts';
import type { Lobby } from '../tables/lobby.ts';
import { plainLine } from '../tables/plain.ts';
import { no, type Problem } from '../tables/problem.ts';
import { report } from '../tables/reports.ts';
import type { Request } from '../tables/request.ts';
import { hashOfSecret } from '../tables/secrets.ts';
import { type HeldTable, holdsSeat, isGivenUp } from '../tables/standing.ts';
import type { Tables } from '../tables/tables.ts';
import { staleFor } from '../tables/turn.ts';
import { Bucket, type Buckets, type Rate } from './limits.ts';
import type { Presence } from './presence.ts';
import type { Reader } from './reader.ts';
import { type Rooms, tellChat } from './rooms.ts';

/** What sessions share. */
export interface Service {
  readonly store: Store;
  readonly tables: Tables;
  readonly keeper: Keeper;
  readonly lobby: Lobby;
  readonly rooms: Rooms;
  readonly presence: Presence;
  readonly time: Time;
  readonly messages: Rate;
  /** What each seat may say, however many connections it has. */
  readonly talk: Buckets;
  /** Counts what was settled, for the metrics. */
  settled(code: string): void;
  troubled(error: unknown): void;
}

type Message<T extends FromClient['type']> = Extract<FromClient, { type: T }>;

/** More refusals for speed than this in a row, and the connection is closed. */
const PATIENCE = 200;
/** The same for messages that mean nothing. */
const PATIENCE_WITH_RUBBISH = 100;
/** Messages of one connection that may wait for storage at a time. */
const MOST_UNDER_WAY = 50;
/** What a message may weigh on average, in bytes, whatever it is. */
const WEIGHT = 512;
/** A connection is for somebody who says hello. */
const GREETING_TIME = 10_000;

const GIVEN_UP = no('not-allowed', 'the seat was given up');
const STRANGE = no('bad-message', 'the open question has no such choice');

/** Whether a choice is none that the open question offers or could name. */
const isStrange = ({ rules, standing }: HeldTable, seat: Seat, choice: number): boolean => {
  const question = questionFor(rules, standing.g, seat);
  if (question === null) return false;
  return !question.things.includes(choice) && !choicesIn(question).some(offered => offered.choice === choice);
};

/** One connection to one table: reads messages in order, answers every one. */
export class Session {
  private readonly service: Service;
  private readonly reader: Reader;
  /** The seat secret from the cookie, if there was one. */
  private readonly cookie: string | null;
  private readonly messages: Bucket;
  private readonly bytes: Bucket;
  private readonly stopWaiting: () => void;
  private impatience = 0;
  private rubbish = 0;
  private underWay = 0;
  private isCutOff = false;
  private greeting: Promise<void> | null = null;

  constructor(service: Service, reader: Reader, cookie: string | null) {
    this.service = service;
    this.reader = reader;
    this.cookie = cookie;
    this.messages = new Bucket(service.messages, service.time.now());
    const { burst, perSecond } = service.messages;
    this.bytes = new Bucket({ burst: burst * WEIGHT, perSecond: perSecond * WEIGHT }, service.time.now());
    this.stopWaiting = service.time.after(GREETING_TIME, () => this.cutOff('no hello'));
  }

  /** Every byte that arrives counts, whatever it belongs to. */
  weigh(bytes: number): void {
    if (!this.bytes.take(this.service.time.now(), bytes)) this.cutOff('too much');
  }

  /** A frame that is no message, such as a ping. */
  note(): void {
    if (!this.messages.take(this.service.time.now())) this.cutOff('too many frames');
  }

  async hear(text: string): Promise<void> {
    if (this.isCutOff) return;
    const inTime = this.messages.take(this.service.time.now());
    const read = readMessage(text);
    if (!read.ok) return this.refuseRubbish(read.detail, inTime);
    this.rubbish = 0;
    const message = read.value;
    if (!inTime || this.underWay >= MOST_UNDER_WAY) return this.slowDown(message);
    this.impatience = 0;
    if (message.table !== this.reader.table) {
      return this.refuse(message, no('bad-message', 'this connection is for another table'));
    }
    this.underWay++;
    try {
      await this.take(message);
    } catch (error) {
      this.service.troubled(error);
      this.refuse(message, no('unavailable', 'storage cannot be reached; try again'));
    } finally {
      this.underWay--;
    }
  }

  gone(): void {
    this.stopWaiting();
    this.service.rooms.leave(this.reader);
    if (this.greeting !== null) this.service.presence.note(this.reader);
  }

  private refuseRubbish(detail: string, inTime: boolean): void {
    this.refuse(null, no('bad-message', detail));
    if (!inTime || ++this.rubbish > PATIENCE_WITH_RUBBISH) this.cutOff('nothing but rubbish');
  }

  private slowDown(message: FromClient): void {
    this.refuse(message, no('too-fast', 'too many messages; wait a moment'));
    if (++this.impatience > PATIENCE) this.cutOff('too many messages');
  }

  private cutOff(reason: string): void {
    if (this.isCutOff) return;
    this.isCutOff = true;
    this.service.settled('cut-off');
    this.reader.cutOff(reason);
  }

  private async take(message: FromClient): Promise<void> {
    if (message.type === 'hello') return this.greetOnce(message);
    if (this.greeting === null) return this.refuse(message, no('bad-message', 'the first message must be a hello'));
    await this.greeting;
    if (message.type === 'ping') {
      return this.tell({ type: 'pong', table: this.reader.table, id: message.id, now: this.service.time.now() });
    }
    if (this.reader.seat === SPECTATOR) return this.refuse(message, no('not-seated', 'this connection has no seat'));
    if (message.type === 'say') return this.say(message);
    if (message.type === 'mute') return this.mute(message);
    if (message.type === 'report') return this.report(message);
    if (message.type === 'why' || message.type === 'withheld') return this.explain(message);
    if (message.type === 'pledge' || message.type === 'disclose') return this.deal(message);
    return this.perform(message);
  }

  private async greetOnce(message: Hello): Promise<void> {
    if (message.v !== PROTOCOL)
      return this.refuse(message, no('bad-message', `this server speaks version ${PROTOCOL}`));
    if (this.greeting !== null) return this.refuse(message, no('bad-message', 'the hello was said already'));
    this.stopWaiting();
    this.greeting = this.greet(message).catch((error: unknown) => {
      this.service.troubled(error);
      this.reader.close(1011, 'storage cannot be reached');
    });
    return this.greeting;
  }

  private async greet(message: Hello): Promise<void> {
    const { reader, service } = this;
    // In the room from the start, so that nothing kept meanwhile is missed.
    service.rooms.enter(reader);
    const info = await service.lobby.info(reader.table);
    if (!info.ok) return this.turnAway(message, info);
    const secret = message.secret ?? this.cookie;
    const seat = secret === null ? null : await service.lobby.seatOf(reader.table, secret);
    if (message.secret !== undefined && seat === null) {
      return this.turnAway(message, no('not-seated', 'the seat secret is wrong'));
    }
    reader.seat = seat ?? SPECTATOR;
    reader.proof = secret === null || seat === null ? null : hashOfSecret(secret);
    reader.muted = seat === null ? [] : await mutedBy(service.store, reader.table, seat);
    const muted = [...reader.muted];
    const greeting = { v: PROTOCOL, table: reader.table, id: message.id, now: service.time.now() };
    this.tell({ type: 'welcome', ...greeting, seat, info: info.value, muted });
    tellChat(reader, await readChat(service.store, reader.table, 0));
    await service.rooms.bringUpToDate(reader, message.last ?? 0);
    service.rooms.welcome(reader);
    service.presence.note(reader);
    if (seat !== null) await this.comeBack();
  }

  private turnAway(message: Hello, problem: Problem): void {
    this.refuse(message, problem);
    this.service.rooms.leave(this.reader);
    this.reader.close(1008, problem.code);
  }

  /** Bots that were waiting for somebody go on, and a seat that one has minded is given back to its person. */
  private async comeBack(): Promise<void> {
    const { tables, keeper } = this.service;
    const table = await tables.playable(this.reader.table);
    if (table !== undefined) keeper.glance(table);
    if (table?.standing.around.seats[this.reader.seat]?.control !== 'away') return;
    await tables.perform(table.id, this.reader.seat, {
      type: 'back',
      table: table.id,
      id: `back-${table.standing.seq}`,
    });
  }

  private async perform(message: Extract<Request, { id: string }>): Promise<void> {
    const { service, reader } = this;
    const outcome = await service.tables.perform(reader.table, reader.seat, message, reader.proof);
    if (!outcome.ok) return this.refuse(message, outcome, await this.seqNow());
    service.settled('kept');
    const { seq, hash } = outcome.value;
    this.tell({ type: 'kept', table: reader.table, id: message.id, seq, hash });
  }

  private async deal(message: Message<'pledge' | 'disclose'>): Promise<void> {
    const { service, reader } = this;
    const outcome = await service.lobby.deal(reader.table, reader.seat, reader.proof, message);
    if (!outcome.ok) return this.refuse(message, outcome);
    this.tell({ type: 'kept', table: reader.table, id: message.id, seq: reader.seen, hash: '' });
  }

  private async seqNow(): Promise<number | null> {
    return (await this.service.tables.playable(this.reader.table))?.standing.seq ?? null;
  }

  private async say(message: Message<'say'>): Promise<void> {
    const { service, reader } = this;
    const at = service.time.now();
    if (!(await this.stillSeated())) return this.refuse(message, no('not-seated', 'the seat was left'));
    if (!this.mayTalk()) return this.refuse(message, no('too-fast', 'you are talking too fast'));
    const text = plainLine(message.text);
    if (text === '') return this.refuse(message, no('bad-message', 'nothing of it can be seen'));
    await say(service.store, reader.table, { seat: reader.seat, text, request: message.id, at });
    this.tell({ type: 'kept', table: reader.table, id: message.id, seq: reader.seen, hash: '' });
    service.rooms.lookAgain(reader.table);
  }

  private mayTalk(): boolean {
    return this.service.talk.take(this.reader.proof ?? '');
  }

  /** Before the game seats may be left and taken by others. */
  private async stillSeated(): Promise<boolean> {
    const { service, reader } = this;
    const seats = await readSeats(service.store.db, reader.table);
    return seats[reader.seat]?.secret_hash === reader.proof;
  }

  private async mute(message: Message<'mute'>): Promise<void> {
    const { service, reader } = this;
    if (!(await this.stillSeated())) return this.refuse(message, no('not-seated', 'the seat was left'));
    const table = await service.tables.playable(reader.table);
    if (table !== undefined && isGivenUp(table, reader.seat)) return this.refuse(message, GIVEN_UP);
    const muted = await mute(service.store, reader.table, reader.seat, message.seat, message.on);
    for (const other of service.rooms.readersOf(reader.table)) if (other.seat === reader.seat) other.muted = muted;
    this.tell({ type: 'kept', table: reader.table, id: message.id, seq: reader.seen, hash: '' });
  }

  /** For the operator: what was said lately, and about whom it is. */
  private async report(message: Message<'report'>): Promise<void> {
    const { service, reader } = this;
    const at = service.time.now();
    if (!(await this.stillSeated())) return this.refuse(message, no('not-seated', 'the seat was left'));
    const seats = await readSeats(service.store.db, reader.table);
    if (message.seat === reader.seat || seats[message.seat]?.kind !== 'person') {
      return this.refuse(message, no('bad-message', 'no other person sits there'));
    }
    if (!this.mayTalk()) return this.refuse(message, no('too-fast', 'too many reports; wait a moment'));
    await report(service.store, { table: reader.table, by: reader.seat, seat: message.seat, at });
    this.tell({ type: 'kept', table: reader.table, id: message.id, seq: reader.seen, hash: '' });
  }

  /** What the open question does not offer, or why not; worked out when somebody wants to know. */
  private async explain(message: Message<'why' | 'withheld'>): Promise<void> {
    const { service, reader } = this;
    const table = await service.tables.playable(reader.table);
    if (table === undefined) return this.refuse(message, no('not-open', 'there is no running game at this table'));
    if (!holdsSeat(table, reader.seat, reader.proof))
      return this.refuse(message, no('not-seated', 'the seat was left'));
    if (isGivenUp(table, reader.seat)) return this.refuse(message, GIVEN_UP);
    const { rules, standing } = table;
    const stale = staleFor(standing, reader.seat, message.seq);
    if (stale !== null) return this.refuse(message, stale, standing.seq);
    const told = { table: reader.table, id: message.id };
    if (message.type === 'why') {
      if (isStrange(table, reader.seat, message.choice)) return this.refuse(message, STRANGE, standing.seq);
      this.tell({ type: 'because', ...told, reason: rules.whyNot(standing.g, reader.seat, message.choice) });
    } else this.tell({ type: 'withheld', ...told, things: [...withheldFrom(rules, standing.g, reader.seat)] });
  }

  private tell(notice: Notice): void {
    this.reader.tell(notice);
  }

  private refuse(message: FromClient | null, { code, detail }: Problem, seq: number | null = null): void {
    this.service.settled(code);
    this.tell({ type: 'refused', table: this.reader.table, id: message?.id ?? null, code, detail, seq });
  }
}

import type { Reason, Worded } from '@lastroad/kernel';
import { readFrame } from '../check.ts';
import { type ChatLine, type Notice, type Position, PROTOCOL, type Step, type TableInfo } from '../messages.ts';
import { Inquiries, type Told } from './inquiries.ts';
import { isPassing, type Reply, Requests, type Wish } from './requests.ts';
import { type Promised, promisedIn, Share } from './share.ts';
import { type Keeping, pause, type Socket, type Wiring } from './wiring.ts';

export type { Keeping, Promised, Reply, Socket, Wiring, Wish };

/** `refused`: the server does not know the table or the secret; trying again would not help. */
export type Link = 'connecting' | 'live' | 'lost' | 'refused' | 'closed';

/** What the client knows. All of it was said by the server; nothing is guessed ahead. */
export interface Known {
  readonly link: Link;
  readonly seat: number | null;
  readonly info: TableInfo | null;
  readonly position: Position | null;
  readonly chat: readonly ChatLine[];
  readonly muted: readonly number[];
  /** The server's time when this connection was welcomed. */
  readonly welcomed: number;
  /** Requests the server has not settled: shown as "sending", never as done. */
  readonly sending: number;
  /** The dice are others than those this device has added its share to, as far as it was shown. */
  readonly doubt: boolean;
}

export interface Listener {
  /** Something in `known` is different. */
  changed?(known: Known): void;
  /** Steps to tell and animate, oldest first. Not `whole`: something before them was left out, show the position as it is. */
  stepped?(steps: readonly Step[], whole: boolean): void;
  /** The server sent what it should not have, or refused what names no request. */
  troubled?(detail: string): void;
}

export interface TableClient {
  readonly known: Known;
  answer(choice: number): Promise<Reply>;
  ask(wish: Wish): Promise<Reply>;
  /** Why something is not offered by the open question; `null`: nobody says. */
  whyNot(choice: number): Promise<Reason | null>;
  /** What the open question does not offer. */
  withheld(): Promise<readonly Worded[]>;
  /** Whether a record of the dice breaks what this device was promised when it added its share. */
  doubts(promised: Promised): boolean;
  /** The device says that its network is gone, or back: sooner known than by silence. */
  network(isThere: boolean): void;
  close(): void;
}

const HOPELESS: ReadonlySet<Link> = new Set(['refused', 'closed']);
const CHAT_KEPT = 500;
const HEARTBEAT = 20_000;
const SETTLE_AGAIN = 500;
const SETTLE_LATEST = 5000;

/** Keeps a table in view over any number of connections. */
export const connect = (
  wiring: Wiring,
  { table, secret, listener = {} }: { readonly table: string; readonly secret?: string; readonly listener?: Listener },
): TableClient => new Connection(wiring, table, secret, listener);

class Connection implements TableClient {
  known: Known = {
    link: 'connecting',
    seat: null,
    info: null,
    position: null,
    chat: [],
    muted: [],
    welcomed: 0,
    sending: 0,
    doubt: false,
  };
  private readonly requests = new Requests();
  private readonly inquiries = new Inquiries();
  /** Pledges and disclosures: nobody has asked for them, so nobody waits for them. */
  private readonly dealing = new Requests();
  private readonly share: Share;
  private readonly wiring: Wiring;
  private readonly table: string;
  private readonly secret: string | undefined;
  private readonly listener: Listener;
  private socket: Socket | null = null;
  private attempt = 0;
  private hello = '';
  /** What was said last about the dice, over this connection. */
  private dealt = '';
  private heard = true;
  /** Nothing was told yet of how the game stands, over this connection. */
  private isNew = true;
  private stopTimer: () => void = () => {};
  /** How often in a row requests were turned down by what will pass; they are sent again together. */
  private turnedDown = 0;
  private isRepeating = false;

  constructor(wiring: Wiring, table: string, secret: string | undefined, listener: Listener) {
    this.wiring = wiring;
    this.share = new Share(wiring);
    this.table = table;
    this.secret = secret;
    this.listener = listener;
    this.dial();
  }

  /** Answers the open question; the promise ends when the server has settled it, over however many connections. */
  answer(choice: number): Promise<Reply> {
    return this.ask({ type: 'answer', seq: this.known.position?.seq ?? 0, choice });
  }

  ask(wish: Wish): Promise<Reply> {
    const id = this.wiring.newId();
    const text = JSON.stringify({ ...wish, table: this.table, id });
    const settled = this.requests.add(id, text);
    if (this.known.link === 'live') this.socket?.send(text);
    this.know({ sending: this.requests.size });
    return settled;
  }

  async whyNot(choice: number): Promise<Reason | null> {
    const told = await this.inquire({ type: 'why', choice });
    return told?.type === 'because' ? told.reason : null;
  }

  async withheld(): Promise<readonly Worded[]> {
    const told = await this.inquire({ type: 'withheld' });
    return told?.type === 'withheld' ? told.things : [];
  }

  private inquire(about: object): Promise<Told | null> {
    const id = this.wiring.newId();
    const seq = this.known.position?.seq ?? 0;
    const text = JSON.stringify({ ...about, table: this.table, id, seq });
    if (this.known.link === 'live') this.socket?.send(text);
    return this.inquiries.add(id, text);
  }

  doubts(promised: Promised): boolean {
    return this.share.doubts(promised);
  }

  network(isThere: boolean): void {
    if (HOPELESS.has(this.known.link)) return;
    if (!isThere) this.hangUp();
    else if (this.socket === null) this.after(0, () => this.dial());
  }

  close(): void {
    this.know({ link: 'closed' });
    this.stopTimer();
    this.socket?.close();
  }

  private dial(): void {
    const socket = this.wiring.open();
    this.socket = socket;
    socket.addEventListener('open', () => {
      const { position } = this.known;
      this.hello = this.wiring.newId();
      const hello = { type: 'hello', v: PROTOCOL, table: this.table, id: this.hello };
      socket.send(JSON.stringify({ ...hello, secret: this.secret, last: position?.seq }));
    });
    socket.addEventListener('message', ({ data }) => {
      if (socket === this.socket) this.hear(String(data));
    });
    // An error is followed by a close.
    socket.addEventListener('error', () => {});
    socket.addEventListener('close', () => {
      if (socket === this.socket && !HOPELESS.has(this.known.link)) this.dialAgain();
    });
  }

  private dialAgain(): void {
    this.socket = null;
    this.know({ link: 'lost' });
    this.after(pause(this.attempt++, this.wiring.chance()), () => this.dial());
  }

  private hangUp(): void {
    const silent = this.socket;
    if (silent === null) return;
    this.dialAgain();
    silent.close();
  }

  private after(milliseconds: number, call: () => void): void {
    this.stopTimer();
    this.stopTimer = this.wiring.later(milliseconds, call);
  }

  /** A connection that says nothing for two heartbeats is lost, whatever the network pretends. */
  private beat(): void {
    this.after(HEARTBEAT, () => {
      if (this.known.link !== 'live') return;
      if (!this.heard) return this.hangUp();
      this.heard = false;
      this.socket?.send(JSON.stringify({ type: 'ping', table: this.table, id: this.wiring.newId() }));
      this.beat();
    });
  }

  private hear(text: string): void {
    this.heard = true;
    const frame = readFrame(text);
    if (!frame.ok) return this.listener.troubled?.(frame.detail);
    for (const notice of frame.value) this.take(notice);
  }

  private take(notice: Notice): void {
    switch (notice.type) {
      case 'welcome':
        this.attempt = 0;
        this.isNew = true;
        this.know({ link: 'live', seat: notice.seat, info: notice.info, muted: notice.muted, welcomed: notice.now });
        this.sendUnsettled();
        for (const inquiry of this.inquiries.unsettled()) this.socket?.send(inquiry);
        this.dealt = '';
        this.deal(notice.info, true);
        return this.beat();
      case 'news':
        // A frame may arrive late, after a fuller one; the table never goes back in the reader's eyes. What a connection
        // tells first is read from storage, though, and that may have been put back to an earlier moment.
        if (!this.isNew && notice.position.seq < (this.known.position?.seq ?? -1)) return;
        this.isNew = false;
        this.listener.stepped?.(notice.steps, notice.whole);
        return this.know({ position: notice.position });
      case 'info':
        // The pack is told once, with the welcome.
        this.know({ info: { ...notice.info, pack: this.known.info?.pack ?? null } });
        return this.deal(notice.info, false);
      case 'chat':
        return this.know({ chat: mergeChat(this.known.chat, notice.lines) });
      case 'kept':
      case 'refused':
        return this.settle(notice);
      case 'because':
      case 'withheld':
        return this.inquiries.settle(notice.id, notice);
      case 'pong':
      case 'goodbye':
        return;
    }
  }

  private settle(reply: Reply): void {
    if (reply.type === 'refused' && reply.id === null) this.listener.troubled?.(`${reply.code}: ${reply.detail}`);
    if (reply.type === 'refused' && reply.id === this.hello) {
      return isPassing(reply) ? this.hangUp() : this.know({ link: 'refused' });
    }
    if (reply.type === 'refused' && reply.id !== null) this.inquiries.settle(reply.id, null);
    if (this.requests.settle(reply) && this.dealing.settle(reply)) this.turnedDown = 0;
    else this.repeatLater();
    this.know({ sending: this.requests.size });
  }

  private repeatLater(): void {
    if (this.isRepeating) return;
    this.isRepeating = true;
    this.wiring.later(Math.min(SETTLE_AGAIN * 2 ** this.turnedDown++, SETTLE_LATEST), () => {
      this.isRepeating = false;
      if (this.known.link === 'live') this.sendUnsettled();
    });
  }

  private sendUnsettled(): void {
    for (const text of [...this.requests.unsettled(), ...this.dealing.unsettled()]) this.socket?.send(text);
  }

  /** Does this seat's part in the dice, whenever there is something to be done. */
  private deal(info: TableInfo, hasArrived: boolean): void {
    const { seat, doubt } = this.known;
    // Facts of an open table may come late, and are of an earlier deal then; those of the welcome are the newest.
    const isInDoubt = hasArrived || info.state !== 'open' ? this.share.doubts(promisedIn(info)) : doubt;
    if (isInDoubt !== doubt) this.know({ doubt: isInDoubt });
    const next = seat === null ? null : this.share.next(info, seat, hasArrived);
    const said = JSON.stringify(next);
    if (next === null || said === this.dealt) return;
    this.dealt = said;
    const id = this.wiring.newId();
    const text = JSON.stringify({ ...next, table: this.table, id });
    void this.dealing.add(id, text);
    this.socket?.send(text);
  }

  private know(news: Partial<Known>): void {
    this.known = { ...this.known, ...news };
    this.listener.changed?.(this.known);
  }
}

/** What is told now stands in place of what was told before of the same time. */
const mergeChat = (known: readonly ChatLine[], lines: readonly ChatLine[]): readonly ChatLine[] => {
  const [first] = lines;
  return first === undefined ? known : [...known.filter(({ n }) => n < first.n), ...lines].slice(-CHAT_KEPT);
};

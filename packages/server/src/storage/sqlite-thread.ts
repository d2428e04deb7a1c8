import { randomUUID } from 'node:crypto';
import { Worker } from 'node:worker_threads';
import type { Changes } from './sqlite-news.ts';
import type { Addition, Fate } from './store.ts';

export interface Rows {
  readonly rows: Record<string, unknown>[];
  readonly numAffectedRows?: bigint;
}

/** What the thread that has the database can be asked for; each is done before the next is begun. */
export type Job =
  | { readonly type: 'query'; readonly sql: string; readonly parameters: readonly unknown[] }
  /** A transaction of its own. */
  | { readonly type: 'add'; readonly additions: readonly Addition[] }
  | { readonly type: 'rollback' | 'watch' | 'close' };

export interface ToThread {
  readonly id: number;
  readonly job: Job;
}
export type FromThread =
  | { readonly type: 'done'; readonly id: number; readonly value: unknown }
  | { readonly type: 'failed'; readonly id: number; readonly error: Error; readonly code: number }
  | { readonly type: 'changed'; readonly changes: Changes };

interface Waiting {
  done(value: unknown): void;
  failed(error: Error): void;
}

/** The thread, seen from the one that serves people. Once it has died nothing can be kept, and everybody is told so. */
export class SqliteThread {
  /** Somebody else has committed something. */
  onChanged: (changes: Changes) => void = () => {};
  /** Under which name it tells others what it has committed. */
  readonly me = randomUUID();
  private readonly worker: Worker;
  private readonly waiting = new Map<number, Waiting>();
  private lastId = 0;
  private dead: Error | null = null;

  constructor(path: string) {
    this.worker = new Worker(new URL('./sqlite-worker.ts', import.meta.url), { workerData: { path, me: this.me } });
    this.worker.on('message', (message: FromThread) => this.hear(message));
    this.worker.on('error', error => this.die(error as Error));
    // It keeps the program running only while it has something to do.
    this.worker.unref();
  }

  query(sql: string, parameters: readonly unknown[]): Promise<Rows> {
    return this.ask({ type: 'query', sql, parameters }) as Promise<Rows>;
  }

  add(additions: readonly Addition[]): Promise<Fate[]> {
    return this.ask({ type: 'add', additions }) as Promise<Fate[]>;
  }

  async order(type: 'rollback' | 'watch' | 'close'): Promise<void> {
    await this.ask({ type });
  }

  private ask(job: Job): Promise<unknown> {
    if (this.dead !== null) return Promise.reject(this.dead);
    const id = ++this.lastId;
    if (this.waiting.size === 0) this.worker.ref();
    this.worker.postMessage({ id, job } satisfies ToThread, []);
    return new Promise((done, failed) => this.waiting.set(id, { done, failed }));
  }

  private hear(message: FromThread): void {
    if (message.type === 'changed') return this.onChanged(message.changes);
    const waiting = this.waiting.get(message.id);
    this.waiting.delete(message.id);
    if (this.waiting.size === 0) this.worker.unref();
    if (message.type === 'done') waiting?.done(message.value);
    // Between threads an error keeps its text, nothing else.
    else waiting?.failed(Object.assign(message.error, { errcode: message.code }));
  }

  private die(error: Error): void {
    this.dead = error;
    for (const { failed } of this.waiting.values()) failed(error);
    this.waiting.clear();
  }
}

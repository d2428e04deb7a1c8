import { Client, type ClientConfig } from 'pg';
import type { Heard } from './store.ts';

export const CHANNEL = 'lastroad';
const FIRST_PAUSE = 250;
const LONGEST_PAUSE = 5000;

export interface ListeningOptions {
  readonly connection: ClientConfig;
  /** Milliseconds after which it is seen whether the server still answers. */
  readonly beat: number;
  /** Server processes behind the connections of this process: what they kept is known here already. */
  readonly own: ReadonlySet<number | undefined>;
}

/** A connection of its own that hears what other processes kept, and comes back when it breaks. There are never two. */
export class Listening {
  private readonly options: ListeningOptions;
  private client: Client | null = null;
  private staying: Promise<void> = Promise.resolve();
  private wake: () => void = () => {};
  private ended = false;

  constructor(options: ListeningOptions) {
    this.options = options;
  }

  async begin(heard: Heard): Promise<void> {
    this.client = await this.connect(heard);
    this.staying = this.stay(heard);
  }

  private async stay(heard: Heard): Promise<void> {
    while (!this.ended) {
      await this.pause(this.options.beat);
      if (!this.ended && !(await answers(this.client))) await this.comeBack(heard);
    }
  }

  private async comeBack(heard: Heard): Promise<void> {
    for (let tries = 0; ; tries++) {
      await this.pause(Math.min(FIRST_PAUSE * 2 ** tries, LONGEST_PAUSE));
      if (this.ended) return;
      try {
        this.client = await this.connect(heard);
        // What was said meanwhile is lost, so everything has to be looked at.
        return heard(null, 0);
      } catch {
        // It is away still.
      }
    }
  }

  private async connect(heard: Heard): Promise<Client> {
    const { connection, own } = this.options;
    const client = new Client({ ...connection, application_name: 'lastroad listening' });
    client.on('notification', ({ payload = '', processId }) => {
      if (own.has(processId)) return;
      for (const item of payload.split(',')) {
        const [table, seq] = item.split(' ');
        if (table) heard(table, Number(seq));
      }
    });
    client.on('error', () => {});
    try {
      await client.connect();
      await client.query(`listen ${CHANNEL}`);
    } catch (error) {
      void client.end().catch(() => {});
      throw error;
    }
    client.on('end', () => this.wake());
    return client;
  }

  /** Ends early when there is something to be done. */
  private pause(milliseconds: number): Promise<void> {
    return new Promise(resolve => {
      const timer = setTimeout(resolve, milliseconds).unref();
      this.wake = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  }

  async end(): Promise<void> {
    this.ended = true;
    this.wake();
    await this.staying;
    await this.client?.end();
  }
}

const answers = async (client: Client | null): Promise<boolean> => {
  try {
    await client?.query('select 1');
    return true;
  } catch {
    return false;
  }
};

import { readGameFile, verify, writeGameFile } from '@lastroad/kernel';
import { toy } from '@lastroad/kernel/toy';
import { type Config, openStore, readConfig, type Store } from '../src/index.ts';
import { Games } from '../src/tables/games.ts';
import { fileOf, readEntries, readRow, readSeats, tableOf } from '../src/tables/load.ts';
import { isAsked, isOver, openTable, Player, sit } from './clients.ts';
import { type ServerProcess, startProcess } from './processes.ts';

/** An answer that a client was told is kept. */
interface Kept {
  readonly table: string;
  readonly seq: number;
  readonly hash: string;
  readonly id: string;
  readonly seat: number;
  readonly choice: number;
}

export interface Aftermath {
  readonly kills: number;
  readonly tables: number;
  readonly finished: number;
  readonly kept: number;
  readonly told: number;
  /** Everything that is not as it was promised. */
  readonly faults: readonly string[];
}

const SEATS = 2;
/** Answers that are kept at least between one kill and the next. */
const KEPT_BETWEEN = 20;
const sleep = (milliseconds: number) => new Promise(resolve => setTimeout(resolve, milliseconds));

class Slaughter {
  readonly kept: Kept[] = [];
  /** What clients were told about each table, as "number hash". */
  readonly told = new Map<string, Set<string>>();
  private readonly players = new Set<Player>();
  private readonly storage: Partial<Config>;
  private readonly servers: (ServerProcess | null)[] = [];
  private ended = false;

  constructor(storage: Partial<Config>) {
    this.storage = storage;
  }

  private url(): string {
    const alive = this.servers.filter(server => server !== null);
    return alive[Math.floor(Math.random() * alive.length)]?.url ?? 'http://127.0.0.1:1';
  }

  /** Plays one table after the other, whatever happens to the servers. */
  private async playForever(): Promise<void> {
    while (!this.ended) {
      try {
        const { id } = await openTable(this.url(), { options: { seats: SEATS, rounds: 5 } });
        const secrets: string[] = [];
        for (let seat = 0; seat < SEATS; seat++) secrets.push((await sit(this.url(), id, `guest ${seat}`)).secret);
        this.told.set(id, new Set());
        await Promise.all(secrets.map(secret => this.playSeat(id, secret)));
      } catch {
        // The server died while people sat down; they open another table.
        await sleep(50);
      }
    }
  }

  private async playSeat(table: string, secret: string): Promise<void> {
    const told = this.told.get(table) ?? new Set();
    const player = new Player(() => this.url(), table, secret, {
      changed: ({ position }) => {
        if (position !== null) told.add(`${position.seq} ${position.hash}`);
      },
      stepped: steps => {
        for (const { seq, hash } of steps) told.add(`${seq} ${hash}`);
      },
    });
    player.patience = 60_000;
    this.players.add(player);
    try {
      while (!this.ended) {
        const { position, seat } = await player.until(known => this.ended || isOver(known) || isAsked(known), 'asked');
        if (this.ended || isOver(player.known) || position === null) return;
        const options = position.question?.options ?? [];
        const choice = options[Math.floor(Math.random() * options.length)]?.choice ?? 0;
        const reply = await player.client.ask({ type: 'answer', seq: position.seq, choice });
        if (reply.type === 'refused')
          throw new Error(`the only writer of a seat was refused: ${JSON.stringify(reply)}`);
        this.kept.push({ table, seq: reply.seq, hash: reply.hash, id: reply.id, seat: seat ?? -1, choice });
        await player.until(known => this.ended || (known.position?.seq ?? 0) >= reply.seq, 'told what was kept');
      }
    } finally {
      player.close();
      this.players.delete(player);
    }
  }

  /** However slow the machine is, people have got on when the next server dies. */
  private async untilKept(more: number): Promise<void> {
    const wanted = this.kept.length + more;
    while (this.kept.length < wanted) await sleep(20);
  }

  async run(processes: number, tables: number, kills: number): Promise<void> {
    for (let n = 0; n < processes; n++) this.servers.push(await startProcess(this.storage));
    for (let n = 0; n < tables; n++) void this.playForever();
    for (let n = 0; n < kills; n++) {
      await this.untilKept(KEPT_BETWEEN);
      await sleep(Math.random() * 400);
      const victim = Math.floor(Math.random() * processes);
      const server = this.servers[victim];
      this.servers[victim] = null;
      await server?.kill();
      this.servers[victim] = await startProcess(this.storage);
    }
    await this.untilKept(KEPT_BETWEEN);
    this.ended = true;
    for (const player of this.players) player.close();
    for (const server of this.servers) await server?.close();
  }
}

/** Everything about one table that is not as it was promised. */
const faultsOf = async (store: Store, id: string, kept: readonly Kept[], told: ReadonlySet<string>) => {
  const row = await readRow(store.db, id);
  const faults: string[] = [];
  if (row === undefined || row.state === 'open') return { faults, over: false };
  const table = tableOf(new Games([toy]), row, await readSeats(store.db, id));
  const entries = await readEntries(store.db, id, 0, Number.MAX_SAFE_INTEGER);
  if (entries.some(({ seq }, i) => seq !== i + 1) || entries.length !== row.seq)
    faults.push(`${id}: entries have gaps`);
  for (const { id: request, seq, seat, choice, hash } of kept) {
    const found = entries.filter(entry => entry.request === request);
    const entry = found[0];
    if (found.length !== 1) faults.push(`${id}: ${request} is there ${found.length} times`);
    else if (entry?.seq !== seq || entry.seat !== seat || entry.choice !== choice || entry.hash !== hash)
      faults.push(`${id}: ${request} is not what was kept`);
  }
  const there = new Set(entries.map(({ seq, hash }) => `${seq} ${hash}`));
  for (const belief of told) if (!there.has(belief)) faults.push(`${id}: a client believes ${belief}`);
  const file = readGameFile(writeGameFile(await fileOf(store.db, table)));
  const verified = file.ok ? verify(toy, file.value) : file;
  if (!verified.ok) faults.push(`${id}: ${verified.detail}`);
  else if (table.rules.hash(verified.value.g) !== row.hash) faults.push(`${id}: the snapshot is another game`);
  return { faults, over: row.state === 'over' };
};

/** Kills servers at random moments while people play, then looks at what is in storage. */
export const killTest = async (
  storage: Partial<Config>,
  { processes, tables, kills }: { readonly processes: number; readonly tables: number; readonly kills: number },
): Promise<Aftermath> => {
  const slaughter = new Slaughter(storage);
  await slaughter.run(processes, tables, kills);
  const faults: string[] = [];
  const store = await openStore(readConfig({}, storage));
  const kept = Map.groupBy(slaughter.kept, ({ table }) => table);
  let [finished, told] = [0, 0];
  for (const [id, beliefs] of slaughter.told) {
    const found = await faultsOf(store, id, kept.get(id) ?? [], beliefs);
    faults.push(...found.faults);
    told += beliefs.size;
    if (found.over) finished++;
  }
  await store.close();
  return { kills, tables: slaughter.told.size, finished, kept: slaughter.kept.length, told, faults };
};

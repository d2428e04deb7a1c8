import { userInfo } from 'node:os';
import { type Desk, type Outcome, openDesk } from '@lastroad/server';
import { whole } from '../args.ts';
import { command } from '../command.ts';
import { Failure, UsageError } from '../problems.ts';
import { configFor, DATA_FLAG } from '../serve/place.ts';

interface Act {
  /** What has to stand behind its name. */
  readonly wants: readonly string[];
  readonly about: string;
  /** One line of JSON for each thing it returns. */
  run(desk: Desk, words: readonly string[]): Promise<Outcome<unknown>>;
}

const seatIn = (text = ''): number => whole(text, 'SEAT', 1, 16) - 1;

const ACTS: Readonly<Record<string, Act>> = {
  list: {
    wants: [],
    about: 'the newest tables, with their people and how many reports there are',
    run: desk => desk.list(),
  },
  show: { wants: ['TABLE'], about: 'a table: its people, and what they said', run: (desk, [id = '']) => desk.show(id) },
  park: { wants: ['TABLE'], about: 'stop a game; clocks stand still', run: (desk, [id = '']) => desk.park(id) },
  resume: { wants: ['TABLE'], about: 'let it go on', run: (desk, [id = '']) => desk.resume(id) },
  end: {
    wants: ['TABLE'],
    about: 'end a game that this release cannot play, so that players can save its file',
    run: (desk, [id = '']) => desk.end(id),
  },
  remove: {
    wants: ['TABLE', 'SEAT'],
    about: 'a bot takes a seat for good; at an open table the seat is free again',
    run: (desk, [id = '', seat]) => desk.remove(id, seatIn(seat)),
  },
  'ban-seat': {
    wants: ['TABLE', 'SEAT'],
    about: 'the same, and its secret opens nothing any more: no talk, no rematch',
    run: (desk, [id = '', seat]) => desk.banSeat(id, seatIn(seat)),
  },
  ban: {
    wants: ['ADDRESS'],
    about: 'refuse everything from an address, of IPv6 from its /64',
    run: (desk, [address = '']) => desk.ban(address),
  },
  unban: { wants: ['ADDRESS'], about: 'let it in again', run: (desk, [address = '']) => desk.unban(address) },
  bans: { wants: [], about: 'addresses that are banned', run: desk => desk.bans() },
  delete: {
    wants: ['TABLE'],
    about: 'everything that is kept of a table, for good',
    run: (desk, [id = '']) => desk.delete(id),
  },
  reports: { wants: [], about: 'what players reported, with what was said then', run: desk => desk.reports() },
  log: { wants: [], about: 'what was done with this command, and by whom', run: desk => desk.log() },
};

const usage = (name: string, { wants }: Act): string => ['admin', name, ...wants].join(' ');

export const admin = command(
  {
    name: 'admin',
    summary: 'Look after the tables of the online service: list, show, stop, remove, ban, read reports',
    operand: { name: 'ACT', many: true },
    flags: { ...DATA_FLAG },
    notes: [
      ...Object.entries(ACTS).map(([name, act]) => `lastroad ${usage(name, act)}: ${act.about}.`),
      'It works on the storage while servers run, and notes down whatever is asked of it. It shows no hidden card. SEAT counts from 1.',
    ],
  },
  async ({ words: [name = '', ...words], values: { data } }, { registry, terminal }) => {
    const act = ACTS[name];
    if (act === undefined) throw new UsageError(`there is no "${name}"; there are ${Object.keys(ACTS).join(', ')}`);
    if (words.length !== act.wants.length) throw new UsageError(`write: lastroad ${usage(name, act)}`);
    const games = registry.games.map(({ rules }) => rules);
    const desk = await openDesk(configFor(data === undefined ? {} : { data }), games, userInfo().username);
    try {
      const outcome = await act.run(desk, words);
      if (!outcome.ok) throw new Failure(outcome.detail);
      const { value } = outcome;
      for (const each of Array.isArray(value) ? value : [value ?? 'done']) terminal.print(JSON.stringify(each));
    } finally {
      await desk.close();
    }
    return 0;
  },
);

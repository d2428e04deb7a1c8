import { once } from 'node:events';
import { networkInterfaces } from 'node:os';
import { resolve } from 'node:path';
import { type Config, openBots, serve as openService, type Server } from '@lastroad/server';
import { whole } from '../args.ts';
import { type Context, command } from '../command.ts';
import { Failure } from '../problems.ts';
import { builtPage } from '../serve/page.ts';
import { configFor, DATA_FLAG } from '../serve/place.ts';
import { plainLog } from '../serve/plain-log.ts';

const PLAYABLES = new URL('../games.ts', import.meta.url);
const EVERYWHERE = new Set(['0.0.0.0', '::']);

export const serve = command(
  {
    name: 'serve',
    summary: 'Open the pages and the online service: play in the browser, here or with friends',
    flags: {
      port: { type: 'string', value: 'N', about: 'port to listen on (8080); 0: any free one' },
      host: { type: 'string', value: 'ADDRESS', about: 'address to listen on (127.0.0.1); 0.0.0.0: the whole network' },
      ...DATA_FLAG,
    },
    notes: [
      'Further settings come from the environment or a file: see docs/operations.md. Stop it with Ctrl-C; whatever was decided is kept.',
    ],
  },
  async ({ values }, { registry, terminal }) => {
    const { port, host, data } = values;
    const settings = configFor({
      ...(port !== undefined && { port: whole(port, '--port', 0, 65_535) }),
      ...(host !== undefined && { host }),
      ...(data !== undefined && { data }),
    });
    const config = { ...settings, clientDir: settings.clientDir ?? builtPage() };
    const { bots, close } = await openBots(PLAYABLES, config.botThreads);
    const games = registry.games.map(({ rules }) => rules);
    const logTo = terminal.live ? { logTo: plainLog(terminal.note) } : {};
    const server = await listening(openService({ config, games, bots, ...logTo }), config);
    terminal.note(...told(config, server, terminal));
    await Promise.race([once(process, 'SIGINT'), once(process, 'SIGTERM')]);
    // Whoever starts us through another program sends the signal twice.
    for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => {});
    await server.close();
    await close();
    return 0;
  },
);

const listening = async (opening: Promise<Server>, { port }: Config): Promise<Server> => {
  try {
    return await opening;
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    if (code === 'EADDRINUSE') throw new Failure(`port ${port} is in use; choose another one with --port`);
    throw new Failure(`the service cannot be opened: ${message}`);
  }
};

/** Addresses under which people find it: on the whole network, one for each of the machine's own. */
const addresses = ({ host }: Config, { url }: Server): string[] => {
  if (!EVERYWHERE.has(host)) return [`${url}/`];
  const own = Object.values(networkInterfaces()).flatMap(each => each ?? []);
  return own
    .filter(({ family }) => family === 'IPv4')
    .map(({ address }) => {
      const link = new URL(`${url}/`);
      link.hostname = address;
      return link.href;
    });
};

const told = (config: Config, server: Server, { paint }: Context['terminal']): string[] => [
  `${paint.bold('Lastroad is open:')} ${addresses(config, server)
    .map(address => paint.accent(address))
    .join('  ')}`,
  `Tables are kept in ${config.databaseUrl === null ? resolve(config.data) : 'PostgreSQL'}. Ctrl-C stops it.`,
];

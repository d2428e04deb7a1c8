import { readFileSync } from 'node:fs';
import { check } from '@lastroad/protocol';
import { type Static, type TSchema, Type } from 'typebox';
import { DATABASE_TIMEOUT } from '../storage/index.ts';

const rate = (burst: number, perSecond: number) =>
  Type.Object(
    {
      burst: Type.Integer({ minimum: 1, default: burst }),
      perSecond: Type.Number({ minimum: 0.01, default: perSecond }),
    },
    { additionalProperties: false, default: { burst, perSecond } },
  );

const days = (preset: number, description: string) => Type.Integer({ minimum: 0, default: preset, description });

/** Everything an operator may set, in a file or, in capitals with LASTROAD_ before it, in the environment. */
export const Config = Type.Object(
  {
    host: Type.String({ default: '127.0.0.1', description: 'address to listen on' }),
    port: Type.Integer({
      minimum: 0,
      maximum: 65_535,
      default: 8080,
      description: 'port to listen on; 0: any free one',
    }),
    data: Type.String({ minLength: 1, default: 'data', description: 'folder for the embedded storage' }),
    databaseUrl: Type.Union([Type.Null(), Type.String({ pattern: '^postgres(ql)?://' })], {
      default: null,
      description: 'PostgreSQL to use instead of the folder; DATABASE_URL is read as well',
    }),
    databaseTimeout: Type.Integer({
      minimum: 100,
      default: DATABASE_TIMEOUT,
      description: 'milliseconds after which a PostgreSQL that says nothing counts as away',
    }),
    shard: Type.String({
      pattern: '^[A-Za-z0-9_-]?$',
      default: '',
      description:
        'first character of the names of tables opened here, for a proxy that sends each table to its storage',
    }),
    base: Type.String({
      pattern: '^(/[A-Za-z0-9._~-]+)*$',
      default: '',
      description: 'path below which everything is served, without a slash at the end',
    }),
    origins: Type.Array(Type.String({ pattern: '^https?://[^/]+$' }), {
      default: [],
      description: 'origins of pages that may connect, beside the server itself',
    }),
    secure: Type.Boolean({ default: false, description: 'people come over https: cookies are sent over nothing else' }),
    trustProxy: Type.Boolean({ default: false, description: 'a proxy in front says who the client is' }),
    clientDir: Type.Union([Type.Null(), Type.String({ minLength: 1 })], {
      default: null,
      description: 'folder of the page to serve',
    }),
    webhooks: Type.Array(Type.String({ pattern: '^https?://[^/]+$' }), {
      default: [],
      description: 'origins that may be told whose turn it is; no other address is ever called',
    }),
    metricsToken: Type.Union([Type.Null(), Type.String({ minLength: 16 })], {
      default: null,
      description: 'token for /metrics; without one only this machine may read them',
    }),
    logLevel: Type.Enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent'], {
      default: 'info',
      description: 'how much to log',
    }),
    botDelay: Type.Integer({ minimum: 0, default: 600, description: 'milliseconds a bot waits before it moves' }),
    botThreads: Type.Integer({
      minimum: 0,
      default: 0,
      description: 'bots that think at a time, each in a thread; 0: one fewer than there are cores',
    }),
    botQueue: Type.Integer({
      minimum: 1,
      default: 50,
      description: 'tables that may wait for a bot before new tables with bots have to',
    }),
    cachedTables: Type.Integer({ minimum: 1, default: 5000, description: 'tables held in memory' }),
    connectionsPerAddress: Type.Integer({ minimum: 1, default: 60, description: 'sockets from one address at a time' }),
    requests: { ...rate(60, 5), description: 'HTTP requests and connections from one address' },
    requestTimeout: Type.Integer({
      minimum: 100,
      default: 10_000,
      description: 'milliseconds a request may take to arrive',
    }),
    messages: { ...rate(60, 20), description: 'messages on one connection' },
    chat: { ...rate(5, 0.5), description: 'lines of chat and reports of one seat' },
    tablesPerAddress: { ...rate(20, 0.05), description: 'tables opened from one address' },
    expireOpen: days(
      14,
      'days after which a table is deleted whose game has not begun and where nobody has been; 0: never',
    ),
    expireAbandoned: days(0, 'days after which a running game is deleted where nobody has been; 0: never'),
    expireFinished: days(0, 'days after which a finished game is deleted where nobody has been; 0: never'),
    expireTalk: days(0, 'days after which a line of talk is deleted; 0: with its table'),
    pruneFinished: days(0, 'days after which nothing but the decisions is kept of a finished game; 0: never'),
    exportDir: Type.Union([Type.Null(), Type.String({ minLength: 1 })], {
      default: null,
      description: 'folder that games and talk are written to before they are deleted',
    }),
  },
  { additionalProperties: false },
);
export type Config = Static<typeof Config>;

export class ConfigError extends Error {}

const properties = Config.properties as Readonly<Record<string, TSchema & { default?: unknown; description?: string }>>;
export const SETTINGS = Object.entries(properties).map(([name, { default: preset, description = '' }]) => ({
  name,
  variable: `LASTROAD_${name.replaceAll(/[A-Z]/g, letter => `_${letter}`).toUpperCase()}`,
  preset,
  description,
}));

/** Words in the environment stand for what they look like; lists are written with commas. */
const fromText = (text: string, preset: unknown): unknown => {
  if (Array.isArray(preset)) return text === '' ? [] : text.split(',').map(item => item.trim());
  if (typeof preset === 'number' && /^-?\d+(\.\d+)?$/.test(text)) return Number(text);
  if (typeof preset === 'boolean' && /^(true|false)$/.test(text)) return text === 'true';
  if (typeof preset === 'object' && preset !== null) {
    const [burst, perSecond] = text.split('/').map(Number);
    return { burst, perSecond };
  }
  return text;
};

const fromFile = (path: string): Record<string, unknown> => {
  try {
    return JSON.parse(readFileSync(path, 'utf8')) as Record<string, unknown>;
  } catch (error) {
    throw new ConfigError(`the configuration file ${path} cannot be read: ${(error as Error).message}`);
  }
};

/** Presets, then the file, then the environment, then what the command line says. */
export const readConfig = (env: Readonly<Record<string, string | undefined>>, given: Partial<Config> = {}): Config => {
  const path = env['LASTROAD_CONFIG'];
  const file = path === undefined ? {} : fromFile(path);
  const config: Record<string, unknown> = {};
  for (const { name, variable, preset } of SETTINGS) {
    const text = env[variable] ?? (name === 'databaseUrl' ? env['DATABASE_URL'] : undefined);
    config[name] =
      (given as Record<string, unknown>)[name] ??
      (text === undefined ? (file[name] ?? preset) : fromText(text, preset));
  }
  const unknown = Object.keys(file).find(name => !(name in config));
  if (unknown !== undefined) throw new ConfigError(`${path}: there is no setting "${unknown}"`);
  for (const { name, variable } of SETTINGS) {
    const checked = check(properties[name] as TSchema, config[name]);
    if (!checked.ok) throw new ConfigError(`${name} (${variable}): ${JSON.stringify(config[name])}: ${checked.detail}`);
  }
  return config as Config;
};

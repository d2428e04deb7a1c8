import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';

/** What an operator can watch. */
export const startMetrics = () => {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const registers = [registry];
  return {
    registry,
    connections: new Gauge({ name: 'lastroad_connections', help: 'Open sockets', registers }),
    settled: new Counter({
      name: 'lastroad_settled_total',
      help: 'Requests settled: kept, or turned down with a code',
      labelNames: ['code'],
      registers,
    }),
    groupSize: new Histogram({
      name: 'lastroad_commit_group_size',
      help: 'Entries that were committed together',
      buckets: [1, 2, 4, 8, 16, 32, 64, 128, 256],
      registers,
    }),
    groupSeconds: new Histogram({
      name: 'lastroad_commit_seconds',
      help: 'How long a group took to be in storage',
      buckets: [0.0005, 0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.5, 2],
      registers,
    }),
    requests: new Counter({
      name: 'lastroad_http_requests_total',
      help: 'HTTP requests by status',
      labelNames: ['status'],
      registers,
    }),
    botQueue: new Gauge({ name: 'lastroad_bot_queue', help: 'Tables that wait for a bot to think', registers }),
    botWait: new Histogram({
      name: 'lastroad_bot_wait_seconds',
      help: 'How long a table waited for a bot to begin to think',
      buckets: [0.005, 0.02, 0.1, 0.5, 1, 2, 5, 10, 30, 60],
      registers,
    }),
    botThought: new Histogram({
      name: 'lastroad_bot_think_seconds',
      help: 'How long a bot thought',
      buckets: [0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5],
      registers,
    }),
    botFailures: new Counter({
      name: 'lastroad_bot_failures_total',
      help: 'Answers of bots that were none, or that the rules fail on; others were found',
      registers,
    }),
    troubled: new Gauge({
      name: 'lastroad_troubled_tables',
      help: 'Tables that are due and cannot be looked after',
      registers,
    }),
    tables: new Gauge({ name: 'lastroad_tables', help: 'Tables by state', labelNames: ['state'], registers }),
    entries: new Gauge({ name: 'lastroad_entries', help: 'Entries in the logs of all tables', registers }),
    lines: new Gauge({ name: 'lastroad_chat_lines', help: 'Lines of talk', registers }),
    bytes: new Gauge({ name: 'lastroad_storage_bytes', help: 'Room that storage takes', registers }),
    removed: new Counter({
      name: 'lastroad_tables_removed_total',
      help: 'Tables whose time was up, by what they were',
      labelNames: ['why'],
      registers,
    }),
    webhooks: new Counter({
      name: 'lastroad_webhooks_total',
      help: 'Calls to tell whose turn it is',
      labelNames: ['result'],
      registers,
    }),
  };
};
export type Metrics = ReturnType<typeof startMetrics>;

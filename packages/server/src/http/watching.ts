import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { House } from '../house.ts';
import type { Config } from '../operations/config.ts';
import { sameText } from '../tables/secrets.ts';

const LOOPBACK = new Set(['127.0.0.1', '::1', '::ffff:127.0.0.1']);
const VERSION = '0.1.0';

/** What operators and load balancers look at. */
export const addWatching = (
  app: FastifyInstance,
  { config, store, metrics, health }: Pick<House, 'config' | 'store' | 'metrics' | 'health'>,
): void => {
  app.get(`${config.base}/live`, () => ({ ok: true, version: VERSION }));
  app.get(`${config.base}/health`, async (_request, reply) => {
    const trouble = await health.look();
    const state = { ok: trouble === null, storage: store.engine, version: VERSION };
    return trouble === null ? state : reply.code(503).send({ ...state, trouble });
  });
  app.get(`${config.base}/metrics`, async (request, reply) => {
    if (!mayWatch(request, config))
      return reply.code(403).send({ code: 'not-allowed', detail: 'the metrics need a token' });
    return reply.type(metrics.registry.contentType).send(await metrics.registry.metrics());
  });
};

/** Through a proxy everybody seems to be on this machine, so a forwarded request needs the token. */
const mayWatch = ({ headers, raw }: FastifyRequest, { metricsToken }: Config): boolean => {
  if (metricsToken !== null) return sameText(headers.authorization ?? '', `Bearer ${metricsToken}`);
  return headers['x-forwarded-for'] === undefined && LOOPBACK.has(raw.socket.remoteAddress ?? '');
};

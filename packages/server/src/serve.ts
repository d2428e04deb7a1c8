import type { AddressInfo } from 'node:net';
import { type House, openHouse, type ServeOptions } from './house.ts';
import { buildApp } from './http/app.ts';

export type { ServeOptions };

export interface Server extends Pick<House, 'store' | 'tables' | 'keeper' | 'housekeeping'> {
  /** Where people find it, without a slash at the end. */
  readonly url: string;
  readonly port: number;
  /** Takes nothing new, keeps what was begun, says goodbye, closes. */
  close(): Promise<void>;
}

const RESTART = 'the server restarts';

/** Starts the whole service in this process. */
export const serve = async (options: ServeOptions): Promise<Server> => {
  const house = await openHouse(options);
  const { config, log, store, tables, keeper, housekeeping, rooms } = house;
  const app = await buildApp(house);
  try {
    await app.listen({ host: config.host, port: config.port });
  } catch (error) {
    await house.close(() => app.close());
    throw error;
  }
  const { port } = app.server.address() as AddressInfo;
  const host = config.host.includes(':') ? `[${config.host}]` : config.host;
  const url = `http://${host}:${port}${config.base}`;
  log.info({ url, storage: store.engine }, 'open');
  const close = async (): Promise<void> => {
    log.info('closing');
    await house.close(async () => {
      for (const reader of rooms.all()) {
        reader.tell({ type: 'goodbye', table: reader.table, reason: RESTART });
        reader.close(1012, RESTART);
      }
      // A connection whose request is still answered now would be kept for a minute, in case it asks again.
      app.server.keepAliveTimeout = 1;
      await app.close();
    });
    log.info('closed');
  };
  return { url, port, store, tables, keeper, housekeeping, close };
};

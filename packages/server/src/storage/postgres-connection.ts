import { Socket } from 'node:net';
import type { ClientConfig } from 'pg';

/** A server that is still there answers within half the patience; it is asked again soon enough to be missed in time. */
const OF_PATIENCE = { connecting: 0.5, idle: 0.5, statement: 0.9 } as const;

/** A connection for work that may take long; the system notices when the other side is gone. */
export const patientConnection = (url: string, patience: number): ClientConfig => ({
  connectionString: url,
  application_name: 'lastroad',
  connectionTimeoutMillis: patience * OF_PATIENCE.connecting,
  keepAlive: true,
  keepAliveInitialDelayMillis: patience * OF_PATIENCE.idle,
});

/**
 * A connection that is broken as soon as it has said nothing for as long as `patience`, whatever the network pretends.
 * The server gives a statement up a little earlier, so that nobody waits for locks of somebody who is gone.
 */
export const impatientConnection = (url: string, patience: number): ClientConfig & { idleTimeoutMillis: number } => ({
  ...patientConnection(url, patience),
  stream: () => {
    const socket = new Socket();
    return socket.setTimeout(patience, () => socket.destroy(new Error('PostgreSQL says nothing')));
  },
  statement_timeout: patience * OF_PATIENCE.statement,
  idle_in_transaction_session_timeout: patience,
  idleTimeoutMillis: patience * OF_PATIENCE.idle,
});

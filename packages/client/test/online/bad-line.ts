// A line to the service that can be cut, or go deaf: what is said gets through, what is answered does not.
import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

export interface BadLine {
  /** The same address, over this line. */
  readonly address: string;
  goDeaf(): void;
  cut(): void;
  mend(): void;
  close(): void;
}

export const layLine = async (address: string): Promise<BadLine> => {
  const { hostname, port } = new URL(address);
  const open = new Set<Socket>();
  let state: 'sound' | 'deaf' | 'cut' = 'sound';
  const server = createServer(near => {
    if (state === 'cut') return void near.destroy();
    const far = connect(Number(port), hostname);
    for (const socket of [near, far]) {
      open.add(socket);
      socket.on('error', () => {});
      socket.on('close', () => {
        open.delete(socket);
        near.destroy();
        far.destroy();
      });
    }
    near.pipe(far);
    far.on('data', bytes => state === 'deaf' || near.write(bytes));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const line = new URL(address);
  line.port = String((server.address() as AddressInfo).port);
  const hangUp = (): void => {
    for (const socket of open) socket.destroy();
  };
  return {
    address: line.href,
    goDeaf() {
      state = 'deaf';
    },
    cut() {
      state = 'cut';
      hangUp();
    },
    mend() {
      state = 'sound';
    },
    close() {
      server.close();
      hangUp();
    },
  };
};

import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { type AddressInfo, connect, createServer } from 'node:net';

/** A program of Debian's packages, installed when it can be. */
export const findProgram = (name: string): string => {
  const found = () => [`/usr/sbin/${name}`, `/usr/bin/${name}`].find(existsSync);
  if (found() === undefined && process.getuid?.() === 0)
    execFileSync('apt-get', ['install', '-y', '--no-install-recommends', name], { timeout: 240_000, stdio: 'ignore' });
  const path = found();
  if (path === undefined) throw new Error(`${name} is not installed and only root can install it`);
  return path;
};

/** A port that nobody has now. */
export const freePort = async (): Promise<number> => {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
};

const listens = (port: number): Promise<boolean> =>
  new Promise(resolve => {
    const socket = connect(port, '127.0.0.1');
    socket.on('connect', () => resolve(true)).on('error', () => resolve(false));
    socket.on('connect', () => socket.destroy());
  });

export interface Program {
  /** Ends it, and waits until it has ended. */
  end(): Promise<void>;
}

/** Started, and listening at its port. */
export const startProgram = async (
  path: string,
  args: readonly string[],
  port: number,
  as: { readonly uid?: number; readonly gid?: number } = {},
): Promise<Program> => {
  const child = spawn(path, args, { ...as, stdio: 'ignore' });
  const ended = once(child, 'exit');
  for (let tries = 0; !(await listens(port)); tries++) {
    if (child.exitCode !== null || tries === 300) throw new Error(`${path} does not listen at ${port}`);
    await new Promise(resolve => setTimeout(resolve, 100));
  }
  return {
    async end() {
      child.kill('SIGINT');
      await ended;
    },
  };
};

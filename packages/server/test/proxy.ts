import { createServer, type IncomingMessage, request } from 'node:http';
import { type AddressInfo, connect } from 'node:net';

export interface Proxy {
  readonly url: string;
  close(): void;
}

/** A proxy as operators set one up: what is about a table goes where `serverOf` says. */
export const startProxy = async (serverOf: (table: string | null) => string): Promise<Proxy> => {
  const placeOf = ({ url = '' }: IncomingMessage) =>
    new URL(serverOf(/\/tables\/([A-Za-z0-9_-]{16})/.exec(url)?.[1] ?? null));
  const server = createServer((asked, answer) => {
    const { hostname, port } = placeOf(asked);
    const { url: path, method, headers } = asked;
    const passed = request({ hostname, port, path, method, headers }, reply => {
      answer.writeHead(reply.statusCode ?? 502, reply.headers);
      reply.pipe(answer);
    });
    asked.pipe(passed);
  });
  server.on('upgrade', (asked: IncomingMessage, socket, head: Buffer) => {
    const { hostname, port } = placeOf(asked);
    const passed = connect(Number(port), hostname, () => {
      const lines = asked.rawHeaders.map((text, index) => (index % 2 === 0 ? `${text}: ` : `${text}\r\n`));
      passed.write(`${asked.method} ${asked.url} HTTP/1.1\r\n${lines.join('')}\r\n`);
      passed.write(head);
      passed.pipe(socket).pipe(passed);
    });
    for (const end of [passed, socket]) end.on('error', () => [passed, socket].map(other => other.destroy()));
  });
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
};

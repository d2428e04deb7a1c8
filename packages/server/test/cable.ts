import { once } from 'node:events';
import { connect, createServer, type Server, type Socket } from 'node:net';

type State = 'whole' | 'cut' | 'silent';

/** The cable to a PostgreSQL, in the hands of a test. */
export class Cable {
  /** Connections that were tried. */
  attempts = 0;
  private state: State = 'whole';
  private readonly sockets = new Set<Socket>();
  private readonly far: URL;
  private readonly server: Server;

  private constructor(databaseUrl: string) {
    this.far = new URL(databaseUrl);
    this.server = createServer(near => this.plug(near));
  }

  static async to(databaseUrl: string): Promise<Cable> {
    const cable = new Cable(databaseUrl);
    cable.server.listen(0, '127.0.0.1');
    await once(cable.server, 'listening');
    return cable;
  }

  /** The address of the database at this end. */
  get url(): string {
    const near = new URL(this.far);
    near.searchParams.delete('host');
    near.hostname = '127.0.0.1';
    near.port = String((this.server.address() as { port: number }).port);
    return near.href;
  }

  /** Whatever is connected breaks, and nothing can be connected. */
  cut(): void {
    this.state = 'cut';
    for (const socket of this.sockets) socket.destroy();
  }

  /** Nothing arrives any more, and nobody is told. */
  silence(): void {
    this.state = 'silent';
    for (const socket of this.sockets) socket.pause();
  }

  mend(): void {
    this.state = 'whole';
    for (const socket of this.sockets) socket.resume();
  }

  close(): void {
    this.cut();
    this.server.close();
  }

  /** Where the database listens: a folder with its socket. */
  private get socket(): string {
    return `${this.far.searchParams.get('host') ?? ''}/.s.PGSQL.${this.far.port || '5432'}`;
  }

  private plug(near: Socket): void {
    this.attempts++;
    if (this.state === 'cut') {
      near.destroy();
      return;
    }
    const far = connect(this.socket);
    this.join(near, far);
    this.join(far, near);
  }

  private join(from: Socket, to: Socket): void {
    this.sockets.add(from);
    from.on('data', data => to.write(data));
    from.on('error', () => {});
    from.on('close', () => {
      this.sockets.delete(from);
      to.destroy();
    });
    if (this.state === 'silent') from.pause();
  }
}

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

  private plug(near: Socket): void {
    this.attempts++;
    if (this.state === 'cut') {
      near.destroy();
      return;
    }
    const far = connect(Number(this.far.port), this.far.hostname);
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

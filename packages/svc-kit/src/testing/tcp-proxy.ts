import { connect, createServer, type AddressInfo, type Server, type Socket } from 'node:net';

/** Milliseconds in which a message arrives. */
const ARRIVES_MS = 100;

/** Stands between a service and its PostgreSQL, so that a test can cut them off from each other in several ways. */
export class TcpProxy {
  /** Connections that it has taken until now. */
  connections = 0;
  private readonly target: { host: string; port: number };
  private readonly pairs = new Set<[Socket, Socket]>();
  private server: Server | null = null;
  private frozen = false;
  private lastWords: string | null = null;
  private port = 0;

  constructor(url: string) {
    const { hostname, port } = new URL(url);
    this.target = { host: hostname, port: Number(port) };
  }

  /** Answers the same URL through this proxy. */
  async start(url: string): Promise<string> {
    await this.accept();
    const through = new URL(url);
    through.hostname = '127.0.0.1';
    through.port = String(this.port);
    return through.href;
  }

  /** Lets no answer through, and ends no connection, like a stopped process or a cut cable. */
  freeze(): void {
    this.frozen = true;
    for (const pair of this.pairs) for (const socket of pair) socket.pause();
  }

  /** Answers new connections only. Old ones stay silent for ever, like those of a machine that was replaced. */
  replace(): void {
    this.frozen = false;
  }

  /** Ends the next connection that sends these words: the words arrive, the answer does not. */
  loseAnswerTo(words: string): void {
    this.lastWords = words;
  }

  /** Ends all connections and refuses new ones. */
  async refuse(): Promise<void> {
    const server = this.server;
    this.server = null;
    for (const pair of this.pairs) for (const socket of pair) socket.destroy();
    if (server) await new Promise((resolve) => server.close(resolve));
  }

  async accept(): Promise<void> {
    const server = createServer((socket) => this.pass(socket));
    await new Promise<void>((resolve) => server.listen(this.port, '127.0.0.1', resolve));
    this.port = (server.address() as AddressInfo).port;
    this.server = server;
  }

  private pass(socket: Socket): void {
    const onward = connect(this.target);
    const pair: [Socket, Socket] = [socket, onward];
    this.pairs.add(pair);
    this.connections += 1;
    socket.on('data', (bytes: Buffer) => {
      if (this.lastWords === null || !bytes.includes(this.lastWords)) return;
      this.lastWords = null;
      onward.unpipe(socket);
      setTimeout(() => socket.destroy(), ARRIVES_MS);
    });
    for (const [one, other] of [pair, [onward, socket] as const]) {
      one.on('error', () => undefined);
      one.on('close', () => {
        other.destroy();
        this.pairs.delete(pair);
      });
      one.pipe(other);
      if (this.frozen) one.pause();
    }
  }
}

import { createHash } from 'node:crypto';
import { createServer, type Server } from 'node:http';

/** As much of S3 as a store of releases needs: objects in memory, their tags, and conditions. It does not check signatures. */
export class StandInStore {
  readonly objects = new Map<string, Buffer>();
  /** `GET /bucket/registry.json 304` */
  readonly asked: string[] = [];
  /** The status that it answers to everything while it is set. */
  failsWith: number | null = null;
  private readonly server: Server;

  private constructor() {
    this.server = createServer((request, response) => {
      const chunks: Buffer[] = [];
      request.on('data', (chunk: Buffer) => chunks.push(chunk));
      request.on('end', () => {
        const { method = '', url = '', headers } = request;
        const { status, body } = this.answer(method, decodeURIComponent(url), headers, Buffer.concat(chunks));
        this.asked.push(`${method} ${url} ${status}`);
        response.writeHead(status, body && { etag: tagOf(body) }).end(method === 'GET' && status === 200 ? body : '');
      });
    });
  }

  static async start(): Promise<StandInStore> {
    const store = new StandInStore();
    await new Promise<void>((resolve) => store.server.listen(0, '127.0.0.1', resolve));
    return store;
  }

  get registryUrl(): string {
    const address = this.server.address();
    const port = typeof address === 'object' && address ? address.port : 0;
    return `http://127.0.0.1:${port}/bucket/registry.json`;
  }

  async stop(): Promise<void> {
    this.server.closeAllConnections();
    await new Promise((resolve) => this.server.close(resolve));
  }

  private answer(
    method: string,
    url: string,
    headers: { 'if-match'?: string | undefined; 'if-none-match'?: string | undefined },
    sent: Buffer,
  ): { status: number; body?: Buffer } {
    if (this.failsWith !== null) return { status: this.failsWith };
    const there = this.objects.get(url);
    const { 'if-match': match, 'if-none-match': noneMatch } = headers;
    if (method === 'GET') {
      if (!there) return { status: 404 };
      return { status: noneMatch === tagOf(there) ? 304 : 200, body: there };
    }
    if (noneMatch === '*' && there) return { status: 412 };
    if (match !== undefined && (!there || match !== tagOf(there))) return { status: 412 };
    this.objects.set(url, sent);
    return { status: 200, body: sent };
  }
}

const tagOf = (content: Buffer): string => `"${createHash('md5').update(content).digest('hex')}"`;

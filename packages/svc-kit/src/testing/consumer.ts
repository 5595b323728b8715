import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { OutboxEvent } from '../outbox/event-source.ts';

/** A service that receives events. It remembers the events that it acknowledged. */
export class Consumer<E extends OutboxEvent> {
  readonly stored: E[] = [];
  readonly tokens = new Set<unknown>();
  /** Holds up answers until it resolves. */
  delay: () => Promise<void> = async () => undefined;

  private readonly server = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk: Buffer) => (body += chunk.toString()));
    request.on('end', () => {
      this.tokens.add(request.headers['x-internal-token']);
      const { events } = JSON.parse(body) as { events: E[] };
      this.stored.push(...events);
      void this.delay().then(() => response.writeHead(204).end());
    });
  });

  async start(): Promise<string> {
    await new Promise<void>((resolve) => this.server.listen(0, '127.0.0.1', resolve));
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  async stop(): Promise<void> {
    this.server.closeAllConnections();
    await new Promise((resolve) => this.server.close(resolve));
  }

  of(subjectId: string): E[] {
    return this.stored.filter((event) => event.subjectId === subjectId);
  }
}

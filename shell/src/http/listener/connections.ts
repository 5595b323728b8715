import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import { cutSlow } from './slow.core.ts';
import type { UnreadLimits } from './slow.core.ts';
import { visitorOf } from '../limits/visitor.core.ts';

export interface ConnectionLimits {
  /** At one time, of all visitors. */
  total: number;
  /** At one time, of one visitor. */
  perVisitor: number;
  /** Every visitor of a site behind a proxy comes from the proxy's address. */
  isProxy(address: string): boolean;
  unread: UnreadLimits;
  /** Milliseconds between two looks at who is slow. */
  look: number;
  /** Called once: a proxy that nobody has told us of would show itself like this. */
  onCrowd(address: string): void;
}

/** Bounds how many connections there are, and how long and how much an answer may wait to be read. */
export function limitConnections(server: Server, limits: ConnectionLimits): void {
  const connections = new Connections(limits);
  server.maxConnections = limits.total;
  server.on('connection', (socket) => connections.add(socket));
  // Room for whoever comes next: connections that are only kept for later make way.
  server.on('drop', () => server.closeIdleConnections());
  const looking = setInterval(() => connections.look(performance.now()), limits.look);
  looking.unref();
  server.on('close', () => clearInterval(looking));
}

class Connections {
  private readonly limits: ConnectionLimits;
  private readonly perVisitor = new Map<string, number>();
  /** Open ones, with the time since when something waits to be read there. */
  private readonly open = new Map<Socket, number | null>();
  private hasToldOfCrowd = false;

  constructor(limits: ConnectionLimits) {
    this.limits = limits;
  }

  add(socket: Socket): void {
    const { remoteAddress } = socket;
    // It has gone again already.
    if (remoteAddress === undefined) return;
    const visitor = this.limits.isProxy(remoteAddress) ? null : visitorOf(remoteAddress);
    if (visitor !== null && !this.count(visitor, remoteAddress)) return void socket.destroy();
    this.open.set(socket, null);
    socket.once('close', () => {
      this.open.delete(socket);
      if (visitor !== null) this.release(visitor);
    });
  }

  look(now: number): void {
    const waiting = [...this.open].flatMap(([socket, since]) => {
      const bytes = socket.writableLength;
      const from = bytes === 0 ? null : (since ?? now);
      if (from !== since) this.open.set(socket, from);
      return from === null ? [] : { socket, bytes, forMs: now - from };
    });
    for (const { socket } of cutSlow(waiting, this.limits.unread)) socket.destroy();
  }

  private count(visitor: string, address: string): boolean {
    const count = this.perVisitor.get(visitor) ?? 0;
    if (count < this.limits.perVisitor) {
      this.perVisitor.set(visitor, count + 1);
      return true;
    }
    if (!this.hasToldOfCrowd) this.limits.onCrowd(address);
    this.hasToldOfCrowd = true;
    return false;
  }

  private release(visitor: string): void {
    const count = (this.perVisitor.get(visitor) ?? 1) - 1;
    if (count > 0) this.perVisitor.set(visitor, count);
    else this.perVisitor.delete(visitor);
  }
}

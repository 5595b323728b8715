import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import { Shares, mayDisplace } from './shares.core.ts';
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
  /** `new`: nothing was asked yet. `idle`: what was asked is answered and sent. */
  stateOf(socket: Socket): 'new' | 'busy' | 'idle';
  unread: UnreadLimits;
  /** Milliseconds between two looks at who is slow. */
  look: number;
  /** Called once: a proxy that nobody has told us of would show itself like this. */
  onCrowd(address: string): void;
}

/** So many of the greediest one's connections are looked at for one that nobody is answered on. */
const CANDIDATES = 20;

/** Bounds how many connections there are, and how long and how much an answer may wait to be read. */
export function limitConnections(server: Server, limits: ConnectionLimits): void {
  const connections = new Connections(limits);
  // In front of Node's own listener: a connection that may not stay costs no parser.
  const listeners = server.listeners('connection');
  server.removeAllListeners('connection');
  server.on('connection', (socket: Socket) => {
    if (!connections.admit(socket)) socket.destroy();
    else for (const listener of listeners) Reflect.apply(listener, server, [socket]);
  });
  const looking = setInterval(() => connections.look(performance.now()), limits.look);
  looking.unref();
  server.on('close', () => clearInterval(looking));
}

interface Open {
  socket: Socket;
  /** Null behind a proxy. */
  visitor: string | null;
  /** Since when something waits to be read there. */
  unreadSince: number | null;
}

class Connections {
  private readonly limits: ConnectionLimits;
  private readonly open = new Set<Open>();
  private readonly shares = new Shares<Open>();
  private hasToldOfCrowd = false;
  /** Whose idle ones were closed since the last look. */
  private readonly thinned = new Set<string | null>();

  constructor(limits: ConnectionLimits) {
    this.limits = limits;
  }

  /** False: it has to be closed. */
  admit(socket: Socket): boolean {
    const { remoteAddress } = socket;
    // It has gone again already.
    if (remoteAddress === undefined) return false;
    const visitor = this.limits.isProxy(remoteAddress) ? null : visitorOf(remoteAddress);
    const own = visitor === null ? null : this.shares.count(visitor);
    if (own !== null && own >= this.limits.perVisitor) {
      this.tellOfCrowd(remoteAddress);
      return false;
    }
    if (this.open.size >= this.limits.total && !this.makeRoom(visitor, own)) return false;
    const one: Open = { socket, visitor, unreadSince: null };
    this.open.add(one);
    if (visitor !== null) this.shares.add(visitor, one);
    socket.once('close', () => this.forget(one));
    return true;
  }

  look(now: number): void {
    this.thinned.clear();
    const waiting = [...this.open].flatMap((one) => {
      const bytes = one.socket.writableLength;
      one.unreadSince = bytes === 0 ? null : (one.unreadSince ?? now);
      return one.unreadSince === null ? [] : { socket: one.socket, bytes, forMs: now - one.unreadSince };
    });
    for (const { socket } of cutSlow(waiting, this.limits.unread)) socket.destroy();
  }

  /** Whoever holds most makes room for who holds less, so that no crowd from a few addresses keeps others out; who holds most, for himself. */
  private makeRoom(visitor: string | null, own: number | null): boolean {
    const victim = mayDisplace(own, this.shares.most) ? this.victim() : undefined;
    if (victim) this.close(victim);
    else this.closeIdle(visitor);
    return this.open.size < this.limits.total;
  }

  /** Of this visitor, or of those behind a proxy: others may be about to ask on theirs. Once for many newcomers, because all have to be looked at. */
  private closeIdle(visitor: string | null): void {
    if (this.thinned.has(visitor)) return;
    this.thinned.add(visitor);
    const own = visitor === null ? [...this.open].filter((one) => one.visitor === null) : [...this.shares.of(visitor)];
    for (const one of own) if (this.limits.stateOf(one.socket) === 'idle') this.close(one);
  }

  private victim(): Open | undefined {
    const candidates: Open[] = [];
    for (const one of this.shares.ofGreediest()) {
      if (this.limits.stateOf(one.socket) !== 'busy') return one;
      if (candidates.push(one) >= CANDIDATES) break;
    }
    // A visitor's only connection is not taken away while he is answered.
    return this.shares.most > 1 ? candidates[0] : undefined;
  }

  private close(one: Open): void {
    this.forget(one);
    one.socket.destroy();
  }

  private forget(one: Open): void {
    this.open.delete(one);
    if (one.visitor !== null) this.shares.remove(one.visitor, one);
  }

  private tellOfCrowd(address: string): void {
    if (!this.hasToldOfCrowd) this.limits.onCrowd(address);
    this.hasToldOfCrowd = true;
  }
}

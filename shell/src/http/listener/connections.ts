import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import { visitorOf } from '../visitors/visitor.ts';
import { Holders, mayDisplace } from './holders.core.ts';

export interface ConnectionLimits {
  total: number;
  perVisitor: number;
  /** Whether the address is a proxy, from which all visitors come. */
  isProxy(address: string): boolean;
  /** `new`: no request yet. `idle`: all requests are answered. */
  stateOf(socket: Socket): 'new' | 'busy' | 'idle';
  unread: UnreadLimits;
  look: number;
  /** Called once for a crowd from one address, which may be an unknown proxy. */
  onFull(address: string): void;
}

/** Number of the largest holder's connections that are searched for an idle one. */
const CANDIDATES = 20;

/** Bytes that are parsed at once: a small request, or twenty of those that somebody sends without waiting for answers. */
const PIECE = 512;

/** Limits the number of connections, and how long and how much an answer may wait to be read. */
export function limitConnections(server: Server, limits: ConnectionLimits): void {
  const connections = new Connections(limits);
  // Runs before Node's own listener, so that a refused connection costs no parser.
  const listeners = server.listeners('connection');
  server.removeAllListeners('connection');
  server.on('connection', (socket: Socket) => {
    if (!connections.admit(socket)) return void socket.destroy();
    for (const listener of listeners) Reflect.apply(listener, server, [socket]);
    parseInPieces(socket);
  });
  const looking = setInterval(() => connections.look(performance.now()), limits.look);
  looking.unref();
  server.on('close', () => clearInterval(looking));
}

/** Stops parsing with the piece in which the socket is closed. Node would parse all 64 kB that it reads at once. */
function parseInPieces(socket: Socket): void {
  const parsers = socket.listeners('data');
  socket.removeAllListeners('data');
  socket.on('data', (data: Buffer) => {
    for (let from = 0; from < data.length && !socket.destroyed; from += PIECE) {
      for (const parse of parsers) Reflect.apply(parse, socket, [data.subarray(from, from + PIECE)]);
    }
  });
}

interface Open {
  socket: Socket;
  visitor: string | null;
  /** Time since which data waits to be read. */
  unreadSince: number | null;
}

class Connections {
  private readonly open = new Set<Open>();
  private readonly holders = new Holders<Open>();
  private hasWarned = false;
  /** Visitors whose idle connections were closed since the last check. */
  private readonly thinned = new Set<string | null>();

  constructor(private readonly limits: ConnectionLimits) {}

  admit(socket: Socket): boolean {
    const { remoteAddress } = socket;
    if (remoteAddress === undefined) return false;
    const visitor = this.limits.isProxy(remoteAddress) ? null : visitorOf(remoteAddress);
    const own = visitor === null ? null : this.holders.count(visitor);
    if (own !== null && own >= this.limits.perVisitor) {
      if (!this.hasWarned) this.limits.onFull(remoteAddress);
      this.hasWarned = true;
      return false;
    }
    if (this.open.size >= this.limits.total && !this.makeRoom(visitor, own)) return false;
    const one: Open = { socket, visitor, unreadSince: null };
    this.open.add(one);
    if (visitor !== null) this.holders.add(visitor, one);
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

  /** Closes a connection of the visitor who holds most, so that a few addresses cannot keep others out. */
  private makeRoom(visitor: string | null, own: number | null): boolean {
    const victim = mayDisplace(own, this.holders.most) ? this.victim() : undefined;
    if (victim) this.close(victim);
    else this.closeIdle(visitor);
    return this.open.size < this.limits.total;
  }

  /** Closes idle connections of a visitor or behind a proxy. Once between checks, because all connections must be searched. */
  private closeIdle(visitor: string | null): void {
    if (this.thinned.has(visitor)) return;
    this.thinned.add(visitor);
    const own = visitor === null ? [...this.open].filter((one) => one.visitor === null) : [...this.holders.of(visitor)];
    for (const one of own) if (this.limits.stateOf(one.socket) === 'idle') this.close(one);
  }

  private victim(): Open | undefined {
    const candidates: Open[] = [];
    for (const one of this.holders.ofGreediest()) {
      if (this.limits.stateOf(one.socket) !== 'busy') return one;
      if (candidates.push(one) >= CANDIDATES) break;
    }
    // A visitor's only connection is not closed while it is answered.
    return this.holders.most > 1 ? candidates[0] : undefined;
  }

  private close(one: Open): void {
    this.forget(one);
    one.socket.destroy();
  }

  private forget(one: Open): void {
    this.open.delete(one);
    if (one.visitor !== null) this.holders.remove(one.visitor, one);
  }
}

export interface Unread {
  bytes: number;
  /** Milliseconds since the connection last had nothing left to send. */
  forMs: number;
}

export interface UnreadLimits {
  /** Milliseconds allowed for reading an answer. */
  patience: number;
  /** Most unread bytes of all visitors together. */
  bytes: number;
}

/** The connections to close: those above the time limit, then the slowest until the bytes fit. */
export function cutSlow<T extends Unread>(unread: readonly T[], limits: UnreadLimits): T[] {
  const late = unread.filter(({ forMs }) => forMs > limits.patience);
  const rest = unread.filter(({ forMs }) => forMs <= limits.patience).sort((a, b) => b.forMs - a.forMs);
  let held = rest.reduce((sum, { bytes }) => sum + bytes, 0);
  const tooMuch = rest.filter(({ bytes }) => {
    if (held <= limits.bytes) return false;
    held -= bytes;
    return true;
  });
  return [...late, ...tooMuch];
}

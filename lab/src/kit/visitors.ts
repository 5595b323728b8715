import { setTimeout as delay } from 'node:timers/promises';
import autocannon from 'autocannon';
import type { Ask, Sample } from './visits.core.ts';

export interface Load {
  origin: string;
  /** The request of visitor `n`. */
  ask(n: number): Ask;
  /** The number of the first one. */
  first?: number;
}

/** More are not held open: who comes beyond asks on a connection that somebody has left. */
const MOST_CONNECTIONS = 1_000;
/** Connections of a second begin in so many groups, one after the other, and not all at once. */
const GROUPS = 100;
const PATIENCE_S = 5;
const SECOND = 1_000;

/** So many at a time, each asking again as soon as it is answered, until so many have asked or so many seconds are over. */
export async function inTurn(load: Load, connections: number, until: { amount: number } | { duration: number }) {
  const asking = new Asking(load);
  await asking.fire(connections, until, () => 0);
  return asking.all('amount' in until ? 0 : connections);
}

/** Visitors who come at a rate, however the site is doing; their waits count from when they wanted to come. */
export async function atRate(load: Load, rate: number, seconds: number): Promise<Sample[]> {
  const asking = new Asking(load);
  const connectionRate = Math.ceil(rate / MOST_CONNECTIONS);
  const connections = Math.max(1, Math.round(rate / connectionRate));
  const groups = Math.min(GROUPS, connections);
  const group = async (_: unknown, place: number) => {
    const size = Math.floor((connections + place) / groups);
    await delay((place / groups) * SECOND);
    const began = performance.now();
    const wanted = (asked: number) => began + Math.floor(asked / connectionRate) * SECOND;
    await asking.fire(size, { amount: size * connectionRate * seconds, connectionRate }, wanted);
  };
  await Promise.all(Array.from({ length: groups }, group));
  return asking.all(0);
}

/** Notes what became of each request, which autocannon itself only counts. */
class Asking {
  private readonly samples: Sample[] = [];
  private readonly open = new Map<number, { since: number; sentAt: number | null }>();
  private next: number;

  constructor(private readonly load: Load) {
    this.next = load.first ?? 0;
  }

  /** Those without an answer too, but for the last ones, which were on their way when all was over. */
  all(onTheirWay: number): Sample[] {
    const lost = [...this.open.keys()].slice(0, Math.max(0, this.open.size - onTheirWay));
    for (const n of lost) this.note(n, 0, false);
    return this.samples;
  }

  /** `wanted`: when the visitor who is the n-th of a connection wants to come, of those who do not come when there is room. */
  async fire(
    connections: number,
    how: { amount: number; connectionRate?: number } | { duration: number },
    wanted: (asked: number) => number,
  ): Promise<void> {
    await autocannon({
      // "localhost" may be looked up anew for each connection; that is not what is measured.
      url: this.load.origin.replace('localhost', '127.0.0.1'),
      connections: 'amount' in how ? Math.min(connections, how.amount) : connections,
      ...how,
      timeout: PATIENCE_S,
      // It looks so often whether all is over.
      sampleInt: 'connectionRate' in how ? SECOND / 2 : SECOND / 50,
      setupClient: (client) => client.setRequests([this.requests(wanted)]),
    });
  }

  /** The requests of one connection, of which one is open at a time. */
  private requests(wanted: (asked: number) => number): autocannon.Request {
    let asked = 0;
    let current = 0;
    return {
      setupRequest: (request) => {
        const now = performance.now();
        const sentAt = asked === 0 ? null : now;
        const due = wanted(asked++);
        current = this.next++;
        // Who asks within their second comes as they wanted to.
        this.open.set(current, { since: now - due > SECOND && due > 0 ? due : now, sentAt });
        return { ...request, ...this.load.ask(current) };
      },
      onResponse: (status, _body, _context, headers = {}) => {
        const retryAfter = Object.keys(headers).some((name) => name.toLowerCase() === 'retry-after');
        this.note(current, status, retryAfter);
      },
    };
  }

  private note(n: number, status: number, retryAfter: boolean): void {
    const opened = this.open.get(n);
    if (!opened) return;
    this.open.delete(n);
    const now = performance.now();
    const answeredIn = opened.sentAt === null ? null : now - opened.sentAt;
    this.samples.push({ n, took: now - opened.since, answeredIn, status, retryAfter });
  }
}

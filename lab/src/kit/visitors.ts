import { setTimeout as delay } from 'node:timers/promises';
import autocannon, { type Instance } from 'autocannon';
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
export async function inTurn(
  load: Load,
  connections: number,
  until: { amount: number } | { duration: number },
): Promise<Sample[]> {
  const asking = new Asking(load);
  await asking.fire(connections, until, () => 0);
  return [...asking.samples, ...asking.unanswered('amount' in until ? 0 : connections)];
}

/** Visitors who come at a rate, however the site is doing; their waits count from when they wanted to come. */
export async function atRate(
  load: Load,
  rate: number,
  seconds: number,
  isEnough?: (samples: readonly Sample[], now: number) => boolean,
): Promise<Sample[]> {
  const asking = new Asking(load);
  const perConnection = Math.ceil(rate / MOST_CONNECTIONS);
  const connections = Math.max(1, Math.round(rate / perConnection));
  const groups = Math.min(GROUPS, connections);
  const shots: Promise<unknown>[] = [];
  for (let group = 0; group < groups; group += 1) {
    const size = Math.floor((connections + group) / groups);
    const amount = size * perConnection * seconds;
    await delay(asking.zero + (group / groups) * SECOND - performance.now());
    const began = performance.now();
    const second = (asked: number) => began + Math.floor(asked / perConnection) * SECOND;
    shots.push(asking.fire(size, { amount, connectionRate: perConnection }, second));
  }
  while (isEnough && !isEnough(asking.samples, performance.now() - asking.zero)) await delay(SECOND / 10);
  if (isEnough) asking.stop();
  await Promise.all(shots);
  return [...asking.samples, ...asking.unanswered(isEnough ? connections : 0)];
}

/** Notes what became of each request, which autocannon itself only counts. */
class Asking {
  readonly zero = performance.now();
  readonly samples: Sample[] = [];
  private readonly open = new Map<number, { since: number; sentAt: number | null }>();
  private readonly running: Instance[] = [];
  private next: number;

  constructor(private readonly load: Load) {
    this.next = load.first ?? 0;
  }

  stop(): void {
    for (const one of this.running) one.stop();
  }

  /** Requests without an answer, but for the last ones, which were on their way when all was over. */
  unanswered(onTheirWay: number): Sample[] {
    const now = performance.now();
    const lost = [...this.open].slice(0, Math.max(0, this.open.size - onTheirWay));
    return lost.map(([n, { since }]) => ({
      ...{ n, at: since - this.zero, took: now - since, answeredIn: null, status: 0, retryAfter: false },
    }));
  }

  /** `wanted`: when the visitor who is the n-th of a connection wants to come, of those who do not come when there is room. */
  fire(
    connections: number,
    how: { amount: number; connectionRate?: number } | { duration: number },
    wanted: (asked: number) => number,
  ): Promise<unknown> {
    return new Promise((resolve, reject) => {
      const instance = autocannon(
        {
          // "localhost" may be looked up anew for each connection; that is not what is measured.
          url: this.load.origin.replace('localhost', '127.0.0.1'),
          connections: 'amount' in how ? Math.min(connections, how.amount) : connections,
          ...how,
          timeout: PATIENCE_S,
          // It looks so often whether all is over.
          sampleInt: 'connectionRate' in how ? SECOND / 2 : SECOND / 50,
          setupClient: (client) => client.setRequests([this.requests(wanted)]),
        },
        (error: unknown) => (error ? reject(error) : resolve(null)),
      );
      this.running.push(instance);
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
        const opened = this.open.get(current);
        if (!opened) return;
        this.open.delete(current);
        const now = performance.now();
        const { since, sentAt } = opened;
        const retryAfter = Object.keys(headers).some((name) => name.toLowerCase() === 'retry-after');
        const answeredIn = sentAt === null ? null : now - sentAt;
        this.samples.push({ n: current, at: since - this.zero, took: now - since, answeredIn, status, retryAfter });
      },
    };
  }
}

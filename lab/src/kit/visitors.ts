import { setTimeout as delay } from 'node:timers/promises';
import autocannon from 'autocannon';
import type { Sample } from './visits.core.ts';

export interface Load {
  origin: string;
  /** The request of visitor `n`. */
  ask(n: number): autocannon.Request;
  /** The number of the next one, which goes up with each. */
  numbers?: { next: number };
}

/** More are not held open: who comes beyond asks on a connection that somebody has left. */
const MOST_CONNECTIONS = 1_000;
/** Connections of a second begin in so many groups, one after the other, and not all at once. */
const GROUPS = 100;
const SECOND = 1_000;

/** Visitors who come at a rate, however the site is doing; their waits count from when they wanted to come. */
export async function atRate(load: Load, rate: number, seconds: number): Promise<Sample[]> {
  const numbered = { numbers: { next: 0 }, ...load };
  const connectionRate = Math.ceil(rate / MOST_CONNECTIONS);
  const connections = Math.max(1, Math.round(rate / connectionRate));
  const groups = Math.min(GROUPS, connections);
  const group = async (_: unknown, place: number) => {
    const size = Math.floor((connections + place) / groups);
    await delay((place / groups) * SECOND);
    const began = performance.now();
    const wanted = (asked: number) => began + Math.floor(asked / connectionRate) * SECOND;
    return inTurn(numbered, size, { amount: size * connectionRate * seconds, connectionRate }, wanted);
  };
  return (await Promise.all(Array.from({ length: groups }, group))).flat();
}

/** So many at a time, each asking again as soon as it is answered, unless `wanted` says when the n-th of a connection wants to come. Notes what became of each request, which autocannon itself only counts. */
export async function inTurn(
  { origin, ask, numbers = { next: 0 } }: Load,
  connections: number,
  until: { amount: number; connectionRate?: number } | { duration: number },
  wanted = (_asked: number) => 0,
): Promise<Sample[]> {
  const samples: Sample[] = [];
  const lose: (() => void)[] = [];
  /** One connection, of whose requests one is open at a time. */
  const setupClient = (client: autocannon.Client) => {
    let asked = 0;
    let open: { n: number; since: number; sentAt: number | null } | null = null;
    const note = (status: number, retryAfter = false) => {
      if (!open) return;
      const now = performance.now();
      const answeredIn = open.sentAt === null ? null : now - open.sentAt;
      samples.push({ n: open.n, took: now - open.since, answeredIn, status, retryAfter });
      open = null;
    };
    const setupRequest = (request: autocannon.Request) => {
      // One that is open yet was lost with its connection.
      note(0);
      const now = performance.now();
      const due = wanted(asked);
      // Who asks within their second comes as they wanted to.
      open = { n: numbers.next++, since: now - due > SECOND && due > 0 ? due : now, sentAt: asked++ ? now : null };
      return { ...request, ...ask(open.n) };
    };
    const onResponse: autocannon.Request['onResponse'] = (status, _body, _context, headers = {}) => {
      const names = Object.keys(headers).map((name) => name.toLowerCase());
      note(status, names.includes('retry-after'));
    };
    lose.push(() => note(0));
    client.setRequests([{ setupRequest, onResponse }]);
  };
  await autocannon({
    // "localhost" may be looked up anew for each connection; that is not what is measured.
    url: origin.replace('localhost', '127.0.0.1'),
    connections: 'amount' in until ? Math.min(connections, until.amount) : connections,
    ...until,
    timeout: 5,
    // It looks so often whether all is over.
    sampleInt: 'connectionRate' in until ? SECOND / 2 : SECOND / 50,
    setupClient,
  });
  // What is on its way when the time is over is not lost.
  if ('amount' in until) for (const one of lose) one();
  return samples;
}

import type { GateLimits } from '@lawdex/admission';

/** What a request asks of a service. Operations (health, metrics) are outside of all limits. */
export type WorkKind = 'read' | 'write' | 'internal' | 'admin';

/** Whose caller waits for as long as it takes. */
export const isPatient = (kind: WorkKind): boolean => kind === 'internal' || kind === 'admin';

export function kindOfWork(method: string, route: string): WorkKind | 'operations' {
  if (route.startsWith('/internal/')) return 'internal';
  if (/^\/admin(\/|$)/.test(route)) return 'admin';
  if (route === '/metrics' || route.startsWith('/health/')) return 'operations';
  return method === 'GET' || method === 'HEAD' ? 'read' : 'write';
}

/** Milliseconds that a visitor's request may take here at most; its caller gives up after a second. */
export const LONGEST_MS = 1_000;
/** For the way of the answer: it has to leave before the caller gives up. */
const ANSWER_MS = 50;
/** Less than this, and the work would not be done in time: it is not begun. */
export const LEAST_MS: Readonly<Record<WorkKind, number>> = { read: 20, write: 100, internal: 0, admin: 0 };

/** Milliseconds until the answer has to leave. */
export const timeLeft = (allowed: number, elapsed: number): number => allowed - ANSWER_MS - elapsed;

/**
 * How much of each kind is worked for at once, by the connections to the database: more requests than connections, because a request does
 * not need one all the time, and few enough that it gets one within milliseconds. Reads and writes cannot take each other's places.
 */
export function workLimits(connections: number): Record<WorkKind, GateLimits> {
  return {
    read: { inFlight: connections * 2, waiting: 200, patience: 300, target: 100 },
    write: { inFlight: connections * 2, waiting: 200, patience: 300, target: 100 },
    // Batches of events: their sender waits, and asks again.
    internal: { inFlight: 2, waiting: 20, patience: 5_000, target: 5_000 },
    // Few people, who must get in while everybody else is refused.
    admin: { inFlight: 3, waiting: 20, patience: 10_000, target: 10_000 },
  };
}

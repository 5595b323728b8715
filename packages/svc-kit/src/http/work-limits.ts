import type { GateLimits } from '@lawdex/admission';

/** Kinds of requests. Operations (health, metrics) have no limits. */
export type WorkKind = 'read' | 'write' | 'internal' | 'admin';

/** Whether the caller waits as long as it takes. */
export const isPatient = (kind: WorkKind): boolean => kind === 'internal' || kind === 'admin';

export function kindOfWork(method: string, route: string): WorkKind | 'operations' {
  if (route.startsWith('/internal/')) return 'internal';
  if (/^\/admin(\/|$)/.test(route)) return 'admin';
  if (route === '/metrics' || route.startsWith('/health/')) return 'operations';
  return method === 'GET' || method === 'HEAD' ? 'read' : 'write';
}

/** Milliseconds that a visitor's request may take here. Its caller gives up after a second. */
export const LONGEST_MS = 1_000;
/** Kept for sending the answer, which has to leave before the caller gives up. */
const ANSWER_MS = 50;
/** Milliseconds of work. With less time left it would not be done in time, so it is not begun. */
export const LEAST_MS: Readonly<Record<WorkKind, number>> = { read: 20, write: 100, internal: 0, admin: 0 };

/** Milliseconds until the answer has to leave. */
export const timeLeft = (allowed: number, elapsed: number): number => allowed - ANSWER_MS - elapsed;

/**
 * Bounds the work of each kind by the number of connections. It allows twice as many requests, because a request does
 * not always need one, and still gets one within milliseconds.
 */
export function workLimits(connections: number): Record<WorkKind, GateLimits> {
  return {
    read: { inFlight: connections * 2, waiting: 200, patience: 300, target: 100 },
    write: { inFlight: connections * 2, waiting: 200, patience: 300, target: 100 },
    // The sender of a batch of events waits, and asks again.
    internal: { inFlight: 2, waiting: 20, patience: 5_000, target: 5_000 },
    // The desk has few users, who must get in while everybody else is refused.
    admin: { inFlight: 3, waiting: 20, patience: 10_000, target: 10_000 },
  };
}

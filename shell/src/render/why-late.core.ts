/** The state of a render when its time is up. */
export interface Progress {
  /** Whether the worker has begun it. */
  begun: boolean;
  /** Number of unanswered calls. */
  callsOut: number;
  /** Milliseconds since the page last received something. */
  idleFor: number;
  /** Milliseconds since the worker's event loop last turned. */
  loopSilentFor: number;
}

/** Enough time for a page to continue after an answer, beside others in its worker. */
const IDLE_MS = 250;
const TURNING_MS = 200;

/** Why a render is late, as seen from outside; it decides the visitor's answer. Only the worker can tell whether the page is to blame. */
export function whyLate({ begun, callsOut, idleFor, loopSilentFor }: Progress): 'load' | 'service' | 'page' {
  if (!begun) return 'load';
  if (callsOut > 0) return 'service';
  return idleFor >= IDLE_MS && loopSilentFor < TURNING_MS ? 'page' : 'load';
}

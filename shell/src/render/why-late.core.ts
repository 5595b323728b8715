/** How far a render has come when its time is up. */
export interface Progress {
  /** The worker has taken it up. */
  begun: boolean;
  /** Calls of services that are not answered yet. */
  callsOut: number;
  /** Milliseconds since the page was last given anything to go on with. */
  idleFor: number;
  /** Milliseconds since the worker's event loop last turned. */
  loopSilentFor: number;
}

/** Long enough for a page to go on after an answer, however many others share its worker. */
const IDLE_MS = 250;
const TURNING_MS = 200;

/**
 * Why a render is not ready in time, as far as can be seen from outside; it decides what its visitor is told now. Whether the
 * page is to blame, its worker says when it stops it.
 */
export function whyLate({ begun, callsOut, idleFor, loopSilentFor }: Progress): 'load' | 'service' | 'page' {
  if (!begun) return 'load';
  if (callsOut > 0) return 'service';
  return idleFor >= IDLE_MS && loopSilentFor < TURNING_MS ? 'page' : 'load';
}

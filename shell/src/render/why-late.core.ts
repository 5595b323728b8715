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
 * Why a render is not ready in time. Only a page that had nothing to wait for, in a worker that had time for it, has itself to
 * blame: it waits for something that never comes. One that keeps the worker's loop from turning is found out by that.
 */
export function whyLate({ begun, callsOut, idleFor, loopSilentFor }: Progress): 'load' | 'service' | 'page' {
  if (!begun) return 'load';
  if (callsOut > 0) return 'service';
  return idleFor >= IDLE_MS && loopSilentFor < TURNING_MS ? 'page' : 'load';
}

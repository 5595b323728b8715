import { AsyncLocalStorage } from 'node:async_hooks';
import { overloaded } from './errors/domain-error.core.ts';

/** The time that a visitor's request has left, and whether anybody still waits for its answer. */
export class RequestTime {
  /** True once a COMMIT was sent: nobody can say any more that nothing has happened. */
  isCommitting = false;
  private readonly until: number;
  private readonly timers: NodeJS.Timeout[] = [];

  constructor(
    leftMs: number,
    readonly signal: AbortSignal,
  ) {
    this.until = performance.now() + leftMs;
  }

  /** Milliseconds that are left. */
  get left(): number {
    return this.until - performance.now();
  }

  /** Throws when nobody waits for the outcome any more, so that nothing is begun in vain. */
  check(): void {
    if (this.left <= 0 || this.signal.aborted) throw overloaded();
  }

  /** Clears the timer at the end of the request, because it would keep its memory until it fires. */
  clears(timer: NodeJS.Timeout): void {
    this.timers.push(timer);
  }

  /** Ends the timers of the request. */
  end(): void {
    for (const timer of this.timers.splice(0)) clearTimeout(timer);
  }
}

const running = new AsyncLocalStorage<RequestTime | undefined>();

/** The time of the request that this code works for; undefined in the service's own work. */
export const currentRequestTime = (): RequestTime | undefined => running.getStore();

/** A signal that aborts, as an overload, when nobody waits for this work any more, and after so many milliseconds at the latest. */
export function requestSignal(mostMs: number): AbortSignal {
  const time = running.getStore();
  const up = new AbortController();
  const abort = () => up.abort(overloaded());
  time?.clears(setTimeout(abort, Math.max(0, Math.min(mostMs, time.left))).unref());
  if (!time) setTimeout(abort, mostMs).unref();
  // A visitor who has left gets no answer, but the abort would otherwise be logged as a bug.
  if (time?.signal.aborted) abort();
  time?.signal.addEventListener('abort', abort, { once: true });
  return up.signal;
}

export const workFor = <T>(time: RequestTime, work: () => T): T => running.run(time, work);

/** Runs work that a request begins but that goes on after it. */
export const inBackground = <T>(work: () => T): T => running.run(undefined, work);

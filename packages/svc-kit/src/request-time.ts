import { AsyncLocalStorage } from 'node:async_hooks';
import { overloaded } from './errors/overloaded.core.ts';

const RETRY_AFTER_SECONDS = 2;

/** The time that a visitor's request has, and whether anybody still waits for its answer. */
export class RequestTime {
  /** From here on nobody can say that what was asked for has not happened. */
  isCommitting = false;
  /** Whoever asked was told to come again. */
  isOver = false;
  private readonly until: number;
  private readonly timers: NodeJS.Timeout[] = [];

  constructor(
    leftMs: number,
    readonly signal: AbortSignal,
  ) {
    this.until = performance.now() + leftMs;
  }

  /** Milliseconds. */
  get left(): number {
    return this.until - performance.now();
  }

  /** Throws when nobody waits for the outcome any more, so that nothing is begun in vain. */
  check(): void {
    if (this.left <= 0 || this.signal.aborted) throw overloaded(RETRY_AFTER_SECONDS);
  }

  /** Cleared when the request has ended before: most have, and each timer would hold what it was for. */
  clears(timer: NodeJS.Timeout): void {
    this.timers.push(timer);
  }

  /** Nothing works for it any more. */
  end(): void {
    for (const timer of this.timers.splice(0)) clearTimeout(timer);
  }
}

const running = new AsyncLocalStorage<RequestTime | undefined>();

/** Of the request that this code works for; undefined in work of the service's own. */
export const currentRequestTime = (): RequestTime | undefined => running.getStore();

/** Aborted, as an overload, when nobody waits any more for what this code works for, and after so many milliseconds at the latest. */
export function requestSignal(mostMs: number): AbortSignal {
  const time = running.getStore();
  const up = new AbortController();
  const abort = () => up.abort(overloaded(RETRY_AFTER_SECONDS));
  time?.clears(setTimeout(abort, Math.max(0, Math.min(mostMs, time.left))).unref());
  if (!time) setTimeout(abort, mostMs).unref();
  // Whoever has left gets no answer, but without this it would be logged as a bug of ours.
  if (time?.signal.aborted) abort();
  time?.signal.addEventListener('abort', abort, { once: true });
  return up.signal;
}

export const workFor = <T>(time: RequestTime, work: () => T): T => running.run(time, work);

/** For work that a request sets off, but that does not end with it. */
export const inBackground = <T>(work: () => T): T => running.run(undefined, work);

/**
 * For what is stored outside of a transaction of the request's own, such as together with what others ask for. Call it just before: false,
 * when nobody waits any more or the answer was to come again, and it must not be stored; otherwise the outcome is waited for, however long.
 */
export function commitmentOfRequest(): () => boolean {
  const time = running.getStore();
  return () => {
    if (!time) return true;
    if (time.isOver || time.signal.aborted) return false;
    time.isCommitting = true;
    return true;
  };
}

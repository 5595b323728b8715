import type { PopularSearch } from '@lawdex/contracts';
import type { Logger } from '@lawdex/svc-kit';
import { circuitBreaker, CircuitState, ConsecutiveBreaker, handleWhen, type CircuitBreakerPolicy } from 'cockatiel';
import { AskedEngine, type Question } from './asked-engine.ts';
import { EVERYBODY, type SearchEngine } from './search-engine.ts';

export interface FailoverTimes {
  /** Time for one question: enough for an engine that is well, and little enough that the fallback can answer after it. */
  shareMs: number;
  /** Time for all questions of one search together: the rest of its request is for the fallback. */
  searchMs: number;
  /** How soon, and how often, an engine that has failed is tried again. */
  probeMs: number;
}

const TIMES: FailoverTimes = { shareMs: 150, searchMs: 400, probeMs: 1_000 };
const FAILURES = 3;
// They are told every five seconds.
const POPULAR_KEPT_MS = 10_000;
const PROBE = { ...EVERYBODY, limit: 1 };

/** The visitor has left, which says nothing about the engine. */
class Left extends Error {}

/** Asks the fallback as soon as the preferred engine fails or is late; one that goes on failing is only tried in the background. */
export class FailoverEngine extends AskedEngine {
  /** Requests, by their signal, that the preferred engine has failed once: one engine answers all their other questions. */
  private readonly failed = new WeakSet<AbortSignal>();
  /** When the preferred engine has had the time of a search, by the signal of its request. */
  private readonly deadlines = new WeakMap<AbortSignal, number>();
  private readonly breaker: CircuitBreakerPolicy;
  private probing: NodeJS.Timeout | undefined;
  private down = false;
  private popularUntil = 0;

  constructor(
    private readonly preferred: SearchEngine,
    private readonly fallback: SearchEngine,
    private readonly logger: Logger,
    private readonly times: FailoverTimes = TIMES,
  ) {
    super();
    this.breaker = circuitBreaker(
      handleWhen((error) => !(error instanceof Left)),
      { halfOpenAfter: 0, breaker: new ConsecutiveBreaker(FAILURES) },
    );
    this.breaker.onBreak((reason) => this.open(reason));
    this.breaker.onReset(() => this.close());
  }

  get name(): string {
    return this.answers ? this.preferred.name : this.fallback.name;
  }

  /** The preferred engine is not asked for what it was told long ago, because one may have been taken off since. */
  override popular(most: number, signal: AbortSignal): Promise<PopularSearch[]> {
    const isOld = performance.now() > this.popularUntil;
    return isOld ? this.fallback.popular(most, signal) : super.popular(most, signal);
  }

  async keepPopular(searches: readonly PopularSearch[], signal: AbortSignal): Promise<void> {
    await this.fallback.keepPopular(searches, signal);
    this.popularUntil = 0;
    if (!this.answers) return;
    try {
      await this.preferred.keepPopular(searches, signal);
      this.popularUntil = performance.now() + POPULAR_KEPT_MS;
    } catch (err) {
      this.logger.debug({ err, engine: this.preferred.name }, 'popular searches could not be kept');
    }
  }

  beforeApplicationShutdown(): void {
    clearTimeout(this.probing);
  }

  private get answers(): boolean {
    return this.breaker.state === CircuitState.Closed;
  }

  protected async ask<T>(question: Question<T>, signal: AbortSignal, mostMs?: number): Promise<T> {
    if (this.answers && !this.failed.has(signal)) {
      try {
        return await this.breaker.execute(() => this.inItsShare(question, signal, mostMs));
      } catch (error) {
        if (signal.aborted) throw error;
        this.failed.add(signal);
        this.logger.debug({ err: error, engine: this.preferred.name }, 'a search goes on with the spare engine');
      }
    }
    return question(this.fallback, signal);
  }

  private async inItsShare<T>(question: Question<T>, signal: AbortSignal, mostMs?: number): Promise<T> {
    const share = mostMs ?? Math.min(this.times.shareMs, this.deadlineOf(signal) - performance.now());
    try {
      return await withinTime(share, (until) => question(this.preferred, until), signal);
    } catch (error) {
      throw signal.aborted ? new Left('Nobody waits for the answer any more.', { cause: error }) : error;
    }
  }

  private deadlineOf(signal: AbortSignal): number {
    const deadline = this.deadlines.get(signal) ?? performance.now() + this.times.searchMs;
    this.deadlines.set(signal, deadline);
    return deadline;
  }

  private open(reason: unknown): void {
    // Each probe that fails opens it anew.
    if (!this.down) {
      this.logger.warn({ ...errorOf(reason), engine: this.preferred.name }, 'a search engine fails, and is left alone');
    }
    this.down = true;
    this.probeSoon();
  }

  private close(): void {
    this.down = false;
    this.logger.info({ engine: this.preferred.name }, 'a search engine answers again');
  }

  private probeSoon(): void {
    clearTimeout(this.probing);
    this.probing = setTimeout(() => {
      const probe = (until: AbortSignal): Promise<unknown> => this.preferred.search(PROBE, until);
      this.breaker.execute(() => withinTime(this.times.shareMs, probe)).catch(() => undefined);
    }, this.times.probeMs);
    this.probing.unref();
  }
}

const errorOf = (reason: unknown): object =>
  typeof reason === 'object' && reason !== null && 'error' in reason ? { err: reason.error } : {};

/** Rejects in time or when aborted. A timer of its own: `AbortSignal.any` can lose its timeout (nodejs/node#57736). */
async function withinTime<T>(ms: number, work: (until: AbortSignal) => Promise<T>, signal?: AbortSignal): Promise<T> {
  const over = new AbortController();
  const late = (): void => over.abort(new DOMException('The time is over.', 'TimeoutError'));
  const gone = (): void => over.abort(signal?.reason);
  if (signal?.aborted) gone();
  if (ms <= 0) late();
  over.signal.throwIfAborted();
  const timer = setTimeout(late, ms);
  signal?.addEventListener('abort', gone, { once: true });
  try {
    return await new Promise((resolve, reject) => {
      over.signal.addEventListener('abort', () => reject(over.signal.reason));
      work(over.signal).then(resolve, reject);
    });
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener('abort', gone);
  }
}

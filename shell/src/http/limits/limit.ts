import { RateLimiterRedis, RateLimiterRes, RLWrapperTimeouts } from 'rate-limiter-flexible';
import type { SharedState } from '../shared-state.ts';

/** Milliseconds to wait for the other shells; an answer normally takes one or two. */
const ANSWER_MS = 50;

export interface LimitOptions {
  most: number;
  windowMs: number;
  /** Keys that are kept at most. At least the half that was counted last is kept, because strangers have any number of addresses. */
  keys: number;
}

interface Window {
  count: number;
  until: number;
}

/** How often visitors may do something within a window, which begins when they do it first. */
export class Limit {
  private earlier = new Map<string, Window>();
  private windows = new Map<string, Window>();
  private readonly countTogether: ((what: string) => Promise<number | null>) | null;

  constructor(
    private readonly options: LimitOptions,
    /** Null where this shell counts alone. */
    shared: Pick<SharedState, 'server' | 'hidden'> | null = null,
  ) {
    this.countTogether = shared && together(options, shared);
  }

  /** Counts once more; milliseconds to wait, null for none. Without an answer of the others this shell's own count decides. */
  count(what: string): number | null | Promise<number | null> {
    const wait = this.countHere(what);
    // A visitor above the limit of this shell is refused without asking the others.
    return wait === null && this.countTogether ? this.countTogether(what) : wait;
  }

  // A library's memory costs a promise for each request and a timer for each key, and has no bound.
  private countHere(what: string): number | null {
    const { most, windowMs, keys } = this.options;
    const now = Date.now();
    const known = this.windows.get(what) ?? this.earlier.get(what);
    // A window that ends too late was begun before the clock was set back.
    const isOpen = known && known.until > now && known.until <= now + windowMs;
    const window = isOpen ? known : { count: 0, until: now + windowMs };
    window.count += 1;
    this.windows.set(what, window);
    if (this.windows.size >= keys / 2) [this.earlier, this.windows] = [this.windows, new Map()];
    return window.count > most ? window.until - now : null;
  }
}

function together(
  { most, windowMs }: LimitOptions,
  shared: Pick<SharedState, 'server' | 'hidden'>,
): (what: string) => Promise<number | null> {
  const redis = new RateLimiterRedis({
    storeClient: shared.server,
    keyPrefix: 'lawdex:limits',
    points: most,
    duration: windowMs / 1000,
    rejectIfRedisNotReady: true,
  });
  const limiter = new RLWrapperTimeouts({ limiter: redis, timeoutMs: ANSWER_MS });
  return (what) =>
    limiter.consume(shared.hidden(what)).then(
      () => null,
      (refused: unknown) => (refused instanceof RateLimiterRes ? refused.msBeforeNext : null),
    );
}

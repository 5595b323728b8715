import type { ServiceAnswer } from '../../../protocol/render.ts';
import { GroupedCache, type CacheLimits } from '../../cache/grouped-cache.ts';

/** One question for all who ask it at the same time. It is given up once nobody waits for its answer any more. */
class SharedAsk<T> {
  readonly answered: Promise<T>;
  private readonly stop = new AbortController();
  private waiting = 0;
  private isOver = false;

  /** `onEnd` is called when the answer is here, or when nobody waits for it: nobody else shall join. */
  constructor(
    ask: (signal: AbortSignal) => Promise<T>,
    private readonly onEnd: () => void,
  ) {
    this.answered = ask(this.stop.signal);
    const end = () => this.end();
    this.answered.then(end, end);
  }

  /** Null when the answer is not here in time, or the one who waits has left. Rejects as the question does. */
  async wait({ within, signal }: { within: number; signal?: AbortSignal }): Promise<T | null> {
    this.waiting++;
    let giveUp: () => void = () => undefined;
    const gaveUp = new Promise<null>((resolve) => (giveUp = () => resolve(null)));
    const timer = setTimeout(giveUp, within);
    signal?.addEventListener('abort', giveUp, { once: true });
    if (signal?.aborted) giveUp();
    try {
      return await Promise.race([this.answered, gaveUp]);
    } finally {
      clearTimeout(timer);
      signal?.removeEventListener('abort', giveUp);
      this.leave();
    }
  }

  private leave(): void {
    if (--this.waiting > 0 || this.isOver) return;
    this.end();
    this.stop.abort();
  }

  private end(): void {
    this.isOver = true;
    this.onEnd();
  }
}

const LIMITS: CacheLimits = {
  maxBytes: 32 * 1024 * 1024,
  /** Short enough that a new review is found within 5 s of its event. */
  freshMs: 3000,
  staleMs: 5 * 60_000,
};

export interface GroupedAnswer {
  answer: ServiceAnswer;
  groups: readonly string[];
  /** Missing or old, so the page made from it is not kept. */
  isDegraded: boolean;
  /** The service said `no-store`, so the page made from it is private too. */
  isPrivate: boolean;
  /** The service counts who gets this answer and wants reports. */
  isMetered?: boolean;
}

export interface Patience {
  within: number;
  signal?: AbortSignal;
  /** Milliseconds for which an answer is good enough for this page, where that is longer than for others. */
  freshMs?: number;
}

/** Services' answers to pages. Failures are not kept; while a service fails, its last answer is used. */
export class ServiceCache extends GroupedCache<GroupedAnswer> {
  /** Unanswered requests, which later pages share. */
  private readonly waiting = new Map<string, SharedAsk<GroupedAnswer>>();

  constructor(limits: Partial<CacheLimits> & { clock?: { now(): number } } = {}) {
    super({ ...LIMITS, ...limits, bytesOf: ({ answer }) => 2 * answer.body.length + 100 });
  }

  /** Null when no answer comes within the caller's time. */
  async get(
    path: string,
    patience: Patience,
    ask: (signal: AbortSignal) => Promise<GroupedAnswer>,
  ): Promise<GroupedAnswer | null> {
    const fresh = this.fresh(path, patience.freshMs);
    if (fresh) return fresh;
    const answered = await (this.waiting.get(path) ?? this.ask(path, ask)).wait(patience);
    if (answered && !answered.isDegraded) return answered;
    const old = this.stale(path);
    return old ? { ...old, isDegraded: true } : answered;
  }

  /** Unanswered requests began before the write, and their groups are unknown, so later pages do not share them. */
  override forget(groups: readonly string[]): void {
    super.forget(groups);
    this.waiting.clear();
  }

  private ask(path: string, ask: (signal: AbortSignal) => Promise<GroupedAnswer>): SharedAsk<GroupedAnswer> {
    const keep = this.begin();
    const shared = new SharedAsk(ask, () => this.waiting.get(path) === shared && this.waiting.delete(path));
    this.waiting.set(path, shared);
    shared.answered.then(
      (answered) => answered.answer.status < 400 && !answered.isPrivate && keep(path, answered, answered.groups),
      () => undefined,
    );
    return shared;
  }
}

import { GroupedCache } from '../../cache/grouped-cache.ts';
import type { CacheLimits } from '../../cache/grouped-cache.ts';
import type { ServiceAnswer } from '../../../protocol/render.ts';
import { SharedAsk } from './shared-ask.ts';

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
  /** Milliseconds. */
  within: number;
  signal?: AbortSignal;
  /** Milliseconds for which an answer is good enough for this page, where that is longer than for others. */
  freshMs?: number;
}

/**
 * Services' answers to pages, many of which ask for the same lists. Failures are not kept; while a service fails, its last answer is used.
 */
export class ServiceCache {
  private readonly answers: GroupedCache<GroupedAnswer>;
  /** Unanswered requests, which later pages share. */
  private readonly waiting = new Map<string, SharedAsk<GroupedAnswer>>();

  constructor(limits: Partial<CacheLimits> & { clock?: { now(): number } } = {}) {
    this.answers = new GroupedCache({ ...LIMITS, ...limits, bytesOf: ({ answer }) => 2 * answer.body.length + 100 });
  }

  get lookups(): GroupedCache<GroupedAnswer>['lookups'] {
    return this.answers.lookups;
  }

  get bytes(): number {
    return this.answers.bytes;
  }

  /** Null when no answer comes within the caller's time. */
  async get(
    path: string,
    patience: Patience,
    ask: (signal: AbortSignal) => Promise<GroupedAnswer>,
  ): Promise<GroupedAnswer | null> {
    const fresh = this.answers.fresh(path, patience.freshMs);
    if (fresh) return fresh;
    const answered = await (this.waiting.get(path) ?? this.ask(path, ask)).wait(patience);
    if (answered && !answered.isDegraded) return answered;
    const old = this.answers.stale(path);
    return old ? { ...old, isDegraded: true } : answered;
  }

  /** The cached answer, fresh or stale, without asking. */
  cached(path: string): GroupedAnswer | null {
    return this.answers.stale(path) ?? null;
  }

  /** Unanswered requests began before the write, and their groups are unknown, so later pages do not share them. */
  forget(groups: readonly string[]): void {
    this.answers.forget(groups);
    this.waiting.clear();
  }

  purge(): void {
    this.answers.purge();
  }

  private ask(path: string, ask: (signal: AbortSignal) => Promise<GroupedAnswer>): SharedAsk<GroupedAnswer> {
    const keep = this.answers.begin();
    const shared = new SharedAsk(ask, () => this.waiting.get(path) === shared && this.waiting.delete(path));
    this.waiting.set(path, shared);
    shared.answered.then(
      (answered) => answered.answer.status < 400 && !answered.isPrivate && keep(path, answered, answered.groups),
      () => undefined,
    );
    return shared;
  }
}

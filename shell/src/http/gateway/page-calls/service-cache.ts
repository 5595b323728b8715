import { GroupedCache } from '../../cache/grouped-cache.ts';
import type { CacheLimits } from '../../cache/grouped-cache.ts';
import type { ServiceAnswer } from '../../../protocol/render.ts';
import { SharedAsk } from './shared-ask.ts';

const LIMITS: CacheLimits = {
  maxBytes: 32 * 1024 * 1024,
  /** Short enough that a new review is in search within 5 s of its event, index lag included. */
  freshMs: 3000,
  staleMs: 5 * 60_000,
};

export interface GroupedAnswer {
  answer: ServiceAnswer;
  groups: readonly string[];
  /** Missing or old: what is made from it is not kept. */
  isDegraded: boolean;
  /** The service said `no-store`: it is for who asked alone, and so is what is made from it. */
  isPrivate: boolean;
  /** The service counts who is given it, and wants to be told. */
  isMetered?: boolean;
}

export interface Patience {
  /** Milliseconds. */
  within: number;
  signal?: AbortSignal;
}

/**
 * What services answered to pages: many pages ask for the same lists. Failures are not kept; while a service has nothing
 * better to say, its last answer is given.
 */
export class ServiceCache {
  private readonly answers: GroupedCache<GroupedAnswer>;
  /** Asked for and not yet answered: who asks meanwhile waits with the first one. */
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

  /** Null when there is nothing within the time of who asks. */
  async get(
    path: string,
    patience: Patience,
    ask: (signal: AbortSignal) => Promise<GroupedAnswer>,
  ): Promise<GroupedAnswer | null> {
    const fresh = this.answers.fresh(path);
    if (fresh) return fresh;
    const answered = await (this.waiting.get(path) ?? this.ask(path, ask)).wait(patience);
    if (answered && !answered.isDegraded) return answered;
    const old = this.answers.stale(path);
    return old ? { ...old, isDegraded: true } : answered;
  }

  /** Old or fresh, without asking. */
  kept(path: string): GroupedAnswer | null {
    return this.answers.stale(path) ?? null;
  }

  /** What is still waited for was asked before the write, and nobody knows its groups yet, so nobody else waits for it. */
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

import { LRUCache } from 'lru-cache';
import type { ServiceAnswer } from '../../protocol/render.ts';

/** Short enough that a new review is in search within 5 s of its event, index lag included. */
const FRESH_MS = 3000;
const MAX_ENTRIES = 2000;
/** Counted in characters, which for JSON are about as many. */
const MAX_BYTES = 32 * 1024 * 1024;

/** What services answered to pages, for moments: many pages ask for the same lists. Failures are not kept. */
export class ServiceCache {
  private readonly answers: LRUCache<string, ServiceAnswer>;
  /** Asked for and not yet answered: who asks meanwhile waits with the first one. */
  private readonly waiting = new Map<string, Promise<ServiceAnswer>>();
  private readonly clock: { now(): number };

  constructor(limits: { maxBytes?: number; clock?: { now(): number } } = {}) {
    this.clock = limits.clock ?? performance;
    this.answers = new LRUCache<string, ServiceAnswer>({
      max: MAX_ENTRIES,
      maxSize: limits.maxBytes ?? MAX_BYTES,
      sizeCalculation: ({ body }) => body.length + 1,
      ttl: FRESH_MS,
      perf: this.clock,
      ...(limits.clock && { ttlResolution: 0 }),
    });
  }

  async get(path: string, ask: () => Promise<ServiceAnswer>): Promise<ServiceAnswer> {
    return this.answers.get(path) ?? this.waiting.get(path) ?? this.ask(path, ask);
  }

  /** What is still waited for was asked before the write, so it is not kept either. */
  clear(): void {
    this.answers.clear();
    this.waiting.clear();
  }

  private async ask(path: string, ask: () => Promise<ServiceAnswer>): Promise<ServiceAnswer> {
    // Fresh from the moment of asking: the answer may have been read then.
    const start = this.clock.now();
    const asked = ask();
    this.waiting.set(path, asked);
    try {
      const answer = await asked;
      const isCurrent = this.waiting.get(path) === asked;
      if (isCurrent && answer.status < 400) this.answers.set(path, answer, { start });
      return answer;
    } finally {
      if (this.waiting.get(path) === asked) this.waiting.delete(path);
    }
  }
}

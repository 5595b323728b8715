import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { businessPath, categoryPath, searchPath } from '@lawdex/contracts';
import type { SearchResponse } from '@lawdex/contracts';
import { COMMENT } from '../faults/writers.ts';
import type { Acknowledged } from '../faults/writers.ts';
import { meaningOf } from './tally.core.ts';
import type { Kind, Visit } from './tally.core.ts';

/** Of each kind, in a second; who has come does not wait for others to be served. */
const PER_SECOND: Record<Kind, number> = { pages: 5, reads: 5, reviews: 3 };
/** Whoever has not been served by then has left. */
const PATIENCE_MS = 30_000;

type Business = SearchResponse['businesses'][number];

interface Request {
  path: string;
  init: RequestInit;
  onServed?: (body: string) => void;
}

/** People who read pages, programs that read the API, and people who write reviews, all the time. */
export class Visitors {
  readonly visits: Visit[] = [];
  readonly acknowledged: Acknowledged[] = [];
  private readonly origin: string;
  private readonly businesses: readonly Business[];
  private readonly began = performance.now();
  private readonly open = new Set<Promise<void>>();
  private coming = true;
  private readonly loops: Promise<unknown>;

  constructor(origin: string, businesses: readonly Business[]) {
    this.origin = origin;
    this.businesses = businesses;
    this.loops = Promise.all([
      this.come('pages', (n) => this.page(n)),
      this.come('reads', (n) => this.read(n)),
      this.come('reviews', (n) => this.review(n)),
    ]);
  }

  get now(): number {
    return performance.now() - this.began;
  }

  /** Reviews whose writers left without an answer. */
  get unacknowledged(): number {
    return this.visits.filter(({ kind, gaveUp, lost }) => kind === 'reviews' && (gaveUp || lost !== null)).length;
  }

  /** Lets all who have come be served. */
  async stop(): Promise<void> {
    this.coming = false;
    await this.loops;
    await this.everybodyServed();
  }

  async everybodyServed(): Promise<void> {
    await Promise.all(this.open);
  }

  private async come(kind: Kind, requestOf: (n: number) => Request): Promise<void> {
    for (let n = 0; this.coming; n += 1) {
      const visit = this.visit(kind, requestOf(n)).finally(() => this.open.delete(visit));
      this.open.add(visit);
      await delay(1000 / PER_SECOND[kind]);
    }
  }

  private async visit(kind: Kind, request: Request): Promise<void> {
    const at = this.now;
    let later = 0;
    let lost: string | null = null;
    let gaveUp = false;
    for (;;) {
      const answer = await this.ask(request);
      if (answer.kind === 'lost') lost = answer.reason;
      if (answer.kind !== 'later') break;
      later += 1;
      if (this.now - at > PATIENCE_MS) {
        gaveUp = true;
        break;
      }
      await delay(answer.seconds * 1000);
    }
    this.visits.push({ kind, at, ms: this.now - at, later, gaveUp, lost });
  }

  private async ask({ path, init, onServed }: Request) {
    try {
      const response = await fetch(this.origin + path, { ...init, signal: AbortSignal.timeout(PATIENCE_MS) });
      const body = await response.text();
      const meaning = meaningOf(response.status, response.headers.get('retry-after'));
      if (meaning.kind === 'served') onServed?.(body);
      return meaning.kind === 'lost' ? { ...meaning, reason: `${meaning.reason} ${path}` } : meaning;
    } catch (error) {
      const { cause, message, name } = error as Error;
      if (name === 'TimeoutError') return { kind: 'later', seconds: 0 } as const;
      return { kind: 'lost', reason: `${cause instanceof Error ? cause.message : message} ${path}` } as const;
    }
  }

  private page(n: number): Request {
    const { name, slug, category } = this.businessAt(n);
    const paths = [
      '/',
      businessPath(slug),
      searchPath({ query: name }),
      categoryPath(category?.slug ?? 'personal-injury'),
    ];
    return { path: paths[n % paths.length] ?? '/', init: { headers: { accept: 'text/html' } } };
  }

  private read(n: number): Request {
    const { id, name, slug } = this.businessAt(n);
    const query = new URLSearchParams({ query: name });
    const paths = [
      `/api/businesses/search?${query}`,
      `/api/businesses/slug/${slug}`,
      `/api/businesses/${id}/reviews`,
      '/api/blog/posts',
    ];
    return { path: paths[n % paths.length] ?? '/', init: {} };
  }

  private review(n: number): Request {
    const { id: businessId } = this.businessAt(7 * n);
    const key = `drill-${randomUUID()}`;
    const rating = (n % 5) + 1;
    const review = { userName: 'Restart Drill', rating, comment: `${COMMENT} (${key}).` };
    return {
      path: `/api/businesses/${businessId}/reviews`,
      init: {
        method: 'POST',
        headers: { 'content-type': 'application/json', origin: this.origin, 'idempotency-key': key },
        body: JSON.stringify(review),
      },
      onServed: (body) => {
        const { id } = JSON.parse(body) as { id: string };
        this.acknowledged.push({ key, id, businessId, rating });
      },
    };
  }

  private businessAt(n: number): Business {
    const business = this.businesses[n % this.businesses.length];
    if (!business) throw new Error('There is no business to visit.');
    return business;
  }
}

import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { send } from './http.ts';

export interface Acknowledged {
  key: string;
  id: string;
  businessId: string;
  rating: number;
}

interface Target {
  origin: string;
  businessIds: readonly string[];
}

const RETRY_MS = 100;
const REQUEST_PATIENCE_MS = 5_000;
const PAUSE_MS = 100;
/** So that no two of them write to the same business at one time for long. */
const WRITERS_APART = 7;

/** The name under which the laboratory writes. */
export const REVIEWER = 'Laboratory Visitor';
/** How its reviews begin. */
export const COMMENT = 'Posted while something breaks';

interface NewReview {
  businessId: string;
  /** Sent again with the same key, it is stored once. */
  key: string;
  rating: number;
}

type PostOutcome = { kind: 'stored'; id: string } | { kind: 'refused'; reason: string } | { kind: 'again' };

/** Posts a review as a visitor with an address of their own; `again` when nobody can know whether it was stored. */
export async function postReview(origin: string, { businessId, key, rating }: NewReview): Promise<PostOutcome> {
  const { status, text } = await send(`${origin}/api/businesses/${businessId}/reviews`, {
    headers: { 'idempotency-key': key },
    body: JSON.stringify({ userName: REVIEWER, rating, comment: `${COMMENT} (${key}).` }),
    patienceMs: REQUEST_PATIENCE_MS,
  });
  if (status >= 200 && status < 300) return { kind: 'stored', id: (JSON.parse(text) as { id: string }).id };
  if (status === 0 || status >= 500 || status === 429) return { kind: 'again' };
  return { kind: 'refused', reason: `${status} ${text}` };
}

/** Visitors who write reviews all the time, and send one again, with the same key, until it is acknowledged. */
export class Writers {
  readonly acknowledged: Acknowledged[] = [];
  /** Answers that a retry cannot make good: a bug. */
  readonly refused: string[] = [];
  retries = 0;
  lastAcknowledgedAt = Date.now();
  private readonly target: Target;
  private writing = true;
  private readonly done: Promise<unknown>;

  constructor(target: Target, count: number) {
    this.target = target;
    this.done = Promise.all(Array.from({ length: count }, (_, index) => this.write(index)));
  }

  /** Lets every writer bring its last review home. */
  async stop(): Promise<void> {
    this.writing = false;
    await this.done;
  }

  private async write(writer: number): Promise<void> {
    for (let n = writer; this.writing; n += WRITERS_APART) {
      const businessId = this.target.businessIds[n % this.target.businessIds.length] ?? '';
      await this.review(businessId, (n % 5) + 1);
      await delay(PAUSE_MS);
    }
  }

  /** Resolves once it is acknowledged, or refused for good. */
  async review(businessId: string, rating: number, key = `drill-${randomUUID()}`): Promise<void> {
    for (;;) {
      const answer = await postReview(this.target.origin, { businessId, key, rating });
      if (answer.kind === 'stored') {
        this.acknowledged.push({ key, businessId, rating, id: answer.id });
        this.lastAcknowledgedAt = Date.now();
        return;
      }
      if (answer.kind === 'refused') {
        this.refused.push(answer.reason);
        return;
      }
      this.retries += 1;
      await delay(RETRY_MS);
    }
  }
}

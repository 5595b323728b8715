import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { postReview } from './http.ts';

export interface Acknowledged {
  key: string;
  id: string;
  businessId: string;
  rating: number;
}

const RETRY_MS = 100;
const PATIENCE_MS = 5_000;
const PAUSE_MS = 100;
/** So that no two of them write to the same business at one time for long. */
const WRITERS_APART = 7;

export const COMMENT = 'Posted while something breaks';

/** Visitors who write reviews all the time, and send one again, with the same key, until it is acknowledged. */
export class Writers {
  readonly acknowledged: Acknowledged[] = [];
  /** Answers that a retry cannot make good: a bug. */
  readonly refused: string[] = [];
  retries = 0;
  lastAcknowledgedAt = Date.now();
  private writing = true;
  private readonly done: Promise<unknown>;

  constructor(
    private readonly origin: string,
    private readonly businesses: readonly { id: string }[],
    count: number,
  ) {
    this.done = Promise.all(Array.from({ length: count }, (_, index) => this.write(index)));
  }

  /** Lets every writer bring its last review home. */
  async stop(): Promise<void> {
    this.writing = false;
    await this.done;
  }

  private async write(writer: number): Promise<void> {
    for (let n = writer; this.writing; n += WRITERS_APART) {
      await this.review(this.businesses[n % this.businesses.length]?.id ?? '', (n % 5) + 1);
      await delay(PAUSE_MS);
    }
  }

  /** Resolves once it is acknowledged, or refused for good. */
  async review(businessId: string, rating: number): Promise<void> {
    const key = `drill-${randomUUID()}`;
    const review = { userName: 'Laboratory Visitor', rating, comment: `${COMMENT} (${key}).` };
    const sending = { headers: { 'idempotency-key': key }, patienceMs: PATIENCE_MS };
    for (;;) {
      const { status, text } = await postReview(this.origin, businessId, review, sending);
      if (status >= 200 && status < 300) {
        this.acknowledged.push({ key, businessId, rating, id: (JSON.parse(text) as { id: string }).id });
        this.lastAcknowledgedAt = Date.now();
        return;
      }
      // After these nobody can know whether it was stored.
      if (status !== 0 && status < 500 && status !== 429) return void this.refused.push(`${status} ${text}`);
      this.retries += 1;
      await delay(RETRY_MS);
    }
  }
}

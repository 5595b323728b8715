import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { postReview } from './http.ts';

export type Acknowledged = Record<'key' | 'id' | 'businessId', string> & { rating: number };

/** So that no two of them write to the same business at one time for long. */
const WRITERS_APART = 7;

export const COMMENT = 'Posted while something breaks';

/** Visitors who write reviews all the time, and send one again, with the same key, until it is acknowledged. */
export function startWriters(origin: string, businesses: readonly { id: string }[], count: number) {
  let writing = true;
  const writers = {
    acknowledged: [] as Acknowledged[],
    /** Answers that a retry cannot make good: a bug. */
    refused: [] as string[],
    retries: 0,
    lastAcknowledgedAt: Date.now(),
    /** Lets every writer bring its last review home. */
    stop: async () => {
      writing = false;
      await done;
    },
    /** Resolves once it is acknowledged, or refused for good. */
    review: async (businessId: string, rating: number): Promise<void> => {
      const key = `drill-${randomUUID()}`;
      const review = { userName: 'Laboratory Visitor', rating, comment: `${COMMENT} (${key}).` };
      const sending = { headers: { 'idempotency-key': key }, patienceMs: 5_000 };
      for (;;) {
        const { status, text } = await postReview(origin, businessId, review, sending);
        if (status >= 200 && status < 300) {
          writers.acknowledged.push({ key, businessId, rating, id: (JSON.parse(text) as { id: string }).id });
          writers.lastAcknowledgedAt = Date.now();
          return;
        }
        // After these nobody can know whether it was stored.
        if (status !== 0 && status < 500 && status !== 429) return void writers.refused.push(`${status} ${text}`);
        writers.retries += 1;
        await delay(100);
      }
    },
  };
  const write = async (_: unknown, writer: number) => {
    for (let n = writer; writing; n += WRITERS_APART) {
      await writers.review(businesses[n % businesses.length]?.id ?? '', (n % 5) + 1);
      await delay(100);
    }
  };
  const done = Promise.all(Array.from({ length: count }, write));
  return writers;
}

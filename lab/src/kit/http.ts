import { randomInt } from 'node:crypto';
import type { CreateReview } from '@lawdex/contracts';
import { addressOf } from './visits.core.ts';

export interface Sending {
  headers?: Record<string, string>;
  body?: string | undefined;
  patienceMs?: number;
}

/** Asks once, and follows no redirect. Status 0: no answer in time, for the reason in `text`. */
export async function ask(url: string, { headers, body, patienceMs = 10_000 }: Sending = {}) {
  const posted = { 'content-type': 'application/json', origin: new URL(url).origin };
  try {
    const answer = await fetch(url, {
      headers: { ...(body !== undefined && posted), ...headers },
      ...(body !== undefined && { method: 'POST', body }),
      redirect: 'manual',
      signal: AbortSignal.timeout(patienceMs),
    });
    const retryAfterMs = 1_000 * (Number(answer.headers.get('retry-after')) || 1);
    return { status: answer.status, text: await answer.text(), headers: answer.headers, retryAfterMs };
  } catch (error) {
    const text = error instanceof Error ? error.name : String(error);
    return { status: 0, text, headers: new Headers(), retryAfterMs: 1_000 };
  }
}

export type Answer = Awaited<ReturnType<typeof ask>>;

/** Asks as a visitor with an address of their own, unless the headers name one. It is believed because the drill is in TRUSTED_PROXIES. */
export const send = (url: string, sending: Sending = {}): Promise<Answer> =>
  ask(url, { ...sending, headers: { 'x-forwarded-for': addressOf(randomInt(2 ** 24)), ...sending.headers } });

export const postReview = (origin: string, businessId: string, review: CreateReview, sending: Sending = {}) =>
  send(`${origin}/api/businesses/${businessId}/reviews`, { ...sending, body: JSON.stringify(review) });

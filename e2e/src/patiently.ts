import { setTimeout as delay } from 'node:timers/promises';
import type { APIRequestContext, APIResponse } from '@playwright/test';
import { ask } from './ask.ts';
import type { Answer } from './ask.ts';

const PAUSE_MS = 300;

/** Sends again while the answer is 503, which a busy site tells visitors to do; the journey's own time ends it. */
async function patiently<T>(send: () => Promise<T>, statusOf: (answer: T) => number): Promise<T> {
  for (;;) {
    const answer = await send();
    if (statusOf(answer) !== 503) return answer;
    await delay(PAUSE_MS);
  }
}

export const getPatiently = (request: APIRequestContext, url: string): Promise<APIResponse> =>
  patiently(
    () => request.get(url),
    (answer) => answer.status(),
  );

export const askPatiently = (url: string, headers: Record<string, string> = {}): Promise<Answer> =>
  patiently(
    () => ask(url, headers),
    ({ status }) => status,
  );

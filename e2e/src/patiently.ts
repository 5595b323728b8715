import { setTimeout as delay } from 'node:timers/promises';
import type { APIRequestContext, APIResponse } from '@playwright/test';

const PAUSE_MS = 300;

export interface Answer {
  status: number;
  headers: Headers;
  text: string;
}

/** Asks without a browser, and follows no redirect. */
export async function ask(url: string, headers: Record<string, string> = {}): Promise<Answer> {
  const answer = await fetch(url, { headers, redirect: 'manual' });
  return { status: answer.status, headers: answer.headers, text: await answer.text() };
}

/** Sends again while the answer is a refusal of a busy site, which tells visitors to do so; the journey's own time ends it. */
async function patiently<T>(send: () => Promise<T>, isRefusal: (answer: T) => boolean): Promise<T> {
  for (;;) {
    const answer = await send();
    if (!isRefusal(answer)) return answer;
    await delay(PAUSE_MS);
  }
}

export const getPatiently = (request: APIRequestContext, url: string): Promise<APIResponse> =>
  patiently(
    () => request.get(url),
    (answer) => answer.status() === 503,
  );

export const askPatiently = (url: string, isRefusal = ({ status }: Answer) => status === 503): Promise<Answer> =>
  patiently(() => ask(url), isRefusal);

/** The value of a JSON answer. */
export async function getJson<T>(request: APIRequestContext, url: string): Promise<T> {
  const answer = await getPatiently(request, url);
  if (!answer.ok()) throw new Error(`${url} answered ${answer.status()}: ${await answer.text()}`);
  return (await answer.json()) as T;
}

const BUSY = 'Very many people are here right now';

/** Where 503 is what a journey expects: again only while a page says that the site is busy. */
export const askWhileBusy = (url: string): Promise<Answer> =>
  askPatiently(url, ({ status, text }) => status === 503 && text.includes(BUSY));

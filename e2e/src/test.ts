import { setTimeout as delay } from 'node:timers/promises';
import { test as base, expect, type Page, type Response } from '@playwright/test';
import { readAddresses, type Addresses } from './addresses.ts';
import { Guard } from './guard.ts';

interface Fixtures {
  addresses: Addresses;
  /** Fails the journey when the page complains, breaks or asks another host. */
  guard: Guard;
}

export const test = base.extend<Fixtures>({
  addresses: async ({}, use) => use(readAddresses()),
  baseURL: async ({ addresses }, use) => use(addresses.demo),
  guard: [
    async ({ context, javaScriptEnabled }, use) => {
      const guard = new Guard(javaScriptEnabled !== false);
      guard.watch(context);
      await use(guard);
      expect(guard.found, 'what the pages complained about').toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };

/** Describes journeys with and without JavaScript; `go` opens a page in either. */
export function bothWays(what: string, journeys: (go: (page: Page, path: string) => Promise<unknown>) => void): void {
  for (const javaScriptEnabled of [true, false])
    test.describe(`${what}, ${javaScriptEnabled ? 'with' : 'without'} JavaScript`, () => {
      test.use({ javaScriptEnabled });
      journeys(javaScriptEnabled ? open : visit);
    });
}

/** Goes by script, because a new document would bring its own data, and pointing at a link would load its page early. */
export const goWithin = (page: Page, path: string): Promise<void> =>
  page.evaluate((to) => {
    history.pushState({}, '', to);
    window.dispatchEvent(new PopStateEvent('popstate', { state: {} }));
  }, path);

/** A page that is refused for longer is broken, and its journey sees it. */
const BUSY_MS = 60_000;

/**
 * Goes to a page as a visitor does: while a busy site refuses it, they come again when the answer says. That repeats no journey, and neither
 * a 500 nor a 503 that stays is hidden.
 */
export async function visit(page: Page, path: string): Promise<Response | null> {
  for (const end = Date.now() + BUSY_MS; ;) {
    const answer = await page.goto(path);
    const wait = answer?.status() === 503 ? answer.headers()['retry-after'] : undefined;
    if (!answer || wait === undefined || Date.now() > end) return answer;
    Guard.of(page)?.allowRefusal(answer.url());
    // The refusal would come again by itself, in the midst of what follows.
    await page.goto('about:blank');
    await delay(Number(wait) * 1000);
  }
}

/** Opens a page and waits until its code runs. An earlier click would act as without JavaScript. */
export async function open(page: Page, path: string): Promise<void> {
  await visit(page, path);
  await hydrated(page);
}

/** Waits until React has taken over the page, which it does in slices, and its effects hear what a visitor does. */
export async function hydrated(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const root = document.getElementById('root') ?? {};
    const key = Object.keys(root).find((name) => name.startsWith('__reactContainer'));
    const current = key && Reflect.get(root, key).stateNode.current;
    return current?.child && !current.memoizedState.isDehydrated;
  });
  // Effects run in a task behind the one in which the page was taken over.
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))));
}

import { test as base, expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import { readAddresses } from './addresses.ts';
import type { Addresses } from './addresses.ts';
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

/** Opens a page and waits until its code runs. An earlier click would act as without JavaScript. */
export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await hydrated(page);
}

export const hydrated = (page: Page): Promise<void> =>
  page
    .waitForFunction(() => {
      const root = document.getElementById('root')?.firstElementChild;
      return !!root && Object.keys(root).some((key) => key.startsWith('__reactFiber'));
    })
    .then(() => undefined);

import { isTakenId } from '@lawdex/contracts';
import { expect, test, visit } from '../../test.ts';

test('no anchor shadows a property of document or window', async ({ page }) => {
  await visit(page, '/blog');
  const names = await page.evaluate(() => {
    const found = new Set<string>();
    for (const root of [window, document]) {
      for (let at: object | null = root; at; at = Object.getPrototypeOf(at) as object | null) {
        for (const name of Object.getOwnPropertyNames(at)) found.add(name);
      }
    }
    return [...found];
  });
  // Containers of microfrontends are named by their versions, which no heading can be.
  const possible = names.filter((name) => name === name.toLowerCase() && !/^\d+$|^mf_/.test(name));
  expect(possible.length).toBeGreaterThan(150);
  expect(possible.filter((name) => !isTakenId(name))).toEqual([]);
});

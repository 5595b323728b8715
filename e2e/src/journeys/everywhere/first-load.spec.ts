import { expect, open, test } from '../../test.ts';

/** The same budget as in .size-limit.mjs, for all that a browser really loads, late chunks included. */
const BUDGET_BYTES = 132 * 1024;
/** Loaded in advance, when the visitor rests. */
const NEXT_PAGE = /\/expose-(?!home\.)/;

test('the first visit to the home page loads no more JavaScript than its budget', async ({ page }) => {
  await page.setExtraHTTPHeaders({ 'accept-encoding': 'gzip' });
  const sizes = new Map<string, number>();
  page.on('response', (answer) => {
    const headers = answer.headers();
    if (headers['content-type']?.includes('javascript') && !NEXT_PAGE.test(answer.url()))
      sizes.set(answer.url(), Number(headers['content-length']));
  });
  await open(page, '/');
  await page.waitForLoadState('networkidle');
  expect(sizes.size).toBeGreaterThan(2);
  const total = [...sizes.values()].reduce((sum, bytes) => sum + bytes, 0);
  expect(total, [...sizes].map(([url, bytes]) => `${bytes} ${url}`).join('\n')).toBeLessThanOrEqual(BUDGET_BYTES);
});

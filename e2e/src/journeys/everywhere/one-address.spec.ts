import { askPatiently } from '../../patiently.ts';
import { expect, test, visit } from '../../test.ts';

const led = async (origin: string, path: string): Promise<[number, string | undefined]> => {
  const { status, headers } = await askPatiently(origin + path);
  return [status, headers.location];
};

test('an address in other capitals or another spelling redirects (301) to the one address', async ({ addresses }) => {
  for (const [asked, location] of [
    ['/Category/Personal-Injury?page=2', '/category/personal-injury?page=2'],
    ['/city/san-antonio', '/city/san%20antonio?state=TX'],
    ['/cities/TX', '/cities/texas'],
    ['/Blog/Category/X', '/blog/category/x'],
    ['/SEARCH?query=A', '/search?query=A'],
    ['/Compare', '/compare'],
    ['/blog/feed/', '/api/blog/rss'],
  ] as const) {
    expect([asked, ...(await led(addresses.demo, asked))]).toEqual([asked, 301, location]);
  }
});

test('control characters in ?query= are dropped', async ({ page, addresses }) => {
  expect(await led(addresses.demo, '/search?query=du%00i&location=%01')).toEqual([301, '/search?query=dui']);
  await visit(page, '/search?query=divorce%00%7F');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Search Results for "divorce"');
  expect(await page.content()).not.toContain('\0');
});

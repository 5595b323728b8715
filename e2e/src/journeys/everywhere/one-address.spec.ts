import { askPatiently } from '../../patiently.ts';
import { expect, test, visit } from '../../test.ts';

const led = async (origin: string, path: string): Promise<[number, string | undefined]> => {
  const { status, headers } = await askPatiently(origin + path);
  return [status, headers.location];
};

test('an address in other capitals or another spelling redirects (301) to the one address', async ({ addresses }) => {
  for (const [asked, location] of [
    ['/Category/Personal-Injury?page=2', '/category/personal-injury?page=2'],
    ['/categories/DUI-DWI-Defense', '/categories/dui-dwi-defense'],
    ['/City/San%20Antonio/?state=TX', '/city/san%20antonio?state=TX'],
    ['/city/san-antonio', '/city/san%20antonio?state=TX'],
    ['/cities/TX', '/cities/texas'],
    ['/cities/tx', '/cities/texas'],
    ['/Blog/Category/X', '/blog/category/x'],
    ['/SEARCH?query=A', '/search?query=A'],
    ['/Compare', '/compare'],
    ['/business/Add', '/business/add'],
    ['/feed', '/api/blog/rss'],
    ['/blog/feed/', '/api/blog/rss'],
  ] as const) {
    expect([asked, ...(await led(addresses.demo, asked))]).toEqual([asked, 301, location]);
  }
});

test('what is nowhere is not found in other capitals either', async ({ addresses }) => {
  for (const path of ['/Nowhere/At/All', '/city/san-nowhere', '/API/Categories']) {
    expect([path, ...(await led(addresses.demo, path))]).toEqual([path, 404, undefined]);
  }
});

test('control characters in ?query= are dropped', async ({ page, addresses }) => {
  expect(await led(addresses.demo, '/search?query=du%00i&location=%01')).toEqual([301, '/search?query=dui']);
  await visit(page, '/search?query=divorce%00%7F');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Search Results for "divorce"');
  expect(await page.content()).not.toContain('\0');
});

import { askPatiently } from '../../patiently.ts';
import { PUBLIC_ORIGIN } from '../../addresses.ts';
import { expect, test } from '../../test.ts';

const locsOf = (xml: string) => [...xml.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, loc = '']) => loc);

test('a crawler is led from robots.txt to every sitemap, by the public origin whatever Host it names', async ({
  addresses: { live },
}) => {
  const headers = { host: 'evil.example', 'x-forwarded-host': 'evil.example', 'accept-encoding': 'gzip' };
  const robots = await askPatiently(`${live}/robots.txt`, headers);
  expect(robots.text).toContain(`\nSitemap: ${PUBLIC_ORIGIN}/sitemap.xml\n`);
  const index = await askPatiently(`${live}/sitemap.xml`, headers);
  expect(index.headers['content-encoding']).toBe('gzip');
  const files = locsOf(index.text).map((loc) => loc.replace(PUBLIC_ORIGIN, ''));
  for (const name of ['pages', 'businesses', 'categories', 'cities']) expect(files).toContain(`/sitemap-${name}-1.xml`);
  for (const file of files) {
    const { status, text } = await askPatiently(live + file, headers);
    expect([file, status]).toEqual([file, 200]);
    expect(locsOf(text).length).toBeGreaterThan(0);
    expect(locsOf(text).filter((loc) => new URL(loc).origin !== PUBLIC_ORIGIN)).toEqual([]);
  }
});

test('a site of fictional firms has no sitemap', async ({ addresses: { demo } }) => {
  expect((await askPatiently(`${demo}/robots.txt`)).text).not.toContain('Sitemap');
  expect((await askPatiently(`${demo}/sitemap.xml`)).status).toBe(404);
  expect((await askPatiently(`${demo}/sitemap-pages-1.xml`)).status).toBe(404);
});

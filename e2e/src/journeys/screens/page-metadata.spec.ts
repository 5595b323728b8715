import { PUBLIC_ORIGIN } from '../../addresses.ts';
import { canonicalOf, find, jsonLdOf, robotsOf } from '../../ask.ts';
import { askPatiently } from '../../patiently.ts';
import { someBusiness } from '../../businesses.ts';
import { expect, test } from '../../test.ts';

const FORGED = { host: 'evil.example', 'x-forwarded-host': 'evil.example', 'x-forwarded-proto': 'http' };

test('canonical URL without query string, of the configured origin, also when the Host header is forged', async ({
  addresses,
}) => {
  for (const path of ['/', '/privacy', '/search', '/category/personal-injury']) {
    const { text } = await askPatiently(`${addresses.live}${path}?utm_source=x`, FORGED);
    expect(canonicalOf(text)).toBe(`${PUBLIC_ORIGIN}${path === '/' ? '' : path}`);
    expect(text).not.toContain('evil.example');
  }
});

test('default share image', async ({ addresses }) => {
  const { text } = await askPatiently(`${addresses.live}/`);
  const image = find(text, /<meta[^>]*property="og:image"[^>]*content="([^"]*)"/) ?? '';
  expect(image.startsWith(`${PUBLIC_ORIGIN}/`)).toBe(true);
  const answer = await askPatiently(image.replace(PUBLIC_ORIGIN, addresses.live));
  expect([answer.status, answer.headers['content-type']]).toEqual([200, 'image/png']);
});

test('robots index/follow for what is worth it, and only on a site without demo data', async ({
  addresses,
  request,
}) => {
  const page = `/business/${(await someBusiness(request, 1)).slug}`;
  const expected = {
    '/': true,
    '/category/personal-injury': true,
    [page]: true,
    '/search': false,
    '/no/page': false,
  };
  for (const [path, indexed] of Object.entries(expected)) {
    const live = robotsOf((await askPatiently(`${addresses.live}${path}`)).text);
    expect(live, `${path} of a public site`).toBe(indexed ? 'index, follow' : 'noindex, follow');
    const demo = robotsOf((await askPatiently(`${addresses.demo}${path}`)).text);
    expect(demo, `${path} of a demo`).toContain('noindex');
  }
});

test('JSON-LD of a business: business, FAQ and breadcrumb; ratings never with demo data', async ({
  addresses,
  request,
}) => {
  const listed = await someBusiness(request, 1);
  const types = (nodes: Record<string, unknown>[]) => nodes.map((node) => node['@type']);
  const live = jsonLdOf((await askPatiently(`${addresses.live}/business/${listed.slug}`)).text);
  expect(types(live)).toEqual(expect.arrayContaining(['LegalService', 'FAQPage', 'BreadcrumbList']));
  const business = live.find((node) => node['@type'] === 'LegalService');
  expect(business).toMatchObject({ name: listed.name, aggregateRating: { reviewCount: listed.reviewCount } });
  const demo = jsonLdOf((await askPatiently(`${addresses.demo}/business/${listed.slug}`)).text);
  expect(JSON.stringify(demo)).not.toContain('aggregateRating');
});

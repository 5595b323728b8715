import { PUBLIC_ORIGIN } from '../../addresses.ts';
import { canonicalOf, robotsOf } from '../../ask.ts';
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

import { business, review, site } from '../../test/fixtures.ts';
import type { Head } from './head.core.ts';
import { headTags } from './head-tags.core.ts';
import { businessHead } from '../index.ts';
import { renderHead } from './render-head.core.ts';

const head: Head = {
  title: 'Law Firms in Chicago',
  description: 'Ten firms.',
  canonicalPath: '/city/chicago?state=IL',
};
const metaOf = (input: Head, name: string, of = site) =>
  headTags(input, of).find((tag) => tag.kind === 'meta' && tag.key === name);

it('adds the place to the title when city and state are both given', () => {
  expect(renderHead({ ...head, geo: { city: 'Chicago', state: 'IL' } }, site)).toContain(
    'Law Firms in Chicago | Chicago, IL | Lawdex</title>',
  );
  expect(renderHead({ ...head, geo: { city: 'Chicago' } }, site)).toContain('Law Firms in Chicago | Lawdex</title>');
});

it('keeps a name that closes a script inside its JSON-LD (trap 3)', () => {
  const name = 'A</script><script>alert(1)</script>&\u2028\u2029<!--';
  const html = renderHead(businessHead({ ...business, name }, [review(5)], site, 0), site);
  const scripts = html.match(/<script [^>]*>/g) ?? [];
  expect(scripts).toHaveLength(5);
  for (const [, json = ''] of html.matchAll(/<script [^>]*>(.*?)<\/script>/gs)) {
    expect(json).not.toMatch(/[<>&\u2028\u2029]/);
    expect(() => JSON.parse(json) as unknown).not.toThrow();
  }
  expect(html).toContain('\\u003c/script\\u003e');
});

it('says on every page that there is whose site it is, and on no other', () => {
  const typesOf = (input: Head) =>
    [...renderHead(input, site).matchAll(/"@type":"(Organization|WebSite)"/g)].map(([, type]) => type);
  expect(typesOf(head)).toEqual(['Organization', 'WebSite']);
  expect(renderHead(head, site)).toContain('/search?query={search_term_string}');
  expect(typesOf({ ...head, status: 404 })).toEqual([]);
});

it('takes the canonical from the configured origin only (trap 5)', () => {
  const html = renderHead({ ...head, canonicalPath: '//evil.example/x' }, site);
  expect(html).toContain('href="https://lawdex.example/evil.example/x"');
});

it.each<[string, Partial<Head>, object, string]>([
  ['as it is', {}, {}, 'index, follow'],
  ['when it was not found', { status: 404 }, {}, 'noindex, follow'],
  ['while it shows demo data', {}, { demoData: true }, 'noindex, follow'],
])('says whether the page may be found %s', (_, changes, ofSite, content) => {
  const [input, of] = [
    { ...head, ...changes },
    { ...site, ...ofSite },
  ];
  expect(metaOf(input, 'robots', of)).toMatchObject({ attributes: { content } });
  expect(renderHead(input, of).includes('rel="canonical"')).toBe(input.status !== 404);
});

it('shares our own picture, 1200 by 630, when the page has none', () => {
  const content = 'https://lawdex.example/share-image.png';
  expect(metaOf(head, 'og:image')).toMatchObject({ attributes: { content } });
  expect(metaOf(head, 'og:image:width')).toMatchObject({ attributes: { content: '1200' } });
});

it('names region and place when the page has one', () => {
  const geo = { city: 'Chicago', state: 'IL', latitude: 41.88, longitude: -87.63 };
  expect(metaOf({ ...head, geo }, 'geo.region')).toMatchObject({ attributes: { content: 'US-IL' } });
  expect(metaOf({ ...head, geo }, 'geo.position')).toMatchObject({ attributes: { content: '41.88;-87.63' } });
});

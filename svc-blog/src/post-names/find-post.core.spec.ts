import NAMES from '../../test/cases/post-names.json' with { type: 'json' };
import { postFinder, slugByName } from './find-post.core.ts';

const find = postFinder([
  { path: '/site/_posts/2024-05-01-fees.md', slug: 'fees' },
  { path: '/site/_posts/law/2024-05-02-Why Ask.markdown', slug: 'reasons' },
  { path: '/site/_posts/trusts/index.md', slug: 'trusts' },
  { path: '/site/_posts/en/rent.md', slug: 'rent' },
  { path: '/site/_posts/es/rent.md', slug: 'renta' },
]);

it.each(Object.entries(NAMES.found))('a link to %j in a file of _posts means %j', (written, slug) => {
  expect(find('/site/_posts/2024-05-03-a.md', written)).toBe(slug);
});

it('a link means the file beside its own before others of that name', () => {
  expect(find('/site/_posts/es/a.md', 'rent.md')).toBe('renta');
  expect(find('/site/_posts/es/a.md', '../en/rent.md')).toBe('rent');
});

it.each(NAMES.byName as [written: string, from: string, slug: string | null][])(
  'a file that is not there has the slug of its name: %j from %j',
  (written, from, slug) => {
    expect(slugByName(written, from)).toBe(slug);
  },
);

import { postFinder, slugByName } from './find-post.core.ts';

const find = postFinder([
  { path: '/site/_posts/2024-05-01-fees.md', slug: 'fees' },
  { path: '/site/_posts/law/2024-05-02-Why Ask.markdown', slug: 'reasons' },
  { path: '/site/_posts/trusts/index.md', slug: 'trusts' },
  { path: '/site/_posts/en/rent.md', slug: 'rent' },
  { path: '/site/_posts/es/rent.md', slug: 'renta' },
]);

it.each([
  ['2024-05-01-fees.md', 'fees'],
  ['./2024-05-01-FEES.md', 'fees'],
  ['../_posts/2024-05-01-fees.html', 'fees'],
  ['/_posts/2024-05-01-fees.md', 'fees'],
  ['fees.md', 'fees'],
  ['fees', 'fees'],
  ['../fees/', 'fees'],
  ['/2024/05/01/fees.html', 'fees'],
  ['2023-01-01-fees.md', 'fees'],
  ['law/2024-05-02-Why Ask.markdown', 'reasons'],
  ['Why Ask', 'reasons'],
  ['reasons', 'reasons'],
  ['trusts/index.md', 'trusts'],
  ['trusts', 'trusts'],
  ['es/rent.md', 'renta'],
  ['rent.md', 'rent'],
  ['renta.md', 'renta'],
  ['README.md', null],
  ['..', null],
  ['/', null],
])('a link to %j in a file of _posts means %j', (written, slug) => {
  expect(find('/site/_posts/2024-05-03-a.md', written)).toBe(slug);
});

it('a link means the file beside its own before others of that name', () => {
  expect(find('/site/_posts/es/a.md', 'rent.md')).toBe('renta');
  expect(find('/site/_posts/es/a.md', '../en/rent.md')).toBe('rent');
});

it.each([
  ['2024-05-01-fees.md', '/site/_posts/a.md', 'fees'],
  ['2024-05-01-fees.md', '/site/posts/a.md', '2024-05-01-fees'],
  ['../_posts/2024-05-01-fees.md', '', 'fees'],
  ['fees', '/site/posts/a.md', null],
  ['docs/fees.html', '/site/posts/a.md', null],
  ['_index.md', '/site/posts/a.md', null],
])('a file that is not there has the slug of its name: %j from %j', (written, from, slug) => {
  expect(slugByName(written, from)).toBe(slug);
});

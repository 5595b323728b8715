import { postShareImagePath, shareImagePath } from './share-image.core.ts';

const business = {
  slug: 'smith-law',
  name: 'Smith Law',
  category: { name: 'Car Accidents', slug: 'car-accidents' },
  city: 'Austin',
  state: 'TX',
  rating: '4.5',
  reviewCount: 2,
};

it('a business whose picture would be the same keeps its address, and has another one when anything on it changes', () => {
  const path = shareImagePath(business);
  expect(path).toMatch(/^\/api\/images\/share\/smith-law\/[\da-z]{1,7}\.png$/);
  expect(shareImagePath({ ...business, kind: 'law-firm' })).toBe(path);
  const others = [{ name: 'Smyth Law' }, { city: 'Dallas' }, { rating: '4.6' }, { reviewCount: 3 }, { category: null }];
  expect(new Set(others.map((change) => shareImagePath({ ...business, ...change }))).size).toBe(others.length);
});

it('a slug cannot lead anywhere else', () => {
  expect(shareImagePath({ ...business, slug: '../x?y' })).toMatch(/^\/api\/images\/share\/\.\.%2Fx%3Fy\//);
});

it('a post keeps the address of its picture until its title, category, author or length changes', () => {
  const author = { id: '1', name: 'Maya Ellison', slug: 'maya-ellison' };
  const post = { slug: 'retainers', title: 'Retainers', category: null, author, readTime: 4 };
  const category = { id: '2', name: 'Costs', slug: 'costs' };
  const changes = [{}, { title: 'Fees' }, { category }, { author: { ...author, name: 'M' } }, { readTime: 5 }];
  const paths = changes.map((change) =>
    postShareImagePath({ ...post, ...change } as Parameters<typeof postShareImagePath>[0]),
  );
  expect(paths[0]).toMatch(/^\/api\/blog\/images\/share\/retainers\/[\da-z]{1,7}\.png$/);
  expect(new Set(paths).size).toBe(changes.length);
});

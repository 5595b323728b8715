import type { PageModule } from '@lawdex/mf-kit/runtime';
import { answerWith, aPostPage, fails, hydratePage, ok, servePage } from '@lawdex/mf-kit/testing';
import { act, screen, within } from '@testing-library/react';
import { BlogPart } from './BlogPart.tsx';
import { prefetchPostsAbout } from './posts-about.query.ts';

const POSTS = 'GET /api/blog/posts';
const pageAbout = (practice: string | undefined): PageModule => ({ Page: () => <BlogPart practice={practice} /> });
const prefetched: PageModule = {
  ...pageAbout('divorce-family-law'),
  prefetch: ({ queryClient }) => prefetchPostsAbout(queryClient, 'divorce-family-law'),
};
const at = { route: '/', url: '/', routes: ['/', '/blog'] };
const block = () => screen.queryByRole('region', { name: 'From the blog' });
/** Until what the page loads late has come, and has been answered. */
async function settled() {
  await import('./FromTheBlog.tsx');
  for (let turn = 0; turn < 5; turn++) await act(() => new Promise<void>((resolve) => void setImmediate(resolve)));
}

it('posts beside a practice area are three at most, and come once the page is there when it has come without them', async () => {
  const { calls } = answerWith({ [POSTS]: ok(aPostPage(['Flat fees', 'Retainers', 'Costs'])) });
  const { differences } = await hydratePage(pageAbout('divorce-family-law'), at);
  const region = await screen.findByRole('region', { name: 'From the blog' });
  expect(calls).toEqual(['GET /api/blog/posts?practice=divorce-family-law&limit=3']);
  expect(within(region).getAllByRole('article')).toHaveLength(3);
  expect(within(region).getByRole('link', { name: 'Flat fees' }).getAttribute('href')).toBe('/blog/post-0');
  expect(within(region).getByRole('link', { name: 'All posts' }).getAttribute('href')).toBe('/blog');
  expect(differences).toEqual([]);
});

it('posts beside a practice area stand in what the server writes, and are not asked for again', async () => {
  const { calls } = answerWith({ [POSTS]: ok(aPostPage(['Flat fees'])) });
  const { differences, container } = await hydratePage(prefetched, at);
  expect(container.innerHTML).toContain('href="/blog/post-0"');
  await settled();
  expect(calls).toHaveLength(1);
  expect(differences).toEqual([]);
  expect(within(block() ?? container).getAllByRole('article')).toHaveLength(1);
});

it('posts beside a practice area that the server did not get leave no failure behind, and the browser asks for them', async () => {
  const { calls } = answerWith({ [POSTS]: fails(503) });
  const { html, queries } = await servePage(prefetched, at);
  expect([html, queries?.queries]).toEqual([expect.not.stringContaining('From the blog'), []]);
  const answers = [fails(503), ok(aPostPage(['Flat fees']))];
  const again = answerWith({ [POSTS]: () => (answers.shift() ?? fails(503))() });
  const { differences } = await hydratePage(prefetched, at);
  expect(await screen.findByRole('region', { name: 'From the blog' })).toBeTruthy();
  expect([calls.length, again.calls.length, differences]).toEqual([1, 2, []]);
});

it('posts beside a practice area of a blog that answers something else are none', async () => {
  answerWith({ [POSTS]: ok({ posts: [{ title: 'No author' }] }) });
  const { html, queries } = await servePage(prefetched, at);
  expect([html, queries?.queries]).toEqual([expect.not.stringContaining('No author'), []]);
});

it('posts beside a practice area leave no mark on a site that has them and no blog to read them in', async () => {
  answerWith({ [POSTS]: ok(aPostPage(['Flat fees'])) });
  const { html } = await servePage(prefetched, { ...at, routes: ['/'] });
  expect(html).not.toContain('Flat fees');
});

it.each([
  ['the blog is down', 'divorce-family-law', { [POSTS]: fails(503) }, at],
  ['there are none', 'divorce-family-law', { [POSTS]: ok(aPostPage([])) }, at],
  ['no practice area is known', undefined, { [POSTS]: ok(aPostPage(['Flat fees'])) }, at],
  ['the site has no blog', 'tax-law', { [POSTS]: ok(aPostPage(['Flat fees'])) }, { ...at, routes: ['/'] }],
])('posts beside a practice area leave no mark when %s', async (_, practice, services, place) => {
  answerWith(services);
  const { container } = await hydratePage(pageAbout(practice), place);
  await settled();
  expect(block()).toBeNull();
  expect(container.textContent).toBe('');
});

import { afterEach, describe, expect, test } from '@jest/globals';
import type { PageModule } from '@lawdex/mf-kit/runtime';
import { answerWith, aPostPage, fails, hydratePage, ok, servePage } from '@lawdex/mf-kit/testing';
import { act, cleanup, screen, within } from '@testing-library/react';
import { BlogLater } from './BlogLater.tsx';

const POSTS = 'GET /api/blog/posts';
const pageAbout = (practice: string | undefined): PageModule => ({ Page: () => <BlogLater practice={practice} /> });
const at = { route: '/', url: '/', routes: ['/', '/blog'] };
const block = () => screen.queryByRole('region', { name: 'From the blog' });
/** Until what the page loads late has come, and has been answered. */
async function settled() {
  await import('./FromTheBlog.tsx');
  for (let turn = 0; turn < 5; turn++) await act(() => new Promise<void>((resolve) => void setImmediate(resolve)));
}

afterEach(cleanup);

describe('posts beside a practice area', () => {
  test('are three at most, and come once the page is there', async () => {
    const { calls } = answerWith({ [POSTS]: ok(aPostPage(['Flat fees', 'Retainers', 'Costs'])) });
    const { differences } = await hydratePage(pageAbout('divorce-family-law'), at);
    const region = await screen.findByRole('region', { name: 'From the blog' });
    expect(calls).toEqual(['GET /api/blog/posts?practice=divorce-family-law&limit=3']);
    expect(within(region).getAllByRole('article')).toHaveLength(3);
    expect(within(region).getByRole('link', { name: 'Flat fees' }).getAttribute('href')).toBe('/blog/post-0');
    expect(within(region).getByRole('link', { name: 'All posts' }).getAttribute('href')).toBe('/blog');
    expect(differences).toEqual([]);
  });

  test('are no part of what the server writes, so that they cannot delay it', async () => {
    const { calls } = answerWith({ [POSTS]: ok(aPostPage(['Flat fees'])) });
    const { html } = await servePage(pageAbout('divorce-family-law'), at);
    expect([html, calls]).toEqual(['', []]);
  });

  test.each([
    ['the blog is down', 'divorce-family-law', { [POSTS]: fails(503) }, at],
    ['there are none', 'divorce-family-law', { [POSTS]: ok(aPostPage([])) }, at],
    ['no practice area is known', undefined, { [POSTS]: ok(aPostPage(['Flat fees'])) }, at],
    ['the site has no blog', 'tax-law', { [POSTS]: ok(aPostPage(['Flat fees'])) }, { ...at, routes: ['/'] }],
  ])('leave no mark when %s', async (_, practice, services, place) => {
    answerWith(services);
    const { container } = await hydratePage(pageAbout(practice), place);
    await settled();
    expect(block()).toBeNull();
    expect(container.textContent).toBe('');
  });
});

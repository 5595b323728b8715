import {
  aBlogCategory,
  aBlogTag,
  answerWith,
  aPostPage,
  aPostSummary,
  fails,
  hydratePage,
  ok,
  openPage,
} from '@lawdex/mf-kit/testing';
import { cleanup, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { BlogPage, prefetchBlog } from './BlogPage.tsx';

const list = { Page: BlogPage, prefetch: prefetchBlog };

const at = (url = '/blog') => ({ route: '/blog', url });
const never = () => new Promise<never>(() => {});
const titles = (count: number, word = 'Post') => Array.from({ length: count }, (_, index) => `${word} ${index + 1}`);

const SIDE = {
  'GET /api/blog/popular': ok(titles(6, 'Popular').map((title) => aPostSummary({ id: title, slug: title, title }))),
  'GET /api/blog/categories': ok([aBlogCategory({ name: 'Costs and Fees', postCount: 12 })]),
  'GET /api/blog/tags': ok(titles(23, 'Tag').map((name) => aBlogTag({ id: name, slug: name, name }))),
};
const blog = (posts = aPostPage(titles(12), 30)) => ({ ...SIDE, 'GET /api/blog/posts': ok(posts) });
const visit = (url?: string, page?: Parameters<typeof blog>[0]) => {
  const { calls } = answerWith(blog(page));
  return hydratePage(list, at(url)).then((shown) => ({ ...shown, calls }));
};
const posts = () => screen.getByRole('region', { name: 'Posts' });
const side = () => screen.getByRole('complementary', { name: 'More of the blog' });

describe('the blog', () => {
  it('shows a card for each post, with everything that a card says', async () => {
    await visit(undefined, aPostPage(['What a retainer is']));
    const card = within(posts()).getByRole('article');
    expect(within(card).getByRole('link', { name: 'What a retainer is' }).getAttribute('href')).toBe('/blog/post-0');
    // Ten in the evening in New York, where its author is, is the next day in UTC.
    for (const words of ['Costs and Fees', 'March 5, 2026', '4 min read', 'Some of it may come back to you.']) {
      expect(within(card).getByText(words)).toBeTruthy();
    }
    expect(card.textContent).toContain('Maya Ellison');
    expect(card.querySelector('img')?.getAttribute('src')).toBe('/api/blog/images/what-a-retainer-is.svg');
  });

  it('a post without an excerpt is described as to search engines', async () => {
    await visit(undefined, { posts: [aPostSummary({ excerpt: null, metaDescription: 'In short.' })], total: 1 });
    expect(within(posts()).getByText('In short.')).toBeTruthy();
  });

  it('asks for twelve published posts', async () => {
    const { calls } = await visit('/blog?page=2');
    expect(calls).toContain('GET /api/blog/posts?page=2&limit=12&status=published');
  });

  it('says that there is nothing yet', async () => {
    const page = await visit(undefined, aPostPage([]));
    expect(screen.getByRole('heading', { name: 'No blog posts found.' })).toBeTruthy();
    expect(page.head()?.robots?.index).toBe(false);
  });

  it('shows six shapes while posts are on their way', () => {
    answerWith({ ...SIDE, 'GET /api/blog/posts': never });
    openPage(list, at());
    const loading = within(posts()).getByRole('status');
    expect(loading.children).toHaveLength(7);
    expect(loading.textContent).toBe('Loading');
  });

  it('says what has failed within its frame, and shows the posts when asked again', async () => {
    answerWith({ ...SIDE, 'GET /api/blog/posts': fails() });
    const page = await hydratePage(list, at());
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Lawdex Blog');
    expect(screen.getByRole('heading', { name: 'Failed to fetch posts' })).toBeTruthy();
    expect(page.head()?.status).toBe(503);
    answerWith(blog());
    await userEvent.click(screen.getByRole('button', { name: 'Try Again' }));
    expect(await screen.findByRole('link', { name: 'Post 1' })).toBeTruthy();
  });
});

describe('the pages of the blog', () => {
  it('are links, of which the first has no number, and the ends lead nowhere', async () => {
    await visit();
    const pages = within(screen.getByRole('navigation', { name: 'Pagination' }));
    expect(pages.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      null,
      '/blog',
      '/blog?page=2',
      '/blog?page=3',
      '/blog?page=2',
    ]);
    expect(pages.getByRole('link', { name: 'Previous' }).getAttribute('aria-disabled')).toBe('true');
  });

  it('go to the top when they change, and the heading says which it is', async () => {
    await visit();
    const moves: unknown[] = [];
    Object.assign(window, { scrollTo: (to: unknown) => moves.push(to), matchMedia: () => ({ matches: false }) });
    await userEvent.click(screen.getByRole('link', { name: 'Next' }));
    expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe('Lawdex Blog, page 2');
    expect(moves).toEqual([{ top: 0, behavior: 'smooth' }]);
    expect(document.activeElement?.id).toBe('blog-heading');
  });

  it('that the blog does not have are not found', async () => {
    for (const url of ['/blog?page=4', '/blog?page=x', '/blog?page=1e9']) {
      const page = await visit(url);
      expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('404 Page Not Found');
      expect(page.head()?.status).toBe(404);
      cleanup();
    }
  });
});

describe('beside the posts', () => {
  it('stand five popular posts, the categories with their counts, twenty tags and the feed', async () => {
    await visit();
    const links = within(side()).getAllByRole('link');
    const hrefs = links.map((link) => link.getAttribute('href') ?? '');
    expect(links.filter(({ textContent }) => /^Popular \d$/.test(textContent))).toHaveLength(5);
    expect(hrefs.filter((href) => href.startsWith('/blog/tag/'))).toHaveLength(20);
    const category = within(side()).getByRole('link', { name: /Costs and Fees/ });
    expect([category.getAttribute('href'), category.textContent]).toEqual([
      '/blog/category/costs-and-fees',
      'Costs and Fees12',
    ]);
    const feed = within(side()).getByRole('link', { name: 'Subscribe to RSS' });
    expect([feed.getAttribute('href'), feed.getAttribute('target')]).toEqual(['/api/blog/rss', '_blank']);
  });

  it('what cannot be fetched is left out, and the posts stand without', async () => {
    answerWith({ 'GET /api/blog/posts': ok(aPostPage(['A post'])) });
    const page = await hydratePage(list, at());
    expect(screen.getByRole('link', { name: 'A post' })).toBeTruthy();
    expect(within(side()).queryByRole('heading')).toBeNull();
    expect(page.head()?.status).toBeUndefined();
  });
});

describe('a search in the blog', () => {
  it('is a form that works without JavaScript', async () => {
    const { container } = await visit();
    const form = container.querySelector('form');
    expect([form?.getAttribute('action'), form?.getAttribute('method')]).toEqual(['/blog', 'get']);
    expect(form?.contains(screen.getByRole('searchbox', { name: 'Search the blog' }))).toBe(true);
    expect(form?.querySelector('[name=query]')).toBeTruthy();
  });

  it('says what was looked for, how much was found, and is never indexed', async () => {
    const page = await visit('/blog?query=%20security%20%20deposit', aPostPage(titles(12), 13));
    expect(page.calls).toContain('GET /api/blog/posts?page=1&limit=12&status=published&query=security%20deposit');
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Posts about "security deposit"');
    expect(screen.getByText('13 posts found')).toBeTruthy();
    expect(page.head()?.robots?.index).toBe(false);
    expect(screen.getByRole('link', { name: 'Page 2' }).getAttribute('href')).toBe(
      '/blog?query=security+deposit&page=2',
    );
  });

  it('that finds nothing offers topics and all posts', async () => {
    await visit('/blog?query=zzz', aPostPage([]));
    expect(screen.getByRole('heading', { name: 'No blog posts found.' })).toBeTruthy();
    expect(within(posts()).getByRole('link', { name: 'Costs and Fees' }).getAttribute('href')).toBe(
      '/blog/category/costs-and-fees',
    );
    expect(within(posts()).getByRole('link', { name: 'Browse All Posts' }).getAttribute('href')).toBe('/blog');
  });

  it('is sent from the box', async () => {
    await visit();
    await userEvent.type(screen.getByRole('searchbox'), ' evicted {Enter}');
    expect(window.location.search).toBe('?query=evicted');
  });
});

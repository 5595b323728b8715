import type { PageModule } from '@lawdex/mf-kit/runtime';
import {
  aBlogAuthor,
  aBlogCategory,
  aBlogTag,
  answerWith,
  aPostSummary,
  fails,
  hydratePage,
  ok,
} from '@lawdex/mf-kit/testing';
import { cleanup, screen, within } from '@testing-library/react';
import author from './author.ts';
import category from './category.ts';
import tag from './tag.ts';

const CATEGORY = aBlogCategory();
const TAG = aBlogTag();
const AUTHOR = aBlogAuthor();

interface Screen {
  module: PageModule;
  route: string;
  url: string;
  /** The list that its subject is looked up in, and that subject. */
  all: string;
  one: { id: string; name: string };
  heading: string;
  posts: string;
  missing: string;
  empty: string;
}

const SCREENS: Record<string, Screen> = {
  category: {
    module: category,
    route: '/blog/category/:slug',
    url: '/blog/category/costs-and-fees',
    all: 'GET /api/blog/categories',
    one: CATEGORY,
    heading: CATEGORY.name,
    posts: `GET /api/blog/category/${CATEGORY.id}/posts`,
    missing: 'Category Not Found',
    empty: 'No posts found in this category yet.',
  },
  tag: {
    module: tag,
    route: '/blog/tag/:slug',
    url: '/blog/tag/retainers',
    all: 'GET /api/blog/tags',
    one: TAG,
    // A practice area may have the same name.
    heading: `Posts about ${TAG.name}`,
    posts: `GET /api/blog/tag/${TAG.id}/posts`,
    missing: 'Tag Not Found',
    empty: 'No posts found with this tag yet.',
  },
  author: {
    module: author,
    route: '/blog/author/:slug',
    url: '/blog/author/maya-ellison',
    all: 'GET /api/blog/authors',
    one: AUTHOR,
    heading: AUTHOR.name,
    posts: `GET /api/blog/author/${AUTHOR.id}/posts`,
    missing: 'Author Not Found',
    empty: 'No posts published by this author yet.',
  },
};

describe.each(Object.entries(SCREENS))('the screen of a %s', (_, described) => {
  const { module, route, url, all, one, heading, posts, missing, empty } = described;
  const open = (services: Parameters<typeof answerWith>[0]) => {
    const { calls } = answerWith(services);
    return hydratePage(module, { route, url }).then((page) => ({ ...page, calls }));
  };

  it('has its name, the way to it, and its posts, fifty at most', async () => {
    const { calls, differences, head } = await open({ [all]: ok([one]), [posts]: ok([aPostSummary()]) });
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(heading);
    const crumbs = screen.getByRole('navigation', { name: 'Breadcrumb' });
    expect(crumbs.textContent).toBe(`HomeBlog${one.name}`);
    expect(screen.getByRole('link', { name: 'What a retainer is' })).toBeTruthy();
    expect(calls).toContain(`${posts}?limit=50`);
    expect(differences).toEqual([]);
    expect(head()?.canonicalPath).toBe(url);
  });

  it('says that it has none yet, stays out of the index, and leads on', async () => {
    const { head } = await open({ [all]: ok([{ ...one, postCount: 0 }]), [posts]: ok([]) });
    expect(screen.getByRole('heading', { name: empty })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Browse All Posts' }).getAttribute('href')).toBe('/blog');
    expect([head()?.status, head()?.robots?.index]).toEqual([undefined, false]);
  });

  it('is not found when nothing is called so', async () => {
    const { head } = await open({ [all]: ok([]) });
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(missing);
    expect(screen.getByRole('link', { name: 'Back to Blog' })).toBeTruthy();
    expect(head()?.status).toBe(404);
  });

  it('says when it cannot be fetched, and when only its posts cannot', async () => {
    const failed = await open({ [all]: fails() });
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Failed to fetch posts');
    expect(failed.head()?.status).toBe(503);
    cleanup();
    await open({ [all]: ok([one]), [posts]: fails() });
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(heading);
    expect(screen.getByRole('button', { name: 'Try Again' })).toBeTruthy();
  });
});

it('a category tells how many posts it has, what it is a part of, and what its parts are', async () => {
  const everyday = aBlogCategory({ id: 'e', slug: 'everyday-law', name: 'Everyday Law', postCount: 1 });
  const renters = aBlogCategory({ id: 'r', slug: 'renters', name: 'Renters', parentId: 'e', postCount: 12 });
  const services = { 'GET /api/blog/categories': ok([everyday, renters]) };
  answerWith(services);
  await hydratePage(category, { route: '/blog/category/:slug', url: '/blog/category/everyday-law' });
  expect(screen.getByText('1 Post')).toBeTruthy();
  const parts = within(screen.getByRole('navigation', { name: 'Within Everyday Law' }));
  expect(parts.getByRole('link', { name: 'Renters' }).getAttribute('href')).toBe('/blog/category/renters');
  cleanup();
  answerWith(services);
  await hydratePage(category, { route: '/blog/category/:slug', url: '/blog/category/renters' });
  expect(screen.getByText('12 Posts')).toBeTruthy();
  expect(screen.getByRole('navigation', { name: 'Breadcrumb' }).textContent).toBe('HomeBlogEveryday LawRenters');
});

it('an author is introduced, with links to where else they write, each in a new tab', async () => {
  const socialLinks = {
    twitter: 'https://x.example/maya',
    website: 'https://maya.example/',
    github: 'data:text/html,x',
  };
  answerWith({
    'GET /api/blog/authors': ok([aBlogAuthor({ socialLinks, postCount: 1 })]),
    [`GET /api/blog/author/${AUTHOR.id}/posts`]: ok([aPostSummary()]),
  });
  await hydratePage(author, { route: '/blog/author/:slug', url: '/blog/author/maya-ellison' });
  expect(screen.getByText('1 Article Published')).toBeTruthy();
  expect(screen.getByText('Maya has written about fees and contracts for twelve years.')).toBeTruthy();
  expect(screen.getByRole('heading', { name: 'Articles by Maya Ellison' })).toBeTruthy();
  const links = screen.getAllByRole('link', { name: /^Maya Ellison: / });
  expect(links.map((link) => [link.textContent, link.getAttribute('href'), link.getAttribute('target')])).toEqual([
    ['Twitter', 'https://x.example/maya', '_blank'],
    ['Website', 'https://maya.example/', '_blank'],
  ]);
});

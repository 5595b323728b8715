import { aBlogAuthor, aBlogCategory, aBlogTag, aPost, aPostPage, aPostSummary } from '@lawdex/mf-kit/testing/fixtures';
import { site } from '../../test/fixtures.ts';
import type { Head } from '../head/head.core.ts';
import { renderHead } from '../head/render-head.core.ts';
import { blogAuthorHead, blogCategoryHead, blogHead, blogTagHead } from './blog-head.core.ts';
import { blogPostHead } from './blog-post-head.core.ts';

const typesIn = (head: Head) => (head.jsonLd ?? []).map((node) => node['@type']);
const nodeOf = (head: Head, type: string) => (head.jsonLd ?? []).find((node) => node['@type'] === type);
const CONTENTS = [{ id: 'what-it-pays-for', text: 'What it pays for' }];
const postHead = (changes: Parameters<typeof aPost>[0] = {}) =>
  blogPostHead({ post: aPost(changes), contents: CONTENTS, words: 812 }, site);

describe('the head of the blog', () => {
  it('has an address of its own for each page after the first', () => {
    const canonical = (page: number) => blogHead({ page, list: aPostPage(['A'], 30) }, site).canonicalPath;
    expect([1, 2].map(canonical)).toEqual(['/blog', '/blog?page=2']);
    const [first, second] = [1, 2].map((page) => blogHead({ page }, site));
    expect(first?.title).not.toBe(second?.title);
    expect(first?.description).not.toBe(second?.description);
  });

  it('describes the blog with the posts of its page', () => {
    const head = blogHead({ page: 1, list: aPostPage(['A', 'B']) }, site);
    expect(typesIn(head)).toEqual(['Blog', 'BreadcrumbList']);
    expect(nodeOf(head, 'Blog')?.['blogPost']).toMatchObject([
      { '@type': 'BlogPosting', headline: 'A', url: 'https://lawdex.example/blog/post-0' },
      { headline: 'B' },
    ]);
  });

  it('of a search, and of no posts, stays out of the index', () => {
    const isIndexed = (input: Parameters<typeof blogHead>[0]) => blogHead(input, site).robots?.index;
    expect(isIndexed({ page: 1, list: aPostPage(['A']) })).toBe(true);
    expect(isIndexed({ page: 1, list: aPostPage([]) })).toBe(false);
    expect(isIndexed({ page: 1, query: 'fees', list: aPostPage(['A']) })).toBe(false);
  });

  it('leads feed readers to its feed, by the public origin', () => {
    expect(renderHead(blogHead({ page: 1 }, site), site)).toContain(
      'rel="alternate" type="application/rss+xml" title="Lawdex Blog" href="https://lawdex.example/api/blog/rss"',
    );
  });
});

describe('the head of a post', () => {
  it('describes the article, the way to it and its table of contents', () => {
    const head = postHead();
    expect(typesIn(head)).toEqual(['BlogPosting', 'BreadcrumbList', 'ItemList']);
    expect(nodeOf(head, 'BlogPosting')).toMatchObject({
      headline: 'What a retainer is',
      mainEntityOfPage: 'https://lawdex.example/blog/what-a-retainer-is',
      datePublished: '2026-03-06T03:00:00.000Z',
      dateModified: '2026-04-01T14:00:00.000Z',
      author: { '@type': 'Person', name: 'Maya Ellison', url: 'https://lawdex.example/blog/author/maya-ellison' },
      image: { url: 'https://lawdex.example/api/blog/images/what-a-retainer-is.svg', width: 1200, height: 630 },
      wordCount: 812,
      articleSection: 'Costs and Fees',
    });
    const url = 'https://lawdex.example/blog/what-a-retainer-is#what-it-pays-for';
    expect(nodeOf(head, 'ItemList')?.['itemListElement']).toMatchObject([
      { position: 1, name: 'What it pays for', url },
    ]);
  });

  it('says when it came out and was changed, for social networks too', () => {
    const html = renderHead(postHead(), site);
    expect(html).toContain('property="og:type" content="article"');
    expect(html).toContain('property="article:published_time" content="2026-03-06T03:00:00.000Z"');
    expect(html).toContain('property="article:tag" content="Retainers"');
  });

  it('shares a photograph, never a drawing, and else a card that is made for it', () => {
    const path = expect.stringMatching(/^\/api\/blog\/images\/share\/what-a-retainer-is\/[\da-z]{1,7}\.png$/);
    expect(postHead().image).toEqual({ path, alt: 'What a retainer is', width: 1200, height: 630 });
    const photograph = postHead({ featuredImage: '/api/blog/images/a.png', featuredImageAlt: null }).image;
    expect(photograph).toMatchObject({ path: '/api/blog/images/a.png', alt: 'What a retainer is' });
  });

  it('of a draft that is only shown to some says nothing to crawlers', () => {
    const head = postHead({ publishedAt: null, status: 'draft', isPreview: true });
    expect([head.robots?.index, typesIn(head), head.image]).toEqual([false, [], undefined]);
    expect(renderHead(head, site)).not.toContain('published_time');
  });
});

describe('heads of lists of posts', () => {
  const posts = [aPostSummary(), aPostSummary({ id: '2', slug: 'flat-fees' })];

  it('describe a collection and the way to it', () => {
    const parent = aBlogCategory({ id: 'p', slug: 'everyday-law', name: 'Everyday Law' });
    const head = blogCategoryHead(aBlogCategory(), parent, posts, site);
    expect(typesIn(head)).toEqual(['CollectionPage', 'BreadcrumbList']);
    expect(head).toMatchObject({
      title: 'Costs and Fees',
      titleEnd: 'Lawdex Blog',
      description: 'What lawyers charge, and why.',
      canonicalPath: '/blog/category/costs-and-fees',
      robots: { index: true, follow: true },
    });
    const crumbs = nodeOf(head, 'BreadcrumbList')?.['itemListElement'] as { name: string }[];
    expect(crumbs.map(({ name }) => name)).toEqual(['Home', 'Blog', 'Everyday Law', 'Costs and Fees']);
  });

  it('stay out of the index when they are empty, and a tag when its list is short', () => {
    const none = { postCount: 0 };
    const indexed = (head: Head) => head.robots?.index;
    expect(indexed(blogCategoryHead(aBlogCategory(none), undefined, [], site))).toBe(false);
    expect(indexed(blogAuthorHead(aBlogAuthor(none), [], site))).toBe(false);
    // Also while their posts cannot be fetched for a moment.
    expect(indexed(blogCategoryHead(aBlogCategory(), undefined, [], site))).toBe(true);
    expect(indexed(blogAuthorHead(aBlogAuthor(), [], site))).toBe(true);
    const counts = [0, 4, 5].map((postCount) => indexed(blogTagHead(aBlogTag({ postCount }), posts, site)));
    expect(counts).toEqual([false, false, true]);
  });

  it('say who an author is', () => {
    const author = aBlogAuthor({ socialLinks: { website: 'https://maya.example/' } });
    const head = blogAuthorHead(author, posts, site);
    expect(head.type).toBe('profile');
    expect(nodeOf(head, 'ProfilePage')?.['mainEntity']).toMatchObject({
      '@type': 'Person',
      name: 'Maya Ellison',
      sameAs: ['https://maya.example/'],
    });
  });
});

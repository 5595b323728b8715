import { fileURLToPath } from 'node:url';
import { BLOG_POPULAR, type BlogAuthor, type BlogPostPage, type BlogPostSummary } from '@lawdex/contracts';
import { persistently } from '@lawdex/svc-kit/testing';
import { MoreThan, type DataSource } from 'typeorm';
import { Post } from '../posts/post.entity.ts';
import { useBlog } from '../../test/blog.ts';
import { readContent } from '../authoring/folder/content-folder.ts';
import { CONTENT_FOLDER } from '../content.ts';
import { writeDemoPosts } from './write-demo-posts.ts';

const RUN = 5;

/** Every run of five words of a text, so that texts can be compared whatever their order is. */
function shinglesOf(text: string): ReadonlySet<string> {
  const words = text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
  return new Set(words.slice(RUN - 1).map((_, start) => words.slice(start, start + RUN).join(' ')));
}

/** The share, from 0 to 1, of the shorter text's runs that the other text has too. */
function likeness(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  const [shorter, longer] = one.size < other.size ? [one, other] : [other, one];
  if (shorter.size === 0) return 0;
  return [...shorter].filter((run) => longer.has(run)).length / shorter.size;
}

const NOW = new Date('2026-11-22T12:00:00Z');
const folder = fileURLToPath(CONTENT_FOLDER);
const content = readContent(folder);
const words = (text: string): number => text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
const published = content.posts.filter(({ fields }) => fields.status === 'published');

describe('the posts that come with the site', () => {
  it('have nothing wrong', () => {
    expect(content.problems).toEqual([]);
  });

  it('are many, by six authors, with drafts and one that is scheduled', () => {
    const dates = published.map(({ fields }) => fields.published ?? NOW);
    expect(published.length).toBeGreaterThanOrEqual(56);
    expect(content.posts.length - published.length).toBeGreaterThanOrEqual(4);
    expect(dates.filter((date) => date > NOW)).toHaveLength(1);
    expect(new Set(content.posts.map(({ fields }) => fields.author)).size).toBe(6);
  });

  it.each(published.map((post) => [post.slug, post] as const))(
    '%s is worth reading',
    (_, { plainText, content: html }) => {
      expect(words(plainText)).toBeGreaterThanOrEqual(400);
      expect(words(plainText)).toBeLessThanOrEqual(1800);
      expect(html.match(/<h2/g)?.length ?? 0).toBeGreaterThanOrEqual(3);
    },
  );

  it('are different texts: no two have a fifth of their runs of five words in common', () => {
    const texts = content.posts.map(({ slug, plainText }) => ({ slug, shingles: shinglesOf(plainText) }));
    const alike = texts.flatMap((one, index) =>
      texts
        .slice(index + 1)
        .filter((other) => likeness(one.shingles, other.shingles) > 0.2)
        .map((other) => `${one.slug} and ${other.slug}`),
    );
    expect(alike).toEqual([]);
  });
});

describe('the demo', () => {
  const blog = useBlog({ clock: () => NOW });
  let db: DataSource;
  const get = async (path: string): Promise<unknown> => (await persistently(() => blog.get(path))).body;
  beforeAll(async () => {
    db = await blog.database.connect();
  });
  afterAll(() => db.destroy());

  it('fills an empty blog once, with the rights of the service', async () => {
    const written = { kind: 'written', posts: content.posts.length, authors: 6 };
    expect(await writeDemoPosts(db, folder, NOW)).toEqual(written);
    expect(await writeDemoPosts(db, folder, NOW)).toEqual({ kind: 'not-empty' });
    const { total } = (await get('/api/blog/posts')) as BlogPostPage;
    expect(total).toBe(published.length - 1);
    const authors = (await get('/api/blog/authors')) as BlogAuthor[];
    expect(authors.filter(({ postCount }) => postCount > 0)).toHaveLength(6);
  });

  it('has popular posts, which are not its newest ones', async () => {
    const popular = (await get('/api/blog/popular')) as BlogPostSummary[];
    const { posts } = (await get('/api/blog/posts?limit=5')) as BlogPostPage;
    expect(popular).toHaveLength(BLOG_POPULAR);
    expect(popular.map(({ slug }) => slug)).not.toEqual(posts.map(({ slug }) => slug));
    expect(await db.getRepository(Post).sum('viewCount', { publishedAt: MoreThan(NOW) })).toBe(0);
  });
});

import { readFileSync } from 'node:fs';
import type { SitemapEntry } from '@lawdex/contracts';
import { addAuthor, addCategory, addPost, addTag, useBlog } from '../../test/blog.ts';

const blog = useBlog({ clock: () => new Date('2026-03-05T12:00:00Z') });
beforeEach(async () => void (await blog.database.pool.query('delete from blog_posts')));

/** Reads from the smallest possible key on. */
const listed = async (): Promise<SitemapEntry[]> =>
  (await blog.get('/sitemaps/posts/entries?from=-')).body as SitemapEntry[];
const paths = async () => (await listed()).map(({ path }) => path);

describe('the sitemap of the blog', () => {
  it('lists posts, and lists of posts with the last change of any of them', async () => {
    const [author, category, tag] = [await addAuthor(blog), await addCategory(blog), await addTag(blog)];
    const wide = await addCategory(blog);
    await blog.database.pool.query('update blog_categories set parent_id = $1 where id = $2', [wide.id, category.id]);
    const columns = {
      author_id: author.id,
      category_id: category.id,
      tags: [tag.id],
      published_at: '2026-01-01T00:00:00Z',
    };
    const add = (updated: string) => addPost(blog, { ...columns, updated_at: `${updated}T00:00:00Z` });
    const [old, young, middle] = [await add('2025-01-01'), await add('2026-02-01'), await add('2026-01-15')];
    const more = [await add('2026-01-01'), await add('2026-01-01')];
    const first = '2026-01-01T00:00:00.000Z';
    const last = '2026-02-01T00:00:00.000Z';
    expect(await listed()).toEqual(
      [
        { path: '/blog', lastModified: last },
        { path: `/blog/${old.slug}`, lastModified: first },
        { path: `/blog/${young.slug}`, lastModified: last },
        ...more.map(({ slug }) => ({ path: `/blog/${slug}`, lastModified: first })),
        { path: `/blog/${middle.slug}`, lastModified: '2026-01-15T00:00:00.000Z' },
        { path: `/blog/author/${author.slug}`, lastModified: last },
        { path: `/blog/category/${category.slug}`, lastModified: last },
        { path: `/blog/category/${wide.slug}`, lastModified: last },
        { path: `/blog/tag/${tag.slug}`, lastModified: last },
      ].sort((a, b) => (a.path < b.path ? -1 : 1)),
    );
  });

  it('leaves out drafts, what has no posts, and tags of few posts', async () => {
    const [author, category, tag] = [await addAuthor(blog), await addCategory(blog), await addTag(blog)];
    await addPost(blog, { status: 'draft', author_id: author.id, category_id: category.id, tags: [tag.id] });
    expect(await listed()).toEqual([]);
    const lonely = await addTag(blog);
    const { slug } = await addPost(blog, { tags: [lonely.id] });
    const found = await paths();
    expect(found).toContain(`/blog/${slug}`);
    expect(found.filter((path) => /\/(tag|category)\//.test(path))).toEqual([]);
  });
});

it('every sitemap that svc.json names is answered', async () => {
  const { sitemaps }: { sitemaps: string[] } = JSON.parse(
    readFileSync(new URL('../../svc.json', import.meta.url), 'utf8'),
  );
  expect(sitemaps).toEqual(['posts']);
  for (const name of sitemaps) expect((await blog.get(`/sitemaps/${name}`)).status).toBe(200);
});

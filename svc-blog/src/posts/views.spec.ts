import { addPost, useBlog } from '../../test/blog.ts';

const blog = useBlog({ clock: () => new Date('2026-03-05T12:00:00Z') });

const report = async (slug: string, meter?: string): Promise<Response> =>
  fetch(`${blog.url}/api/blog/posts/${slug}`, { method: 'HEAD', headers: { ...(meter !== undefined && { meter }) } });
const stored = async (id: string): Promise<{ view_count: number; version: number }> =>
  (await blog.database.pool.query('select view_count, version from blog_posts where id = $1', [id])).rows[0];

it('views of a post are what shells report of those whom they showed it', async () => {
  const { id, slug } = await addPost(blog, { view_count: 500 });
  const before = await stored(id);
  const { headers } = await blog.get(`/api/blog/posts/${slug}`);
  expect(headers.get('meter')).toBe('do-report');
  const reports = [...Array<string>(50).fill('count=3/0'), 'count=many', undefined];
  for (const meter of reports) expect((await report(slug, meter)).status).toBe(200);
  expect((await blog.get(`/api/blog/posts/${slug}`)).body).toMatchObject({ viewCount: 650 });
  // Views are no change of the post.
  expect(await stored(id)).toEqual({ view_count: 650, version: before.version });
});

it('views of a post are none of a post that is not shown', async () => {
  const { id, slug } = await addPost(blog, { status: 'draft' });
  expect((await report(slug, 'count=3/0')).status).toBe(404);
  expect(await stored(id)).toMatchObject({ view_count: 0 });
});

import type { Repository } from 'typeorm';
import { addPost, useBlog } from '../../test/blog.ts';
import { Post } from '../posts/post.entity.ts';
import { listPosts, postState, publish, schedule, unpublish } from './post-states.ts';

let now = new Date('2026-06-01T12:00:00Z');
const blog = useBlog({ clock: () => now });
let posts: Repository<Post>;
beforeAll(async () => {
  posts = (await blog.database.connect()).getRepository(Post);
});
afterAll(() => posts.manager.connection.destroy());

const status = async (slug: string): Promise<number> => (await blog.get(`/api/blog/posts/${slug}`)).status;
const addDraft = () => addPost(blog, { status: 'draft', published_at: null });

describe('a draft', () => {
  it('is shown once it is published, now', async () => {
    const { slug } = await addDraft();
    expect([await status(slug), await postState(posts, slug, now)]).toEqual([404, 'draft']);
    expect(await publish(posts, slug, now)).toBe('published');
    expect(await publish(posts, slug, now)).toBe('unchanged');
    expect([await status(slug), await postState(posts, slug, now)]).toEqual([200, 'published']);
  });

  it('that is scheduled appears by the clock', async () => {
    const { slug } = await addDraft();
    await schedule(posts, slug, new Date('2026-06-02T09:00:00-05:00'), now);
    expect([await status(slug), await postState(posts, slug, now)]).toEqual([404, 'scheduled']);
    const before = now;
    now = new Date('2026-06-02T14:00:00Z');
    expect([await status(slug), await postState(posts, slug, now)]).toEqual([200, 'published']);
    now = before;
    expect(await publish(posts, slug, now)).toBe('published');
    expect(await status(slug)).toBe(200);
  });

  it('is not scheduled for a time that has passed', async () => {
    const { slug } = await addDraft();
    await expect(schedule(posts, slug, now, now)).rejects.toThrow(`To publish it now: publish ${slug}`);
    expect(await status(slug)).toBe(404);
  });
});

it('a published post is gone once it is unpublished, and comes back with its date', async () => {
  const { id, slug } = await addPost(blog);
  expect(await unpublish(posts, slug)).toBe('unpublished');
  expect(await unpublish(posts, slug)).toBe('unchanged');
  expect(await status(slug)).toBe(404);
  await publish(posts, slug, now);
  const { body } = (await blog.get(`/api/blog/posts/${slug}`)) as { body: { publishedAt: string } };
  expect(body.publishedAt).toBe('2025-01-01T00:00:00.000Z');
  // Pages and sitemaps follow each change.
  const versions = 'select max(version)::int as last from outbox_events where subject_id = $1';
  expect((await blog.database.pool.query(versions, [id])).rows[0].last).toBeGreaterThanOrEqual(3);
});

it('posts are listed by what visitors see of them', async () => {
  await blog.database.pool.query('truncate blog_posts cascade');
  const draft = await addDraft();
  const scheduled = await addPost(blog, { published_at: '2030-01-01T00:00:00Z' });
  const old = await addPost(blog);
  const slugs = async (state: Parameters<typeof listPosts>[1]) =>
    (await listPosts(posts, state, now)).map(({ slug }) => slug);
  expect(await slugs(null)).toEqual([draft.slug, scheduled.slug, old.slug]);
  expect([await slugs('draft'), await slugs('scheduled'), await slugs('published')]).toEqual([
    [draft.slug],
    [scheduled.slug],
    [old.slug],
  ]);
});

it('a post that there is not is named', async () => {
  await expect(publish(posts, 'none', now)).rejects.toThrow('There is no post "none".');
  await expect(unpublish(posts, 'none')).rejects.toThrow('There is no post "none".');
});

import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import pg from 'pg';
import { addPost, startBlog } from '../../test/blog.ts';
import type { Blog } from '../../test/blog.ts';
import { listPosts, postState, publish, schedule, unpublish } from './post-states.ts';

let now = new Date('2026-06-01T12:00:00Z');
let blog: Blog;
let client: pg.Client;
beforeAll(async () => {
  blog = await startBlog({ clock: () => now });
  client = new pg.Client({ connectionString: blog.database.appUrl });
  await client.connect();
});
afterAll(async () => {
  await client.end();
  await blog.close();
});

const status = async (slug: string): Promise<number> => (await blog.get(`/api/blog/posts/${slug}`)).status;
const addDraft = () => addPost(blog, { status: 'draft', published_at: null });

describe('a draft', () => {
  it('is shown once it is published, now', async () => {
    const { slug } = await addDraft();
    expect([await status(slug), await postState(client, slug, now)]).toEqual([404, 'draft']);
    expect(await publish(client, slug, now)).toBe('published');
    expect(await publish(client, slug, now)).toBe('unchanged');
    expect([await status(slug), await postState(client, slug, now)]).toEqual([200, 'published']);
  });

  it('that is scheduled appears by the clock', async () => {
    const { slug } = await addDraft();
    await schedule(client, slug, new Date('2026-06-02T09:00:00-05:00'), now);
    expect([await status(slug), await postState(client, slug, now)]).toEqual([404, 'scheduled']);
    const before = now;
    now = new Date('2026-06-02T14:00:00Z');
    expect([await status(slug), await postState(client, slug, now)]).toEqual([200, 'published']);
    now = before;
  });

  it('is not scheduled for a time that has passed', async () => {
    const { slug } = await addDraft();
    await expect(schedule(client, slug, now, now)).rejects.toThrow(`To publish it now: publish ${slug}`);
    expect(await status(slug)).toBe(404);
  });
});

describe('a published post', () => {
  it('is gone once it is unpublished, and comes back with its date', async () => {
    const { slug } = await addPost(blog);
    expect(await unpublish(client, slug)).toBe('unpublished');
    expect(await unpublish(client, slug)).toBe('unchanged');
    expect(await status(slug)).toBe(404);
    await publish(client, slug, now);
    const { body } = (await blog.get(`/api/blog/posts/${slug}`)) as { body: { publishedAt: string } };
    expect(body.publishedAt).toBe('2025-01-01T00:00:00.000Z');
  });

  it('that is scheduled is shown at once when it is published', async () => {
    const { slug } = await addPost(blog, { published_at: '2030-01-01T00:00:00Z' });
    expect(await publish(client, slug, now)).toBe('published');
    expect(await status(slug)).toBe(200);
  });

  it('tells of each change, so that pages and sitemaps follow', async () => {
    const { id, slug } = await addPost(blog);
    const told = async (): Promise<number> =>
      Number(
        (await blog.database.pool.query('select max(version) as v from outbox_events where subject_id = $1', [id]))
          .rows[0].v,
      );
    const before = await told();
    await unpublish(client, slug);
    await publish(client, slug, now);
    expect(await told()).toBe(before + 2);
  });
});

it('posts are listed by what visitors see of them', async () => {
  await blog.database.pool.query('truncate blog_posts cascade');
  const draft = await addDraft();
  const scheduled = await addPost(blog, { published_at: '2030-01-01T00:00:00Z' });
  const old = await addPost(blog);
  const slugs = async (state: Parameters<typeof listPosts>[1]) =>
    (await listPosts(client, state, now)).map(({ slug }) => slug);
  expect(await slugs(null)).toEqual([draft.slug, scheduled.slug, old.slug]);
  expect([await slugs('draft'), await slugs('scheduled'), await slugs('published')]).toEqual([
    [draft.slug],
    [scheduled.slug],
    [old.slug],
  ]);
});

it.each([
  ['publish', (one: pg.Client) => publish(one, 'none', now)],
  ['unpublish', (one: pg.Client) => unpublish(one, 'none')],
  ['schedule', (one: pg.Client) => schedule(one, 'none', new Date('2030-01-01T00:00:00Z'), now)],
  ['preview', (one: pg.Client) => postState(one, 'none', now)],
])('%s says that there is no such post', async (_name, ask) => {
  await expect(ask(client)).rejects.toThrow('There is no post "none".');
});

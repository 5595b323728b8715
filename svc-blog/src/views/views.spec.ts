import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { TIMEOUT_HEADER } from '@lawdex/contracts';
import type { BlogPost } from '@lawdex/contracts';
import { persistently } from '@lawdex/svc-kit/testing';
import { addPost, serveBlog, startBlog } from '../../test/blog.ts';
import type { Blog } from '../../test/blog.ts';
import { SUM_VIEWS } from './views.sql.ts';

let blog: Blog;
beforeAll(async () => {
  blog = await startBlog({ clock: () => new Date('2026-03-05T12:00:00Z') });
});
afterAll(() => blog.close());

const look = async (slug: string): Promise<number> => {
  const { status, body } = await persistently(() => blog.get(`/api/blog/posts/${slug}`));
  expect(status).toBe(200);
  return (body as BlogPost).viewCount;
};
const one = async (sql: string, values: unknown[]): Promise<number> =>
  Number((await blog.database.pool.query(sql, values)).rows[0]?.n);
const stored = (id: string) =>
  one(
    `select view_count + coalesce((select sum(count) from blog_post_views where post_id = $1), 0) as n
     from blog_posts where id = $1`,
    [id],
  );
const sum = () => blog.database.pool.query(SUM_VIEWS);

describe('views of a post', () => {
  it('are one for each answer, which says how many there are with it', async () => {
    const { slug } = await addPost(blog, { view_count: 41 });
    expect([await look(slug), await look(slug), await look(slug)]).toEqual([42, 43, 44]);
  });

  it('are exact when two hundred read at the same time, and each reader is told another number', async () => {
    const [{ id, slug }, other] = [await addPost(blog), await addPost(blog)];
    const numbers = await Promise.all(Array.from({ length: 200 }, () => look(slug)));
    expect(await stored(id)).toBe(200);
    expect(numbers.sort((a, b) => a - b)).toEqual(Array.from({ length: 200 }, (_, index) => index + 1));
    expect(await stored(other.id)).toBe(0);
  });

  it('are exact when two processes count them, and are summed meanwhile', async () => {
    const { id, slug } = await addPost(blog);
    const second = await serveBlog(blog.database, { clock: () => new Date('2026-03-05T12:00:00Z') });
    const read = (service: Pick<Blog, 'get'>) => persistently(() => service.get(`/api/blog/posts/${slug}`));
    const reading = Promise.all(Array.from({ length: 200 }, (_, index) => read(index % 2 ? blog : second)));
    for (let time = 0; time < 10; time++) await sum();
    await reading;
    await Promise.all([sum(), sum(), sum()]);
    await second.close();
    expect(await stored(id)).toBe(200);
    expect(await one('select view_count as n from blog_posts where id = $1', [id])).toBe(200);
    expect(await one('select count(*) as n from blog_post_views where post_id = $1', [id])).toBe(0);
  });

  it('are told to whom they are counted for, also when his time was up before they were stored', async () => {
    const { id, slug } = await addPost(blog);
    await blog.database.pool.query(`
      create function store_late() returns trigger language plpgsql as 'begin perform pg_sleep(0.3); return null; end';
      create trigger store_late before insert on blog_post_views for each statement execute function store_late()`);
    const { status } = await blog.get(`/api/blog/posts/${slug}`, { [TIMEOUT_HEADER]: '150' });
    await blog.database.pool.query('drop function store_late cascade');
    expect([
      [200, 1],
      [503, 0],
    ]).toContainEqual([status, await stored(id)]);
  });

  it('are counted while somebody writes the post, and are summed when he is done', async () => {
    const { id, slug } = await addPost(blog);
    const writer = await blog.database.pool.connect();
    await writer.query('begin');
    await writer.query(`update blog_posts set title = 'Rewritten' where id = $1`, [id]);
    expect(await look(slug)).toBe(1);
    await sum();
    expect(await one('select view_count as n from blog_posts where id = $1', [id])).toBe(0);
    await writer.query('commit');
    writer.release();
    await sum();
    expect(await one('select view_count as n from blog_posts where id = $1', [id])).toBe(1);
  });

  it('change neither the post nor what is told of it', async () => {
    const { id, slug } = await addPost(blog);
    const version = () => one('select version as n from blog_posts where id = $1', [id]);
    const before = await version();
    await look(slug);
    await sum();
    expect(await version()).toBe(before);
  });

  it('are not made by HEAD, by lists, by fetching a post early, or by asking for what is not shown', async () => {
    const { id, slug } = await addPost(blog);
    const draft = await addPost(blog, { status: 'draft' });
    await fetch(`${blog.url}/api/blog/posts/${slug}`, { method: 'HEAD' });
    await blog.get('/api/blog/posts');
    const early = await blog.get(`/api/blog/posts/${slug}`, { purpose: 'prefetch', 'idempotency-key': 'early-reader' });
    expect(early).toMatchObject({ status: 200, body: { slug, viewCount: 0 } });
    expect((await blog.get(`/api/blog/posts/${draft.slug}`)).status).toBe(404);
    expect([await stored(id), await stored(draft.id)]).toEqual([0, 0]);
  });

  it('are those too that a cache before the service tells of', async () => {
    const { slug } = await addPost(blog);
    const answer = await blog.get(`/api/blog/posts/${slug}`);
    expect(answer.headers.get('meter')).toBe('do-report');
    const tell = (meter: string) => fetch(`${blog.url}/api/blog/posts/${slug}`, { method: 'HEAD', headers: { meter } });
    expect((await tell('count=198/0')).status).toBe(200);
    await tell('count=many');
    expect(await look(slug)).toBe(200);
  });

  it('that are asked for again with the same key are one, in one process or two, at once or later', async () => {
    const [{ id, slug }, other] = [await addPost(blog), await addPost(blog)];
    const second = await serveBlog(blog.database, { clock: () => new Date('2026-03-05T12:00:00Z') });
    const read = (service: Pick<Blog, 'get'>, reader: number, of = slug) =>
      persistently(() => service.get(`/api/blog/posts/${of}`, { 'idempotency-key': `reader-${reader}` }));
    const readers = Array.from({ length: 50 }, (_, reader) => reader);
    await Promise.all([...readers, ...readers].flatMap((reader) => [read(blog, reader), read(second, reader)]));
    await second.close();
    expect(await stored(id)).toBe(50);
    expect((await read(blog, 7)).body).toMatchObject({ viewCount: 50 });
    expect((await read(blog, 7, other.slug)).body).toMatchObject({ viewCount: 1 });
  });

  it('are told of once by a cache that tells the same report twice', async () => {
    const { slug } = await addPost(blog);
    const headers = { meter: 'count=12/0', 'idempotency-key': 'report-12' };
    for (let time = 0; time < 2; time++) {
      expect((await fetch(`${blog.url}/api/blog/posts/${slug}`, { method: 'HEAD', headers })).status).toBe(200);
    }
    expect(await look(slug)).toBe(13);
  });

  it('with a key that is none are refused, and not counted', async () => {
    const { id, slug } = await addPost(blog);
    expect((await blog.get(`/api/blog/posts/${slug}`, { 'idempotency-key': 'short' })).status).toBe(400);
    expect(await stored(id)).toBe(0);
  });

  it('make a post popular at once, before they are summed', async () => {
    const { id, slug } = await addPost(blog, { view_count: 500 });
    await addPost(blog, { view_count: 500, published_at: '2026-01-01T00:00:00Z' });
    await look(slug);
    expect((await blog.get('/api/blog/popular?limit=1')).body).toMatchObject([{ id, viewCount: 501 }]);
  });

  it('that cannot be stored keep nobody from reading, and are stored, once, when they can be', async () => {
    const { id, slug } = await addPost(blog, { view_count: 7 });
    await blog.database.pool.query('alter table blog_post_views rename to views_away');
    const { rows } = await blog.database.pool.query(
      'create view blog_post_views as select id, post_id, count from views_away where false',
    );
    expect(rows).toEqual([]);
    await blog.database.pool.query(`grant select on blog_post_views to ${blog.database.appRole}`);
    const key = { 'idempotency-key': 'reader-who-reloads' };
    try {
      for (const headers of [{}, key, key]) {
        const answer = await blog.get(`/api/blog/posts/${slug}`, headers);
        expect([answer.status, answer.body]).toEqual([200, expect.objectContaining({ viewCount: 7 })]);
      }
    } finally {
      await blog.database.pool.query('drop view blog_post_views');
      await blog.database.pool.query('alter table views_away rename to blog_post_views');
    }
    while ((await stored(id)) < 9) await new Promise((resolve) => setTimeout(resolve, 50));
    await sum();
    expect(await stored(id)).toBe(9);
    expect(await look(slug)).toBe(10);
  });

  it('are stored once, and told, when the answer of the database is lost', async () => {
    const { id, slug } = await addPost(blog);
    // A sequence is not rolled back, so that only the first try fails.
    await blog.database.pool.query(`
      create sequence tries; grant usage on sequence tries to ${blog.database.appRole};
      create function end_first() returns trigger language plpgsql as $$ begin
        if nextval('tries') = 1 then raise exception 'gone'; end if; return null; end $$;
      create trigger end_first before insert on blog_post_views for each statement execute function end_first()`);
    const numbers = await Promise.all([look(slug), look(slug), look(slug)]);
    await blog.database.pool.query('drop function end_first cascade; drop sequence tries');
    expect(numbers.sort()).toEqual([1, 2, 3]);
    expect(await stored(id)).toBe(3);
  });
});

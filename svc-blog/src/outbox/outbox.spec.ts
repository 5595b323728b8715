import type { BlogEvent } from '@lawdex/contracts';
import { Consumer, eventually } from '@lawdex/svc-kit/testing';
import { addAuthor, addCategory, addPost, addTag, serveBlog, useBlog } from '../../test/blog.ts';

const blog = useBlog();

const query = async (sql: string, values: unknown[]) => (await blog.database.pool.query(sql, values)).rows;
const told = async (id: string): Promise<string[]> =>
  (await query('select type, version from outbox_events where subject_id = $1 order by id', [id])).map(
    ({ type, version }) => `${type} ${version}`,
  );

describe('the outbox is told of a post', () => {
  it('when it is added, changed and deleted', async () => {
    const { id } = await addPost(blog);
    await query(`update blog_posts set status = 'draft' where id = $1`, [id]);
    await query('delete from blog_posts where id = $1', [id]);
    expect(await told(id)).toEqual(['post.changed 1', 'post.changed 2', 'post.deleted 3']);
  });

  it('when its tags, or the names of its author, category or tags change, and not when it is looked at', async () => {
    const [author, category, tag] = [await addAuthor(blog), await addCategory(blog), await addTag(blog)];
    const { id } = await addPost(blog, { author_id: author.id, category_id: category.id, tags: [tag.id] });
    const before = await told(id);
    for (const [table, row] of [
      ['blog_authors', author],
      ['blog_categories', category],
      ['blog_tags', tag],
    ] as const) {
      await query(`update ${table} set name = 'Renamed' where id = $1`, [row.id]);
    }
    await query('update blog_posts set view_count = view_count + 1 where id = $1', [id]);
    await query(`update blog_tags set description = 'Other.' where id = $1`, [tag.id]);
    expect((await told(id)).slice(before.length)).toEqual(['post.changed 3', 'post.changed 4', 'post.changed 5']);
    await query('delete from blog_tags where id = $1', [tag.id]);
    expect((await told(id)).at(-1)).toBe('post.changed 6');
  });
});

it('who hears of a post is told all of it but its text, drafts included', async () => {
  const consumer = new Consumer<BlogEvent>();
  const { id } = await addPost(blog, { status: 'draft', published_at: null, title: 'Not yet', practices: ['tax-law'] });
  const service = await serveBlog(blog.database, { consumers: [await consumer.start()] });
  await eventually('the post to arrive', () => consumer.of(id).length > 0);
  const [event] = consumer.of(id);
  expect(event).toMatchObject({
    type: 'post.changed',
    payload: { title: 'Not yet', status: 'draft', publishedAt: null, practices: [{ slug: 'tax-law' }] },
  });
  expect(Object.keys(event?.payload ?? {})).not.toContain('content');
  await service.close();
  await consumer.stop();
});

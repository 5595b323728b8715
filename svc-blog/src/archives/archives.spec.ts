import { randomUUID } from 'node:crypto';
import type { BlogAuthor, BlogCategory, BlogPostSummary, BlogTag } from '@lawdex/contracts';
import { addAuthor, addCategory, addPost, addTag, expectDocumented, expectError, useBlog } from '../../test/blog.ts';

const blog = useBlog();

type Kind = 'category' | 'tag' | 'author';
const posts = async (kind: Kind, id: string, query = ''): Promise<{ slugs: string[]; total: string | null }> => {
  const answer = await blog.get(`/api/blog/${kind}/${id}/posts${query}`);
  const list = expectDocumented<BlogPostSummary[]>(answer, 200, 'get', `/api/blog/${kind}/{id}/posts`);
  return { slugs: list.map(({ slug }) => slug), total: answer.headers.get('x-total-count') };
};
const list = async <T>(name: 'categories' | 'tags' | 'authors'): Promise<T[]> =>
  expectDocumented(await blog.get(`/api/blog/${name}`), 200, 'get', `/api/blog/${name}`);

describe.each<Kind>(['category', 'tag', 'author'])('the posts of one %s', (kind) => {
  const owner = { category: addCategory, tag: addTag, author: addAuthor }[kind];
  const columns = (id: string) =>
    ({ category: { category_id: id }, tag: { tags: [id] }, author: { author_id: id } })[kind];

  it('come newest first, by pages, with the total in a header', async () => {
    const { id } = await owner(blog);
    const old = await addPost(blog, { ...columns(id), published_at: '2024-01-01T00:00:00Z' });
    const young = await addPost(blog, { ...columns(id), published_at: '2024-01-02T00:00:00Z' });
    await addPost(blog);
    expect(await posts(kind, id)).toEqual({ slugs: [young.slug, old.slug], total: '2' });
    expect(await posts(kind, id, '?limit=1&page=2')).toEqual({ slugs: [old.slug], total: '2' });
  });

  it('are an empty list when there are none, and 404 when nobody knows the id', async () => {
    expect(await posts(kind, (await owner(blog)).id)).toEqual({ slugs: [], total: '0' });
    expectError(await blog.get(`/api/blog/${kind}/${randomUUID()}/posts`), 404, `${kind}_not_found`);
  });
});

describe('categories', () => {
  it('hold and count the posts of the categories within them', async () => {
    const wide = await addCategory(blog, { description: 'All of it.' });
    const within = await addCategory(blog, { parent_id: wide.id });
    const deep = await addCategory(blog, { parent_id: within.id });
    const post = await addPost(blog, { category_id: deep.id });
    expect((await posts('category', wide.id)).slugs).toEqual([post.slug]);
    expect(await list<BlogCategory>('categories')).toEqual(
      expect.arrayContaining([
        { ...wide, name: wide.slug, description: 'All of it.', parentId: null, postCount: 1 },
        expect.objectContaining({ id: within.id, parentId: wide.id, postCount: 1 }),
      ]),
    );
  });

  it('that are within each other, which nobody meant, are answered all the same', async () => {
    const one = await addCategory(blog);
    const two = await addCategory(blog, { parent_id: one.id });
    await blog.database.pool.query('update blog_categories set parent_id = $1 where id = $2', [two.id, one.id]);
    const post = await addPost(blog, { category_id: one.id });
    expect((await posts('category', two.id)).slugs).toEqual([post.slug]);
  });

  it('come by name', async () => {
    const names = (await list<BlogCategory>('categories')).map(({ name }) => name);
    expect(names).toEqual([...names].sort());
  });
});

it('tags come with the most used one first', async () => {
  const tag = await addTag(blog, { description: 'Often.' });
  for (let n = 0; n < 3; n++) await addPost(blog, { tags: [tag.id] });
  const [first] = await list<BlogTag>('tags');
  expect(first).toEqual({ ...tag, name: tag.slug, description: 'Often.', postCount: 3 });
});

it('authors come with what their page shows', async () => {
  const given = { bio: 'Writes.', avatar: '/api/blog/images/a.svg' };
  const socialLinks = { website: 'https://ann.example' };
  const columns = { ...given, time_zone: 'America/Denver', social_links: socialLinks };
  const { id, slug } = await addAuthor(blog, columns);
  const shown = { id, slug, name: slug, ...given, timeZone: 'America/Denver', socialLinks, postCount: 0 };
  expect(await list<BlogAuthor>('authors')).toContainEqual(shown);
});

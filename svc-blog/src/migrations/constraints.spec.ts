import { addAuthor, addCategory, addPost, addTag, startBlog } from '../../test/blog.ts';
import type { Blog } from '../../test/blog.ts';

let blog: Blog;
beforeAll(async () => {
  blog = await startBlog();
});
afterAll(() => blog.close());

const NOBODY = '11111111-1111-4111-8111-111111111111';

describe('a post is refused by the database', () => {
  it.each([
    ['with a slug of other letters', { slug: 'Not-a-slug' }],
    ['with a slug of 121 letters', { slug: 'x'.repeat(121) }],
    ['without a title', { title: '' }],
    ['with another status', { status: 'deleted' }],
    ['published at no time', { published_at: null }],
    ['with a read time of 0', { read_time: 0 }],
    ['with a picture of another host', { featured_image: '//evil.example/a.svg' }],
    ['with a picture of another host, with a backslash', { featured_image: '/\\evil.example/a.svg' }],
    ['with a practice area that is no slug', { practices: ['Tax Law'] }],
    ['with a city without a state', { cities: ['Chicago'] }],
    ['of an author who is not there', { author_id: NOBODY }],
    ['of a category that is not there', { category_id: NOBODY }],
    ['with fewer than no views', { view_count: -1 }],
  ])('%s', async (_, columns) => {
    await expect(addPost(blog, columns)).rejects.toThrow(/violates/);
  });

  it('whose slug is taken', async () => {
    const { slug } = await addPost(blog);
    await expect(addPost(blog, { slug })).rejects.toThrow(/unique/);
  });
});

describe('an author is refused by the database', () => {
  it.each([
    ['with a link that runs code', { social_links: { website: 'data:text/html,x' } }],
    ['with a link to a site that is not shown', { social_links: { myspace: 'https://a.example' } }],
    ['with links that are no object', { social_links: '[]' }],
    ['with an avatar of another host', { avatar: 'https://evil.example/a.png' }],
  ])('%s', async (_, columns) => {
    await expect(addAuthor(blog, columns)).rejects.toThrow(/violates/);
  });
});

it('who or what posts belong to cannot be deleted, and a tag leaves its posts', async () => {
  const [author, category, tag] = [await addAuthor(blog), await addCategory(blog), await addTag(blog)];
  await addPost(blog, { author_id: author.id, category_id: category.id, tags: [tag.id] });
  const remove = (table: string, id: string) => blog.database.pool.query(`delete from ${table} where id = $1`, [id]);
  await expect(remove('blog_authors', author.id)).rejects.toThrow(/violates/);
  await expect(remove('blog_categories', category.id)).rejects.toThrow(/violates/);
  await expect(remove('blog_tags', tag.id)).resolves.toMatchObject({ rowCount: 1 });
});

it('a category is not within itself', async () => {
  await expect(addCategory(blog, { id: NOBODY, parent_id: NOBODY })).rejects.toThrow(/violates/);
});

import { columnDrift } from '@lawdex/svc-kit/testing';
import CONSTRAINTS from '../../test/cases/constraints.json' with { type: 'json' };
import { addAuthor, addCategory, addPost, addTag, useBlog } from '../../test/blog.ts';
import { SCHEMA } from '../database.ts';

const blog = useBlog();

const NOBODY = '11111111-1111-4111-8111-111111111111';

describe('a post is refused by the database', () => {
  it.each(Object.entries(CONSTRAINTS.posts))('%s', async (_, columns) => {
    await expect(addPost(blog, columns)).rejects.toThrow(/violates/);
  });

  it('whose slug is taken', async () => {
    const { slug } = await addPost(blog);
    await expect(addPost(blog, { slug })).rejects.toThrow(/unique/);
  });
});

it.each(Object.entries(CONSTRAINTS.authors))('an author is refused by the database: %s', async (_, columns) => {
  await expect(addAuthor(blog, columns)).rejects.toThrow(/violates/);
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

it('entities and migrated tables have the same columns', async () => {
  // The database computes these columns. Only SQL statements use them.
  const computed = ['search', 'words'].map((column) => `ALTER TABLE blog_posts DROP COLUMN ${column}`);
  expect(await columnDrift(blog.database, SCHEMA.entities)).toEqual(computed);
});

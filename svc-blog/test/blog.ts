import { randomBytes, randomUUID } from 'node:crypto';
import type { Clock } from '@lawdex/svc-kit';
import { documentedBy, insertRow, startTestService, TEST_TOKEN, useTestSite } from '@lawdex/svc-kit/testing';
import type { TestDatabase, TestService, TestSite } from '@lawdex/svc-kit/testing';
import { AppModule } from '../src/app.module.ts';
import { SCHEMA } from '../src/database.ts';

export { expectError } from '@lawdex/svc-kit/testing';
export const expectDocumented = documentedBy(new URL('../openapi.json', import.meta.url));

export const PUBLIC_ORIGIN = 'https://lawdex.test';

export type Blog = TestSite;
type Options = { consumers?: string[]; clock?: Clock };

/** svc-blog on a database of its own, with the rights that it has in production, for all specs of a file. */
export const useBlog = (options: Options = {}): Blog => useTestSite((database) => serveBlog(database, options), SCHEMA);

/** Starts another svc-blog on the same database. */
export function serveBlog(
  { appUrl: databaseUrl }: TestDatabase,
  { consumers = [], clock }: Options = {},
): Promise<TestService> {
  const settings = { databaseUrl, internalToken: TEST_TOKEN, consumers, publicOrigin: PUBLIC_ORIGIN };
  return startTestService({ module: AppModule.forRoot(settings), clock });
}

interface Row {
  id: string;
  slug: string;
}
type Columns = Record<string, unknown>;
type Database = Pick<Blog, 'database'>;

async function insert({ database }: Database, table: string, row: Row & Columns): Promise<Row> {
  await insertRow(database, table, row);
  return row;
}

const named = (kind: string): Row & { name: string } => {
  const slug = `${kind}-${randomBytes(5).toString('hex')}`;
  return { id: randomUUID(), slug, name: slug };
};

/** Columns have their names in the database, and usual values by default. */
export const addAuthor = (blog: Database, given: Columns = {}): Promise<Row> =>
  insert(blog, 'blog_authors', { ...named('author'), ...given });
export const addCategory = (blog: Database, given: Columns = {}): Promise<Row> =>
  insert(blog, 'blog_categories', { ...named('category'), ...given });
export const addTag = (blog: Database, given: Columns = {}): Promise<Row> =>
  insert(blog, 'blog_tags', { ...named('tag'), ...given });

/** Adds a published post, by a new author, unless other values are given. `tags` are ids. */
export async function addPost(
  blog: Database,
  { tags = [], ...given }: Columns & { tags?: readonly string[] } = {},
): Promise<Row> {
  const { name, ...row } = named('post');
  const author_id = given['author_id'] ?? (await addAuthor(blog)).id;
  const post = await insert(blog, 'blog_posts', {
    ...row,
    title: name,
    content: '<p>One two three.</p>',
    plain_text: 'One two three.',
    status: 'published',
    published_at: '2025-01-01T00:00:00Z',
    ...given,
    author_id,
  });
  for (const tag of tags) {
    await blog.database.pool.query('insert into blog_post_tags (post_id, tag_id) values ($1, $2)', [post.id, tag]);
  }
  return post;
}

import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { columnDrift, createTestDatabase } from '@lawdex/svc-kit/testing';
import type { TestDatabase } from '@lawdex/svc-kit/testing';
import { Author } from '../posts/author.entity.ts';
import { Category } from '../posts/category.entity.ts';
import { migrateBlog } from '../database.ts';
import { Post } from '../posts/post.entity.ts';
import { Tag } from '../posts/tag.entity.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase(migrateBlog);
});
afterAll(() => database.drop());

const ENTITIES = [Author, Category, Post, Tag];
// The database computes these columns. Only SQL statements use them.
const COMPUTED = ['ALTER TABLE blog_posts DROP COLUMN search', 'ALTER TABLE blog_posts DROP COLUMN words'];

it('entities and migrated tables have the same columns', async () => {
  expect(await columnDrift(database, ENTITIES)).toEqual(COMPUTED);
});

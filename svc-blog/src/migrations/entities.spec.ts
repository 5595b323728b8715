import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
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

describe('entities and migrated tables', () => {
  it('have the same columns', async () => {
    expect(await columnDrift(database, ENTITIES)).toEqual(COMPUTED);
  });

  it('are told apart by a missing column and another nullability', async () => {
    await database.pool.query('alter table blog_posts drop column excerpt');
    await database.pool.query('alter table blog_authors alter column bio set not null');
    expect(await columnDrift(database, ENTITIES)).toEqual(
      expect.arrayContaining([
        'ALTER TABLE blog_posts ADD excerpt text',
        'ALTER TABLE blog_authors ALTER COLUMN bio DROP NOT NULL',
      ]),
    );
  });
});

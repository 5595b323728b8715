import { migrate, type MigrateOptions, type SchemaOptions } from '@lawdex/svc-kit';
import { MIGRATIONS } from './migrations/index.ts';
import { OldAddress } from './old-addresses/old-address.entity.ts';
import { Author } from './posts/author.entity.ts';
import { Category } from './posts/category.entity.ts';
import { Post } from './posts/post.entity.ts';
import { Tag } from './posts/tag.entity.ts';

export const SCHEMA = {
  service: 'svc-blog',
  migrations: MIGRATIONS,
  entities: [Author, Category, OldAddress, Post, Tag],
} satisfies SchemaOptions;

export const migrateBlog = (options: Pick<MigrateOptions, 'url' | 'appRole' | 'logger'>): Promise<string[]> =>
  migrate({ ...options, ...SCHEMA });

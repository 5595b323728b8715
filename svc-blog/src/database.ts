import type { SchemaOptions } from '@lawdex/svc-kit';
import { MIGRATIONS } from './migrations/index.ts';
import { OldAddress } from './old-addresses/old-address.entity.ts';
import { Author, Category, Tag } from './posts/archive.entity.ts';
import { Post } from './posts/post.entity.ts';

export const SCHEMA = {
  service: 'svc-blog',
  migrations: MIGRATIONS,
  entities: [Author, Category, OldAddress, Post, Tag],
} satisfies SchemaOptions;

import { migrate } from '@lawdex/svc-kit';
import type { MigrateOptions, SchemaOptions } from '@lawdex/svc-kit';
import { MIGRATIONS } from './migrations/index.ts';

export const SCHEMA = { service: 'svc-blog', migrations: MIGRATIONS } satisfies SchemaOptions;

export const migrateBlog = (options: Pick<MigrateOptions, 'url' | 'appRole' | 'logger'>): Promise<string[]> =>
  migrate({ ...options, ...SCHEMA });

import { migrate } from '@lawdex/svc-kit';
import type { MigrateOptions, SchemaOptions } from '@lawdex/svc-kit';
import { Category } from './categories/category.entity.ts';
import { writePracticeAreas } from './categories/write-practice-areas.ts';
import { MIGRATIONS } from './migrations/index.ts';

/** Tables and practice areas of this service. */
export const SCHEMA = {
  service: 'svc-directory',
  migrations: MIGRATIONS,
  entities: [Category],
  referenceData: writePracticeAreas,
  keptTables: ['reviews'],
} satisfies SchemaOptions;

export const migrateDirectory = (options: Pick<MigrateOptions, 'url' | 'appRole' | 'logger'>): Promise<string[]> =>
  migrate({ ...options, ...SCHEMA });

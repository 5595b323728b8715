import { migrate } from '@lawdex/svc-kit';
import type { MigrateOptions } from '@lawdex/svc-kit';
import { Category } from './categories/category.entity.ts';
import { writePracticeAreas } from './categories/write-practice-areas.ts';
import { MIGRATIONS } from './migrations/index.ts';

export const SERVICE = 'svc-directory';

/** Schema and practice areas, up to date. */
export const migrateDirectory = (options: Pick<MigrateOptions, 'url' | 'appRole' | 'logger'>): Promise<string[]> =>
  migrate({
    ...options,
    service: SERVICE,
    migrations: MIGRATIONS,
    entities: [Category],
    referenceData: writePracticeAreas,
  });

import { migrate } from '@lawdex/svc-kit';
import type { MigrateOptions } from '@lawdex/svc-kit';
import { BusinessView } from './business-views/business-view.entity.ts';
import { Business } from './businesses/business.entity.ts';
import { Category } from './categories/category.entity.ts';
import { writePracticeAreas } from './categories/write-practice-areas.ts';
import { MIGRATIONS } from './migrations/index.ts';
import { ReviewRow } from './reviews/review.entity.ts';

export const SERVICE = 'svc-directory';
export const ENTITIES = [Category, Business, ReviewRow, BusinessView];

/** Schema and practice areas, up to date. */
export function migrateDirectory(options: Pick<MigrateOptions, 'url' | 'appRole' | 'logger'>): Promise<string[]> {
  return migrate({ ...options, service: SERVICE, migrations: MIGRATIONS, referenceData: writePracticeAreas });
}

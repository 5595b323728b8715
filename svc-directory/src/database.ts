import { migrate, type MigrateOptions, type SchemaOptions } from '@lawdex/svc-kit';
import { Business } from './businesses/business.entity.ts';
import { Category } from './categories/category.entity.ts';
import { writePracticeAreas } from './categories/write-practice-areas.ts';
import { MIGRATIONS } from './migrations/index.ts';
import { RemovedEntry } from './reviews/ledger/removed-entry.entity.ts';
import { Report } from './reviews/reports/report.entity.ts';
import { Review } from './reviews/review.entity.ts';

/** Tables and practice areas of this service. */
export const SCHEMA = {
  service: 'svc-directory',
  migrations: MIGRATIONS,
  entities: [Business, Category, RemovedEntry, Report, Review],
  referenceData: writePracticeAreas,
  keptTables: ['reviews'],
} satisfies SchemaOptions;

export const migrateDirectory = (options: Pick<MigrateOptions, 'url' | 'appRole' | 'logger'>): Promise<string[]> =>
  migrate({ ...options, ...SCHEMA });

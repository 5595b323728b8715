import { PRACTICE_AREAS } from '@lawdex/contracts/practice-areas';
import type { SchemaOptions } from '@lawdex/svc-kit';
import type { QueryRunner } from 'typeorm';
import { v5 } from 'uuid';
import { Business } from './businesses/business.entity.ts';
import { HOLD_BUSINESSES, RECOUNT_CATEGORIES } from './categories/categories.sql.ts';
import { Category } from './categories/category.entity.ts';
import { MIGRATIONS } from './migrations/index.ts';
import { RemovedEntry } from './reviews/ledger/removed-entry.entity.ts';
import { Report } from './reviews/reports/report.entity.ts';
import { Review } from './reviews/review.entity.ts';

// The ids of practice areas are derived from this UUID and their slugs. Any fixed UUID would do.
const NAMESPACE = '6f1d0c1e-5b0a-4c0f-9d7e-2a8b4c6d8e10';

/** The same practice area has the same id in every database, so that links and exports with ids in them keep working. */
const categoryIdOf = (slug: string): string => v5(slug, NAMESPACE);

/** Leaves rows alone that have not changed, so that other services are told of true changes only. */
async function writePracticeAreas({ manager }: QueryRunner): Promise<void> {
  const rows = PRACTICE_AREAS.map((area) => ({
    ...area,
    id: categoryIdOf(area.slug),
    parentId: area.parent && categoryIdOf(area.parent),
    aliases: [...area.aliases],
  }));
  // Locked first, because a transaction that adds a business holds this lock and then waits for the rows.
  await manager.query(HOLD_BUSINESSES);
  await manager
    .createQueryBuilder()
    .insert()
    .into(Category)
    .values(rows)
    .orUpdate(['name', 'icon', 'description', 'aliases', 'parent_id'], ['slug'], { skipUpdateIfNoValuesChanged: true })
    .execute();
  await manager.query(RECOUNT_CATEGORIES);
}

/** Tables and practice areas of this service. */
export const SCHEMA = {
  service: 'svc-directory',
  migrations: MIGRATIONS,
  entities: [Business, Category, RemovedEntry, Report, Review],
  referenceData: writePracticeAreas,
  keptTables: ['reviews'],
} satisfies SchemaOptions;

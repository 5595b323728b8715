import { PRACTICE_AREAS } from '@lawdex/contracts/practice-areas';
import type { QueryRunner } from 'typeorm';
import { categoryIdOf } from './category-id.ts';
import { HOLD_BUSINESSES, RECOUNT_CATEGORIES } from './categories.sql.ts';
import { Category } from './category.entity.ts';

/** Idempotent: rows that say the same already are not touched, so that other services are told of true changes only. */
export async function writePracticeAreas({ manager }: QueryRunner): Promise<void> {
  const rows = PRACTICE_AREAS.map((area) => ({
    ...area,
    id: categoryIdOf(area.slug),
    parentId: area.parent && categoryIdOf(area.parent),
    aliases: [...area.aliases],
  }));
  // Before the rows, because whoever adds a business holds it and then waits for them.
  await manager.query(HOLD_BUSINESSES);
  await manager
    .createQueryBuilder()
    .insert()
    .into(Category)
    .values(rows)
    .orUpdate(['name', 'description', 'aliases', 'parent_id'], ['slug'], { skipUpdateIfNoValuesChanged: true })
    .execute();
  await manager.query(RECOUNT_CATEGORIES);
}

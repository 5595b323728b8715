import { PRACTICE_AREAS } from '@lawdex/contracts/practice-areas';
import type { QueryRunner } from 'typeorm';
import { categoryIdOf } from './category-id.ts';
import { HOLD_BUSINESSES, RECOUNT_CATEGORIES } from './categories.sql.ts';
import { Category } from './category.entity.ts';

/** Leaves rows alone that have not changed, so that other services are told of true changes only. */
export async function writePracticeAreas({ manager }: QueryRunner): Promise<void> {
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
    .orUpdate(['name', 'description', 'aliases', 'parent_id'], ['slug'], { skipUpdateIfNoValuesChanged: true })
    .execute();
  await manager.query(RECOUNT_CATEGORIES);
}

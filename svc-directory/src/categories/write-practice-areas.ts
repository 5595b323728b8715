import { PRACTICE_AREAS } from '@lawdex/contracts/practice-areas';
import type { QueryRunner } from 'typeorm';
import { categoryIdOf } from './category-id.ts';
import { Category } from './category.entity.ts';

/** Idempotent: rows that say the same already are not touched, so that other services are told of true changes only. */
export async function writePracticeAreas({ manager }: QueryRunner): Promise<void> {
  const rows = PRACTICE_AREAS.map((area) => ({ ...area, id: categoryIdOf(area.slug), aliases: [...area.aliases] }));
  await manager
    .createQueryBuilder()
    .insert()
    .into(Category)
    .values(rows)
    .orUpdate(['name', 'description', 'aliases'], ['slug'], { skipUpdateIfNoValuesChanged: true })
    .execute();
}

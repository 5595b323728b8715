import { PRACTICE_AREAS } from '@lawdex/contracts/practice-areas';
import type { QueryRunner } from 'typeorm';
import { categoryIdOf } from './category-id.ts';

/** Idempotent: rows that say the same already are not touched, so that other services are told of true changes only. */
export async function writePracticeAreas(runner: QueryRunner): Promise<void> {
  const rows = PRACTICE_AREAS.map((area) => ({ ...area, id: categoryIdOf(area.slug) }));
  await runner.query(
    `insert into categories as c (id, slug, name, description, aliases)
     select id, slug, name, description, aliases
     from jsonb_to_recordset($1) as area (id uuid, slug text, name text, description text, aliases text[])
     on conflict (slug) do update
       set name = excluded.name, description = excluded.description, aliases = excluded.aliases
       where (c.name, c.description, c.aliases) is distinct from (excluded.name, excluded.description, excluded.aliases)`,
    [JSON.stringify(rows)],
  );
}

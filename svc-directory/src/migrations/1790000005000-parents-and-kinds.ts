import type { MigrationInterface, QueryRunner } from 'typeorm';
import { TOTALS_OF_AREAS_AND_FIRMS } from './directory-totals.ts';
import { BUSINESS_TRIGGERS } from './directory-triggers.ts';

const FIRMS = "kind in ('law-firm', 'legal-aid')";

// Best first: the average, drawn to 3.8 while there are few reviews, so that one 5.0 does not lead.
const QUALITY = '(review_count * rating + 8 * 3.8) / (review_count + 8)';

const cityIndex = (included: string): string =>
  `create index businesses_by_city on businesses (city_key, quality desc, id) include (${included})`;

const TOTALS_BEFORE = BUSINESS_TRIGGERS.filter((statement) =>
  statement.startsWith('create function businesses_follow_'),
).map((statement) => statement.replace('create function', 'create or replace function'));

/** Practice areas within wider ones, and what kind of organisation a business is. */
export class ParentsAndKinds1790000005000 implements MigrationInterface {
  name = 'ParentsAndKinds1790000005000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table categories
        add column parent_id uuid references categories (id) on delete restrict,
        add constraint categories_not_within_itself check (parent_id <> id)`);
    await runner.query('create index categories_by_parent on categories (parent_id)');
    // Each area with itself and all around it. A union that drops what it has ends, whatever the rows say.
    await runner.query(`
      create view category_circles as
      with recursive circle (id, within) as (
        select id, id from categories
        union
        select circle.id, area.parent_id
        from circle join categories area on area.id = circle.within where area.parent_id is not null)
      select id, within from circle`);
    await runner.query(`
      alter table businesses
        add column kind text not null default 'law-firm',
        add constraint businesses_kind check (kind in ('law-firm', 'legal-aid', 'court', 'agency', 'other')),
        add constraint businesses_areas_of_firms check (${FIRMS} or category_id is null)`);
    // A court is better or worse than no firm, and stands behind them all.
    await runner.query(`
      alter table businesses alter column quality set expression as (
        case when ${FIRMS} then ${QUALITY} else 0 end)`);
    await runner.query('drop index businesses_by_city');
    await runner.query(cityIndex('state, kind'));
    for (const statement of TOTALS_OF_AREAS_AND_FIRMS) await runner.query(statement);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const statement of TOTALS_BEFORE) await runner.query(statement);
    await runner.query('drop index businesses_by_city');
    await runner.query(cityIndex('state'));
    await runner.query(`alter table businesses alter column quality set expression as (${QUALITY})`);
    await runner.query('alter table businesses drop column kind');
    await runner.query('drop view category_circles');
    await runner.query('alter table categories drop column parent_id');
  }
}

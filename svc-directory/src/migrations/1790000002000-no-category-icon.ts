import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Announces a practice area when one of these columns changes. */
const bumpOn = (columns: readonly string[]): string =>
  `create trigger categories_bump before update of ${columns.join(', ')} on categories
   for each row when ((${columns.map((column) => `old.${column}`).join(', ')})
     is distinct from (${columns.map((column) => `new.${column}`).join(', ')}))
   execute function categories_bump()`;

/** No page reads the icon of a practice area: the design system has one for each slug. */
export class NoCategoryIcon1790000002000 implements MigrationInterface {
  name = 'NoCategoryIcon1790000002000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('drop trigger categories_bump on categories');
    await runner.query('alter table categories drop column icon');
    await runner.query(bumpOn(['name', 'slug', 'description', 'aliases']));
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop trigger categories_bump on categories');
    await runner.query('alter table categories add column icon text');
    await runner.query(bumpOn(['name', 'slug', 'icon', 'description', 'aliases']));
  }
}

import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Names the drawing of each practice area. The practice areas, which are written after the migrations, bring theirs. */
export class CategoryIcons1795900002000 implements MigrationInterface {
  readonly name = 'CategoryIcons1795900002000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`alter table categories add column if not exists icon text not null default 'shield'`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table categories drop column icon');
  }
}

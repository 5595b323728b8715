import type { MigrationInterface, QueryRunner } from 'typeorm';

/** How each search was read stands beside what was typed, so that what is misread can be found. */
export class UnderstoodSearches1763900000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('alter table search_logs add column understood jsonb');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table search_logs drop column understood');
  }
}

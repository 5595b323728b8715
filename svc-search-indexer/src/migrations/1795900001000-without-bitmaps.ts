import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Takes away what rows were counted by, and what drafts of the vocabulary were tried by, before version 1.0.0. */
export class WithoutBitmaps1795900001000 implements MigrationInterface {
  readonly name = 'WithoutBitmaps1795900001000';
  readonly contractOf = '7ada546f';

  async up(runner: QueryRunner): Promise<void> {
    for (const table of ['search_rows', 'search_rows_b']) {
      await runner.query(`
        drop function if exists keep_${table}_bitmaps(), widen_${table}_bitmaps(real, int, int);
        drop table if exists ${table}_facts, ${table}_bitmaps;
        alter table ${table} drop column if exists slot`);
    }
    await runner.query('drop function if exists search_row_facts(uuid, smallint, real, int, int)');
    await runner.query('drop table if exists vocabulary_trials');
  }

  async down(): Promise<void> {
    // Nothing reads them.
  }
}

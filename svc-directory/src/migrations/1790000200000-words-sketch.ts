import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Words of reviews were compared by what they share. A later version drops the column, which the next one left, and `words_hash`. */
export class WordsSketch1790000200000 implements MigrationInterface {
  name = 'WordsSketch1790000200000';

  // An index that nobody waits for is made outside of a transaction.
  transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('alter table reviews add column if not exists words_sketch integer[]');
    await runner.query('drop index concurrently if exists reviews_by_sketch');
    // Without a list of pending entries, which each new review would search.
    await runner.query(`
      create index concurrently reviews_by_sketch on reviews using gin ((words_sketch[1:4]))
      with (fastupdate = off) where words_sketch is not null`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table reviews drop column words_sketch');
  }
}

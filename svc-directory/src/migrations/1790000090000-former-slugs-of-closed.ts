import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Finds a closed business by a slug that it had before, in its archive. */
export class FormerSlugsOfClosed1790000090000 implements MigrationInterface {
  name = 'FormerSlugsOfClosed1790000090000';

  // An index that nobody waits for is made outside of a transaction.
  transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('drop index concurrently if exists closed_businesses_former_slugs');
    await runner.query(`create index concurrently closed_businesses_former_slugs
      on closed_businesses using gin ((archive -> 'former_slugs') jsonb_path_ops)`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop index closed_businesses_former_slugs');
  }
}

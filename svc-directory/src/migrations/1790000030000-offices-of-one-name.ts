import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Two offices of one name in one ZIP code are two firms. The version before looks by name and ZIP code as well, which the new index
 * answers too.
 */
export class OfficesOfOneName1790000030000 implements MigrationInterface {
  name = 'OfficesOfOneName1790000030000';

  // An index that nobody waits for is made outside of a transaction.
  transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('drop index concurrently if exists businesses_by_zip');
    await runner.query('create index concurrently businesses_by_zip on businesses (left(zip_code, 5), lower(name))');
    await runner.query('drop index concurrently if exists businesses_by_name_and_zip');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('create unique index businesses_by_name_and_zip on businesses (lower(name), zip_code)');
    await runner.query('drop index businesses_by_zip');
  }
}

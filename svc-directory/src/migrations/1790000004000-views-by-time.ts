import type { MigrationInterface, QueryRunner } from 'typeorm';

/** To find old views by. They are written in the order of their time, so an index of block ranges does, of some kilobytes. */
export class ViewsByTime1790000004000 implements MigrationInterface {
  name = 'ViewsByTime1790000004000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('create index business_views_by_time on business_views using brin (created_at)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop index business_views_by_time');
  }
}

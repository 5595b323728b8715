import type { MigrationInterface, QueryRunner } from 'typeorm';

/** One visitor's report is one, also when he opens the form twice. The version before leaves the column empty. */
export class ReportSenders1790000020000 implements MigrationInterface {
  name = 'ReportSenders1790000020000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('alter table review_reports add column sent_by text unique');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table review_reports drop column sent_by');
  }
}

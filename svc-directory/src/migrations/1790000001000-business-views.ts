import type { MigrationInterface, QueryRunner } from 'typeorm';

export class BusinessViews1790000001000 implements MigrationInterface {
  name = 'BusinessViews1790000001000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table business_views (
        id          uuid primary key default gen_random_uuid(),
        business_id uuid not null references businesses (id) on delete cascade,
        created_at  timestamptz not null default now()
      )`);
    await runner.query('create index business_views_by_business on business_views (business_id, created_at desc)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table business_views');
  }
}

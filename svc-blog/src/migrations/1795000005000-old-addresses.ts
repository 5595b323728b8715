import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Paths at which posts once stood, here or on another site. The release before knows nothing of them, and redirects none. */
export class OldAddresses1795000005000 implements MigrationInterface {
  name = 'OldAddresses1795000005000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table blog_old_addresses (
        path    text primary key check (path like '/%' and length(path) <= 300),
        post_id uuid not null references blog_posts (id) on delete cascade
      )`);
    await runner.query('create index blog_old_addresses_by_post on blog_old_addresses (post_id)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table blog_old_addresses');
  }
}

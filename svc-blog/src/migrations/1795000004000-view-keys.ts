import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Views that came with a key, so that one that is sent again counts once. Trimmed after a day or two. */
export class ViewKeys1795000004000 implements MigrationInterface {
  name = 'ViewKeys1795000004000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table blog_view_keys (
        post_id uuid not null references blog_posts (id) on delete cascade,
        key     text not null check (length(key) between 8 and 100),
        seen_at timestamptz not null default now(),
        primary key (post_id, key)
      ) with (autovacuum_vacuum_scale_factor = 0, autovacuum_vacuum_threshold = 20000)`);
    await runner.query('create index blog_view_keys_by_time on blog_view_keys (seen_at)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table blog_view_keys');
  }
}

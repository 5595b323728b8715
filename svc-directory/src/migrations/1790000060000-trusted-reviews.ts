import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Reviews say more of their writer and may be held back. One that is held has `hidden_at` too, so that the version before
 * shows it nowhere and counts it nowhere.
 */
export class TrustedReviews1790000060000 implements MigrationInterface {
  name = 'TrustedReviews1790000060000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table reviews
        add column is_related boolean not null default false,
        add column matter_month text,
        add column matter_kind text,
        add column held_until timestamptz,
        add column held_for text[],
        -- Names of a day for the browser and its network, and a hash of the words. They are erased after some weeks.
        add column sent_by text,
        add column sent_from text,
        add column words_hash text`);
    await runner.query('alter table review_reports add column reporter text');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table review_reports drop column reporter');
    await runner.query(`
      alter table reviews drop column is_related, drop column matter_month, drop column matter_kind, drop column held_until,
        drop column held_for, drop column sent_by, drop column sent_from, drop column words_hash`);
  }
}

import { REPORT_LIMITS, REPORT_REASONS } from '@lawdex/contracts';
import type { MigrationInterface, QueryRunner } from 'typeorm';
import { REVIEW_INDEXES } from './directory-constraints.ts';

/**
 * Reviews can be hidden, reported and decided about. The indexes serve the version before too, which knows nothing of hidden ones and
 * hides none.
 */
export class ReviewModeration1790000010000 implements MigrationInterface {
  name = 'ReviewModeration1790000010000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('alter table reviews add column hidden_at timestamptz');
    await runner.query('drop index reviews_by_business');
    // Includes what figures are made from, so that the average and the stars are counted in the index alone.
    await runner.query(`
      create index reviews_by_business on reviews (business_id, created_at desc, id desc) include (rating, hidden_at)`);
    await runner.query(`
      create index reviews_by_rating on reviews (business_id, rating, created_at desc, id desc) where hidden_at is null`);
    await runner.query(`
      create table review_reports (
        id              uuid primary key default gen_random_uuid(),
        review_id       uuid not null references reviews (id) on delete cascade,
        reason          text not null check (reason in (${REPORT_REASONS.map((reason) => `'${reason}'`).join(', ')})),
        comment         text check (length(comment) between 1 and ${REPORT_LIMITS.commentMax}),
        idempotency_key text unique check (length(idempotency_key) between 8 and 100),
        created_at      timestamptz not null default now()
      )`);
    await runner.query('create index review_reports_by_review on review_reports (review_id, created_at)');
    // Not bound to the review: what was decided stays known when the review is gone.
    await runner.query(`
      create table review_decisions (
        id         bigint generated always as identity primary key,
        review_id  uuid not null,
        decision   text not null check (decision in ('hidden', 'restored', 'kept')),
        words      text check (length(words) between 1 and 1000),
        created_at timestamptz not null default now()
      )`);
    await runner.query('create index review_decisions_by_review on review_decisions (review_id, id desc)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table review_decisions, review_reports');
    await runner.query('drop index reviews_by_rating, reviews_by_business');
    for (const statement of REVIEW_INDEXES) await runner.query(statement);
    await runner.query('alter table reviews drop column hidden_at');
  }
}

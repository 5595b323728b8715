import type { MigrationInterface, QueryRunner } from 'typeorm';

const INDEXES: Record<string, string> = {
  // Lists pass over no hidden review. It includes what figures are made from.
  reviews_shown: '(business_id, created_at desc, id desc) include (rating, is_related) where hidden_at is null',
  reviews_related: '(business_id) where is_related and hidden_at is null',
  reviews_held: '(held_until) where held_until is not null',
  reviews_by_words: '(words_hash, created_at) where words_hash is not null',
  reviews_by_network: '(sent_from, created_at) where sent_from is not null',
};

/** The version before goes on with the indexes that it has. */
export class TrustedReviewIndexes1790000070000 implements MigrationInterface {
  name = 'TrustedReviewIndexes1790000070000';

  // An index that nobody waits for is made outside of a transaction.
  transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    for (const [name, definition] of Object.entries(INDEXES)) {
      await runner.query(`drop index concurrently if exists ${name}`);
      await runner.query(`create index concurrently ${name} on reviews ${definition}`);
    }
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`drop index ${Object.keys(INDEXES).join(', ')}`);
  }
}

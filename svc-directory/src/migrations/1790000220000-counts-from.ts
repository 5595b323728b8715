import type { MigrationInterface, QueryRunner } from 'typeorm';

const INDEXES: Record<string, string> = {
  // It includes what figures are made from. Lists pass over no hidden review.
  reviews_by_time:
    '(business_id, created_at desc, id desc) include (rating, is_related, counts_from) where hidden_at is null',
  reviews_uncounted: '(business_id) where hidden_at is null and (is_related or counts_from is not null)',
  reviews_waiting: '(counts_from) where counts_from is not null',
};
/** Each is answered by one of the new ones, for the version before too. */
const BEFORE: Record<string, string> = {
  reviews_shown: '(business_id, created_at desc, id desc) include (rating, is_related) where hidden_at is null',
  reviews_related: '(business_id) where is_related and hidden_at is null',
};

const counts = (more: string): string => `
  create or replace function reviews_follow_delete() returns trigger language plpgsql as $$
  begin
    perform from businesses where id in (select business_id from old_rows) order by id for no key update;
    update businesses b set rating = counted.rating, review_count = counted.count
    from (
      select touched.business_id, coalesce(round(avg(r.rating), 1), 0) as rating, count(r.id)::int as count
      from (select distinct business_id from old_rows) touched left join reviews r
        on r.business_id = touched.business_id and r.hidden_at is null and not r.is_related ${more}
      group by 1) counted
    where b.id = counted.business_id and (b.rating, b.review_count) is distinct from (counted.rating, counted.count);
    return null;
  end $$`;

const UNCONFIRMED = `
  select business_id, review_id, rating from (
    select distinct on (review_id) * from removed_reviews order by review_id, number desc) latest
  where reason = 'unconfirmed' and review_id in (select id from reviews where hidden_at is not null and held_until is null)`;

/**
 * Reviews of a day of many count later, words are compared no more, and nobody is silent for ever: what was removed unconfirmed is held
 * again, and shown when its turn comes. The version before counts those that wait, until they do.
 */
export class CountsFrom1790000220000 implements MigrationInterface {
  name = 'CountsFrom1790000220000';

  // An index that nobody waits for is made outside of a transaction.
  transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('alter table reviews add column if not exists counts_from timestamptz');
    await runner.query(counts('and r.counts_from is null'));
    for (const [name, definition] of Object.entries(INDEXES)) {
      await runner.query(`drop index concurrently if exists ${name}`);
      await runner.query(`create index concurrently ${name} on reviews ${definition}`);
    }
    for (const name of Object.keys(BEFORE)) await runner.query(`drop index concurrently if exists ${name}`);
    await runner.query(
      'update reviews set words_hash = null, words_sketch = null where words_hash is not null or words_sketch is not null',
    );
    await runner.query(`
      update closed_businesses set archive = jsonb_set(archive, '{reviews}', (
        select jsonb_agg(review - 'words_hash' - 'words_sketch') from jsonb_array_elements(archive -> 'reviews') review))
      where jsonb_path_exists(archive, '$.reviews[*].words_sketch')`);
    // None before tomorrow, because the version before removes what is due and old.
    await runner.query(`
      with unconfirmed as (${UNCONFIRMED}),
      restored as (
        insert into removed_reviews (business_id, review_id, rating, reason)
        select business_id, review_id, rating, 'restored' from unconfirmed)
      update reviews set held_until = greatest(held_until, now() + interval '1 day')
      where held_until is not null or id in (select review_id from unconfirmed)`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`drop index ${Object.keys(INDEXES).join(', ')}`);
    for (const [name, definition] of Object.entries(BEFORE))
      await runner.query(`create index ${name} on reviews ${definition}`);
    await runner.query(counts(''));
    await runner.query('alter table reviews drop column counts_from');
  }
}

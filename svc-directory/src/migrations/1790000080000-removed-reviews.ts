import { REMOVAL_REASONS } from '@lawdex/contracts';
import type { MigrationInterface, QueryRunner } from 'typeorm';

const REASONS = [...REMOVAL_REASONS, 'restored'].map((reason) => `'${reason}'`).join(', ');
// "LDGR". Entries are chained one after the other.
const LEDGER_LOCK = 0x4c444752;

/**
 * The ledger of removals, whose rows are chained by hashes and never change, and figures that are right whoever deletes a review. The
 * version before removes nothing.
 */
export class RemovedReviews1790000080000 implements MigrationInterface {
  name = 'RemovedReviews1790000080000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table removed_reviews (
        number        bigint primary key,
        month         text not null,
        reason        text not null check (reason in (${REASONS})),
        rating        smallint not null check (rating between 1 and 5),
        previous_hash text not null,
        hash          text not null,
        -- Not published. Not bound to rows, because the entry outlives them.
        business_id   uuid not null,
        review_id     uuid not null
      )`);
    await runner.query(
      'create index removed_reviews_by_business on removed_reviews (business_id, review_id, number desc)',
    );
    await runner.query(`
      create function chain_removed_review() returns trigger language plpgsql as $$
      declare last record;
      begin
        perform pg_advisory_xact_lock(${LEDGER_LOCK});
        select number, hash into last from removed_reviews order by number desc limit 1;
        new.number := coalesce(last.number, 0) + 1;
        new.month := to_char(now() at time zone 'UTC', 'YYYY-MM');
        new.previous_hash := coalesce(last.hash, repeat('0', 64));
        new.hash := encode(sha256(convert_to(new.previous_hash || format(
          '{"number":%s,"month":"%s","reason":"%s","rating":%s}', new.number, new.month, new.reason, new.rating), 'UTF8')), 'hex');
        return new;
      end $$`);
    await runner.query(`
      create trigger removed_reviews_chain before insert on removed_reviews
      for each row execute function chain_removed_review()`);
    await runner.query(`
      create function refuse_change() returns trigger language plpgsql as $$
      begin
        raise exception '% only grows: its rows are published and chained', tg_table_name;
      end $$`);
    await runner.query(`
      create trigger removed_reviews_only_grow before update or delete or truncate on removed_reviews
      for each statement execute function refuse_change()`);
    // Locks first, because only the next statement sees what other writers committed meanwhile.
    await runner.query(`
      create function reviews_follow_delete() returns trigger language plpgsql as $$
      begin
        perform from businesses where id in (select business_id from old_rows) order by id for no key update;
        update businesses b set rating = counted.rating, review_count = counted.count
        from (
          select touched.business_id, coalesce(round(avg(r.rating), 1), 0) as rating, count(r.id)::int as count
          from (select distinct business_id from old_rows) touched left join reviews r
            on r.business_id = touched.business_id and r.hidden_at is null and not r.is_related
          group by 1) counted
        where b.id = counted.business_id and (b.rating, b.review_count) is distinct from (counted.rating, counted.count);
        return null;
      end $$`);
    await runner.query(`
      create trigger reviews_follow_delete after delete on reviews referencing old table as old_rows
      for each statement execute function reviews_follow_delete()`);
    // The service may not delete reviews but by this, which leaves an entry.
    await runner.query(`
      create function erase_reviews(ids uuid[], why text) returns setof uuid
      language plpgsql security definer set search_path = public, pg_temp as $$
      begin
        insert into removed_reviews (business_id, review_id, rating, reason)
        select business_id, id, rating, why from reviews where id = any(ids) order by created_at, id;
        delete from review_decisions where review_id = any(ids);
        return query delete from reviews where id = any(ids) returning id;
      end $$`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop function erase_reviews(uuid[], text)');
    await runner.query('drop trigger reviews_follow_delete on reviews');
    await runner.query('drop table removed_reviews');
    await runner.query('drop function reviews_follow_delete, refuse_change, chain_removed_review');
  }
}

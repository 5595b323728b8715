create table reviews (
  id              uuid primary key default gen_random_uuid(),
  business_id     uuid not null references businesses (id) on delete cascade,
  user_name       text not null check (length(user_name) between 2 and 80),
  rating          smallint not null check (rating between 1 and 5),
  comment         text check (length(comment) between 1 and 4000),
  idempotency_key text unique check (length(idempotency_key) between 8 and 100),
  created_at      timestamptz not null default now(),
  hidden_at       timestamptz,
  is_related      boolean not null default false,
  matter_month    text,
  matter_kind     text,
  -- One that is held has `hidden_at` too, so that it is shown nowhere and counts nowhere.
  held_until      timestamptz,
  held_for        text[],
  -- Names of a day for the browser and its network. They are erased after some weeks.
  sent_by         text,
  sent_from       text,
  -- Reviews of a day of many count later.
  counts_from     timestamptz
);
create index reviews_by_business on reviews (business_id, created_at desc, id desc) include (rating, hidden_at);
create index reviews_by_rating on reviews (business_id, rating, created_at desc, id desc) where hidden_at is null;
-- Lists pass over no hidden review. It includes what figures are made from, so that they are counted in the index alone.
create index reviews_by_time on reviews (business_id, created_at desc, id desc) include (rating, is_related, counts_from) where hidden_at is null;
create index reviews_uncounted on reviews (business_id) where hidden_at is null and (is_related or counts_from is not null);
create index reviews_waiting on reviews (counts_from) where counts_from is not null;
create index reviews_held on reviews (held_until) where held_until is not null;
create index reviews_by_network on reviews (sent_from, created_at) where sent_from is not null;

create table review_reports (
  id              uuid primary key default gen_random_uuid(),
  review_id       uuid not null references reviews (id) on delete cascade,
  reason          text not null check (reason in ('not-genuine', 'abusive', 'private', 'advertising', 'other')),
  comment         text check (length(comment) between 1 and 1000),
  idempotency_key text unique check (length(idempotency_key) between 8 and 100),
  created_at      timestamptz not null default now(),
  -- One visitor's report is one, also when they open the form twice.
  sent_by         text unique,
  reporter        text
);
create index review_reports_by_review on review_reports (review_id, created_at);

-- Not bound to the review: what was decided stays known when the review is gone.
create table review_decisions (
  id         bigint generated always as identity primary key,
  review_id  uuid not null,
  decision   text not null check (decision in ('hidden', 'restored', 'kept')),
  words      text check (length(words) between 1 and 1000),
  created_at timestamptz not null default now()
);
create index review_decisions_by_review on review_decisions (review_id, id desc);

-- The ledger of removals, whose rows are chained by hashes and never change.
create table removed_reviews (
  number        bigint primary key,
  month         text not null,
  reason        text not null check (reason in (
    'spam', 'not-a-client', 'threat', 'personal-data', 'same-writer', 'off-topic', 'withdrawn', 'unconfirmed', 'restored')),
  rating        smallint not null check (rating between 1 and 5),
  previous_hash text not null,
  hash          text not null,
  -- Not published. Not bound to rows, because the entry outlives them.
  business_id   uuid not null,
  review_id     uuid not null
);
create index removed_reviews_by_business on removed_reviews (business_id, review_id, number desc);
-- Entries are chained one after the other, behind the lock "LDGR".
create function chain_removed_review() returns trigger language plpgsql as $$
declare last record;
begin
  perform pg_advisory_xact_lock(1279543122);
  select number, hash into last from removed_reviews order by number desc limit 1;
  new.number := coalesce(last.number, 0) + 1;
  new.month := to_char(now() at time zone 'UTC', 'YYYY-MM');
  new.previous_hash := coalesce(last.hash, repeat('0', 64));
  new.hash := encode(sha256(convert_to(new.previous_hash || format(
    '{"number":%s,"month":"%s","reason":"%s","rating":%s}', new.number, new.month, new.reason, new.rating), 'UTF8')), 'hex');
  return new;
end $$;
create trigger removed_reviews_chain before insert on removed_reviews
for each row execute function chain_removed_review();
create function refuse_change() returns trigger language plpgsql as $$
begin
  raise exception '% only grows: its rows are published and chained', tg_table_name;
end $$;
create trigger removed_reviews_only_grow before update or delete or truncate on removed_reviews
for each statement execute function refuse_change();

-- Figures are right whoever deletes a review. Locks first, because only the next statement sees what other writers committed meanwhile.
create function reviews_follow_delete() returns trigger language plpgsql as $$
begin
  perform from businesses where id in (select business_id from old_rows) order by id for no key update;
  update businesses b set rating = counted.rating, review_count = counted.count
  from (
    select touched.business_id, coalesce(round(avg(r.rating), 1), 0) as rating, count(r.id)::int as count
    from (select distinct business_id from old_rows) touched left join reviews r
      on r.business_id = touched.business_id and r.hidden_at is null and not r.is_related and r.counts_from is null
    group by 1) counted
  where b.id = counted.business_id and (b.rating, b.review_count) is distinct from (counted.rating, counted.count);
  return null;
end $$;
create trigger reviews_follow_delete after delete on reviews referencing old table as old_rows
for each statement execute function reviews_follow_delete();

-- The service may not delete reviews but by this, which leaves an entry.
create function erase_reviews(ids uuid[], why text) returns setof uuid
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  insert into removed_reviews (business_id, review_id, rating, reason)
  select business_id, id, rating, why from reviews where id = any(ids) order by created_at, id;
  delete from review_decisions where review_id = any(ids);
  return query delete from reviews where id = any(ids) returning id;
end $$;

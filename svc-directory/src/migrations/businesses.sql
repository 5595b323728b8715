-- Rules for a row of businesses, whoever writes it.
create function valid_spans(spans jsonb) returns boolean language sql immutable as $$
  select case when jsonb_typeof(spans) <> 'array' then false else not exists (
    select from jsonb_array_elements(spans) as times
    where case when jsonb_typeof(times) <> 'object' then true else
            times - 'open' - 'close' <> '{}'
            or coalesce(times ->> 'open', '') !~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'
            or coalesce(times ->> 'close', '') !~ '^([01][0-9]|2[0-3]):[0-5][0-9]$' end) end $$;
create function valid_special_days(days jsonb) returns boolean language sql immutable as $$
  select case when jsonb_typeof(days) <> 'array' then false else not exists (
    select from jsonb_array_elements(days) as day
    where case when jsonb_typeof(day) <> 'object' then true else
            coalesce(day ->> 'date', '') !~ '^([0-9]{4}-)?[0-9]{2}-[0-9]{2}$'
            or not public.valid_spans(coalesce(day -> 'spans', 'null')) end) end $$;
-- A day may have a break, in `more`, and dates times of their own.
create function valid_hours(hours jsonb) returns boolean language sql immutable as $$
  select case when jsonb_typeof(hours) <> 'object' then false else not exists (
    select from jsonb_each(hours) as entry (day, times)
    where case when day = 'special' then not public.valid_special_days(times)
          when day not in ('mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun') then true
          when jsonb_typeof(times) <> 'object' then true
          else not public.valid_spans(jsonb_build_array(times - 'more') || coalesce(times -> 'more', '[]')) end) end $$;
create function valid_licences(licences jsonb) returns boolean language sql immutable as $$
  select case when jsonb_typeof(licences) <> 'array' then false else not exists (
    select from jsonb_array_elements(licences) as licence
    where case when jsonb_typeof(licence) <> 'object' then true else
            coalesce(licence ->> 'jurisdiction', '') = ''
            or coalesce(licence ->> 'sourceUrl', 'https://') !~* '^https?://' end) end $$;

create table businesses (
  id                 uuid primary key default gen_random_uuid(),
  slug               text not null unique,
  name               text not null,
  description        text,
  image              text,
  category_id        uuid references categories (id) on delete restrict,
  price_range        text,
  rating             numeric(2, 1) not null default 0,
  review_count       integer not null default 0,
  address            text not null,
  city               text not null,
  state              text not null,
  zip_code           text not null,
  phone              text,
  email              text,
  website            text,
  latitude           numeric(10, 7),
  longitude          numeric(10, 7),
  time_zone          text,
  hours              jsonb,
  has_delivery       boolean not null default false,
  has_takeout        boolean not null default false,
  languages          text[] not null default '{}',
  fee_basis          text[] not null default '{}',
  free_consultation  boolean not null default false,
  video_consultation boolean not null default false,
  licences           jsonb not null default '[]',
  version            integer not null default 1,
  created_at         timestamptz not null default now(),
  updated_at         timestamptz not null default now(),
  city_key           text not null generated always as (lower(city)) stored,
  -- Best first: the average, drawn to 3.8 while there are few reviews, so that one 5.0 does not lead. A court is better or worse than
  -- no firm, and stands behind them all.
  quality            real not null generated always as (
    case when kind in ('law-firm', 'legal-aid') then (review_count * rating + 8 * 3.8) / (review_count + 8) else 0 end) stored,
  kind               text not null default 'law-firm',
  constraint businesses_slug check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and length(slug) <= 120),
  constraint businesses_name check (length(name) between 1 and 200),
  constraint businesses_description check (length(description) <= 10000),
  constraint businesses_image check (image ~ '^/[^/\\]'),
  constraint businesses_price_range check (price_range in ('$', '$$', '$$$', '$$$$')),
  constraint businesses_rating check ((review_count = 0 and rating = 0) or (review_count > 0 and rating between 1 and 5)),
  constraint businesses_address check (length(address) between 1 and 300),
  constraint businesses_city check (length(city) between 1 and 80 and city !~ '[/\\[:cntrl:]]'),
  constraint businesses_state check (state ~ '^[A-Z]{2}$'),
  constraint businesses_zip_code check (zip_code ~ '^[0-9]{5}(-[0-9]{4})?$'),
  constraint businesses_phone check (phone ~ '[0-9]' and length(phone) <= 40),
  constraint businesses_email check (email like '_%@_%' and length(email) <= 254),
  constraint businesses_website check (website ~* '^https?://[^/\s]\S*$' and length(website) <= 2000),
  constraint businesses_position check (latitude between -90 and 90 and longitude between -180 and 180),
  constraint businesses_position_is_whole check ((latitude is null) = (longitude is null)),
  constraint businesses_hours check (valid_hours(hours)),
  constraint businesses_licences check (valid_licences(licences)),
  constraint businesses_fee_basis check (fee_basis <@ '{contingency,flat,hourly}'),
  constraint businesses_kind check (kind in ('law-firm', 'legal-aid', 'court', 'agency', 'other')),
  constraint businesses_areas_of_firms check (kind in ('law-firm', 'legal-aid') or category_id is null)
);
-- The importer finds two offices of one name in one ZIP code by it, besides their slugs.
create index businesses_by_zip on businesses (left(zip_code, 5), lower(name));
create index businesses_by_city on businesses (city_key, quality desc, id) include (state, kind);
-- Similar businesses are found in indexes alone: with 100,000 businesses that takes a sixth of the time.
create index businesses_by_practice_in_city on businesses (category_id, city_key, state, quality desc, id);
create index businesses_by_practice on businesses (category_id, quality desc, id) include (city_key, state, latitude, longitude);

create table business_practice_areas (
  business_id uuid not null references businesses (id) on delete cascade,
  category_id uuid not null references categories (id) on delete restrict,
  primary key (business_id, category_id)
);
create index business_practice_areas_by_category on business_practice_areas (category_id);

create table business_views (
  id          uuid primary key default gen_random_uuid(),
  business_id uuid not null references businesses (id) on delete cascade,
  created_at  timestamptz not null default now()
);
create index business_views_by_business on business_views (business_id, created_at desc);
-- Views are written in the order of their time, so an index of block ranges does, of some kilobytes.
create index business_views_by_time on business_views using brin (created_at);

-- Version, totals and outbox follow in the transaction of every statement that changes businesses, so that no writer can forget them.
-- They work on sets, so that an import of many rows costs no loop.
create function businesses_bump() returns trigger language plpgsql as $$
begin
  new.version := old.version + 1;
  new.updated_at := now();
  return new;
end $$;
create trigger businesses_bump before update on businesses for each row execute function businesses_bump();

-- A business counts in its practice area, in each wider one, and in its city unless it is a court or agency. Totals are written in the
-- order of their keys, so that two transactions cannot wait for each other in a ring.
create function count_in_category(category uuid, delta integer) returns void language sql as $$
  update categories set business_count = business_count + delta where id = category $$;
create function count_in_city(key text, of_state text, name text, delta integer) returns void language sql as $$
  insert into cities as total (city_key, state, city, count) values (key, of_state, name, greatest(delta, 0))
  on conflict (city_key, state) do update set count = total.count + delta $$;

create function businesses_follow_insert() returns trigger language plpgsql as $$
begin
  insert into outbox_events (type, subject_id, version) select 'business.changed', id, version from new_rows;
  perform count_in_category(within, n) from (
    select circle.within, sum(delta)::int as n
    from (select category_id, city_key, state, city, kind, 1 as delta from new_rows) c
    join category_circles circle on circle.id = c.category_id
    group by 1 having sum(delta) <> 0 order by 1) d;
  perform count_in_city(city_key, state, city, n) from (
    select city_key, state, min(city) as city, sum(delta)::int as n
    from (select category_id, city_key, state, city, kind, 1 as delta from new_rows) c
    where kind in ('law-firm', 'legal-aid')
    group by 1, 2 having sum(delta) <> 0 order by 1, 2) d;
  return null;
end $$;
create trigger businesses_follow_insert after insert on businesses
referencing new table as new_rows for each statement execute function businesses_follow_insert();

create function businesses_follow_delete() returns trigger language plpgsql as $$
begin
  insert into outbox_events (type, subject_id, version) select 'business.deleted', id, version + 1 from old_rows;
  perform count_in_category(within, n) from (
    select circle.within, sum(delta)::int as n
    from (select category_id, city_key, state, city, kind, -1 as delta from old_rows) c
    join category_circles circle on circle.id = c.category_id
    group by 1 having sum(delta) <> 0 order by 1) d;
  perform count_in_city(city_key, state, city, n) from (
    select city_key, state, min(city) as city, sum(delta)::int as n
    from (select category_id, city_key, state, city, kind, -1 as delta from old_rows) c
    where kind in ('law-firm', 'legal-aid')
    group by 1, 2 having sum(delta) <> 0 order by 1, 2) d;
  return null;
end $$;
create trigger businesses_follow_delete after delete on businesses
referencing old table as old_rows for each statement execute function businesses_follow_delete();

create function businesses_follow_update() returns trigger language plpgsql as $$
begin
  insert into outbox_events (type, subject_id, version) select 'business.changed', id, version from new_rows;
  if exists (select from new_rows n join old_rows o using (id)
             where (n.category_id, n.city_key, n.state, n.kind)
               is distinct from (o.category_id, o.city_key, o.state, o.kind)) then
    perform count_in_category(within, n) from (
      select circle.within, sum(delta)::int as n
      from (select category_id, city_key, state, city, kind, 1 as delta from new_rows
            union all select category_id, city_key, state, city, kind, -1 as delta from old_rows) c
            join category_circles circle on circle.id = c.category_id
      group by 1 having sum(delta) <> 0 order by 1) d;
    perform count_in_city(city_key, state, city, n) from (
      select city_key, state, min(city) as city, sum(delta)::int as n
      from (select category_id, city_key, state, city, kind, 1 as delta from new_rows
            union all select category_id, city_key, state, city, kind, -1 as delta from old_rows) c
            where kind in ('law-firm', 'legal-aid')
      group by 1, 2 having sum(delta) <> 0 order by 1, 2) d;
  end if;
  return null;
end $$;
create trigger businesses_follow_update after update on businesses
referencing old table as old_rows new table as new_rows for each statement execute function businesses_follow_update();

-- Businesses that have closed, with all that brings them back, and slugs that businesses had before.
create table closed_businesses (
  slug        text primary key,
  id          uuid not null unique,
  -- Name and archive are null for one that was removed for good.
  name        text,
  archive     jsonb,
  city        text not null,
  state       text not null,
  category_id uuid references categories (id) on delete set null,
  -- A hash, by which an import knows it.
  identity    text not null,
  closed_at   timestamptz not null default now()
);
-- Finds a closed business by a slug that it had before.
create index closed_businesses_former_slugs on closed_businesses using gin ((archive -> 'former_slugs') jsonb_path_ops);
create table former_slugs (
  slug        text primary key,
  business_id uuid not null references businesses (id) on delete cascade
);
create index former_slugs_by_business on former_slugs (business_id);
create function remember_slug() returns trigger language plpgsql as $$
begin
  delete from former_slugs where slug = new.slug;
  insert into former_slugs (slug, business_id) values (old.slug, new.id)
  on conflict (slug) do update set business_id = new.id;
  return null;
end $$;
create trigger businesses_remember_slug after update of slug on businesses
for each row when (old.slug <> new.slug) execute function remember_slug();

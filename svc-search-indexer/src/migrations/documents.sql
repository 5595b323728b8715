-- What the directory last said, a log that every engine follows at its own pace: a position grows with each change, and each engine keeps
-- the one that it has reached. A row without record is a tombstone: its version keeps late events out.
create sequence search_documents_position;
create table search_documents (
  id uuid primary key,
  version bigint not null,
  record json,
  -- Its own and additional practice areas, to find what a changed category changes.
  practice_slugs text[] not null,
  changed_at timestamptz not null default now(),
  position bigint not null default nextval('search_documents_position'),
  -- Changes that were made in great numbers: others overtake them on their way into an index.
  bulk boolean not null default false
);
create index search_documents_practices on search_documents using gin (practice_slugs);
create unique index search_documents_log on search_documents (position);
create table search_categories (
  id uuid primary key,
  version bigint not null,
  slug text not null,
  name text not null,
  aliases text[] not null
);

create table search_feeds (
  engine text not null,
  index_version int not null,
  -- The full copy that is fed. Another one is begun when this one turns out to be damaged.
  generation text not null,
  position bigint not null default 0,
  -- It has caught up once, so that searches may read it.
  live boolean not null default false,
  -- Up to this position, changes that are not bulk were written before their turn.
  ahead bigint not null default 0,
  live_since timestamptz not null default now(),
  primary key (engine, index_version)
);
-- Copies that are fed beside the live one: the next one while it is built, and the one before, to go back to.
create table search_spare_feeds (
  engine text not null,
  generation text not null,
  index_version int not null,
  position bigint not null default 0,
  -- Null while it is built.
  kept_until timestamptz,
  primary key (engine, generation)
);
create table search_rebuilds (
  id uuid primary key default gen_random_uuid(),
  engine text not null,
  index_version int not null,
  generation text not null,
  phase text not null default 'waiting'
    check (phase in ('waiting', 'copying', 'verifying', 'done', 'failed', 'canceled', 'rolled back')),
  copied int not null default 0,
  documents int not null default 0,
  started_by text not null,
  started_at timestamptz not null default now(),
  -- When somebody last worked at it.
  seen_at timestamptz not null default now(),
  ended_at timestamptz,
  ended_by text,
  problem text
);
create unique index search_rebuilds_running on search_rebuilds (engine) where ended_at is null;
create index search_rebuilds_history on search_rebuilds (started_at desc);
-- What the last check of each index found.
create table search_drift_checks (
  engine text primary key,
  checked_at timestamptz not null,
  report jsonb not null
);

-- Words and cities of the index with how many documents hold them, kept as documents change; `position` lets a process read only what
-- changed since it last looked.
create sequence search_vocabulary_position;
create table search_vocabulary (
  lexeme text collate "C" primary key,
  docs int not null,
  position bigint not null default nextval('search_vocabulary_position')
);
create index search_vocabulary_changes on search_vocabulary (position);
create sequence search_places_position;
create table search_places (
  key text collate "C" not null,
  tz text collate "C" not null,
  city text not null,
  state text not null,
  docs int not null,
  located int not null,
  lat_sum bigint not null,
  lng_sum bigint not null,
  position bigint not null default nextval('search_places_position'),
  primary key (key, tz)
);
-- Which index version the counts of words and places were made by.
create table search_counts (index_version int primary key);

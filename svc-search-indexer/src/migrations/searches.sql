create table search_logs (
  id uuid primary key default gen_random_uuid(),
  query text,
  category_id uuid,
  location text,
  results_count int not null default 0,
  created_at timestamptz not null default now(),
  -- How it was read, so that what is misread can be found.
  understood jsonb
);
create index search_logs_created on search_logs (created_at);

-- Names of businesses, to be found while they are typed. A row for each beginning by which a business is found: 'smith jones law' and
-- 'jones law'.
create table suggest_names (
  key text collate "C" not null,
  business_id uuid not null,
  quality real not null
);
create index suggest_names_key on suggest_names (key) include (business_id, quality);
-- For beginnings that very many have.
create index suggest_names_quality on suggest_names (quality desc, business_id) include (key);
create index suggest_names_business on suggest_names (business_id);
create table suggest_words (word text collate "C" primary key);

-- Who searched for what today, by a name that means a visitor for one day only. Kept for less than a day.
create table popular_visitors (
  query text collate "C" not null,
  visitor text collate "C" not null,
  seen_at timestamptz not null,
  primary key (query, visitor)
);
create index popular_visitors_seen on popular_visitors (seen_at);
-- How many visitors searched for it that day.
create table popular_days (
  query text collate "C" not null,
  day date not null,
  visitors int not null,
  demo boolean not null default false,
  primary key (query, day)
);
-- What operators do not want to be shown.
create table popular_removed (
  query text collate "C" primary key,
  removed_at timestamptz not null
);

-- Phrases whose meaning operators have changed; what stands here takes the place of the defaults in the code. A weak one is meant where
-- nothing stronger is said.
create table search_phrases (
  phrase text not null check (phrase <> ''),
  kind text not null check (kind in ('practice', 'place', 'filter', 'synonym', 'noise', 'none')),
  means text not null default '',
  strength text not null default 'strong' check (strength in ('strong', 'weak', 'soft')),
  primary key (phrase, kind, means)
);
-- What admins said that phrases mean, one row for each time. Rows are only ever added.
create table vocabulary_changes (
  id bigint generated always as identity primary key,
  at timestamptz not null,
  by text not null,
  action text not null check (action in ('add', 'change', 'withdraw', 'take back', 'discard', 'live', 'undo')),
  key text not null,
  phrase text not null,
  before jsonb not null,
  after jsonb not null
);
create index vocabulary_changes_key on vocabulary_changes (key, id);
create index vocabulary_changes_live on vocabulary_changes (id) where action in ('live', 'undo');
-- Who of the admins did what.
create table admin_audit (
  id bigint generated always as identity primary key,
  at timestamptz not null,
  by text not null,
  address text not null,
  action text not null,
  detail jsonb not null,
  outcome text not null
);
create index admin_audit_at on admin_audit (at);

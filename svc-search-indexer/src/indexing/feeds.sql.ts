export const startFeed =
  'insert into search_feeds (engine, index_version, generation) values ($1, $2, $3) on conflict do nothing returning generation';

/** Skipped while another process feeds the same engine, because two of them would overtake each other. */
export const takeFeed = `
  select generation, position, ahead, live from search_feeds where engine = $1 and index_version = $2
  for update skip locked`;

/** The same, but waits for whoever is at it. */
export const waitForFeed = `
  select generation, position, ahead, live from search_feeds where engine = $1 and index_version = $2 for update`;

export const liveGeneration = 'select generation from search_feeds where engine = $1 and index_version = $2 and live';

/** Where it stands, and whether there is more in the log; locks nothing. */
export const lookAtFeed = `
  select generation, live, exists (select from search_documents d where d.position > f.position) as "hasMore"
  from search_feeds f where engine = $1 and index_version = $2`;

/** Changes after a position, in the order of commits; without record a document is gone. */
export const readChanges =
  'select id, position, record from search_documents where position > $1 order by position limit $2';

export const endOfLog = 'select coalesce(max(position), 0) as position from search_documents';

/** $1, $2: what changed after one position and up to another, without what was changed in bulk. $3: how many. */
export const readSmallChanges = `
  select id, position, record from search_documents
  where position > $1 and position <= $2 and not bulk order by position limit $3`;

export const keepPosition =
  'update search_feeds set position = $3, ahead = $4 where engine = $1 and index_version = $2';

export const startAgain = `
  update search_feeds set generation = $3, position = 0, ahead = 0, live = false
  where engine = $1 and index_version = $2`;

export const goLive =
  'update search_feeds set live = true, live_since = now() where engine = $1 and index_version = $2';

/** How many documents an engine holds at a position, and whether there is more: then nobody can tell. */
export const countDocuments = `
  select count(*) filter (where record is not null and position <= $1)::int as documents,
    coalesce(bool_or(position > $1), false) as "hasMore"
  from search_documents`;

/** Engines whose index of this version holds everything that was there when it was built. */
export const liveEngines = 'select engine from search_feeds where index_version = $1 and live';

export const countBehind = `
  select engine, (select count(*)::int from search_documents d where d.position > f.position) as behind
  from search_feeds f where index_version = $1`;

/** A damaged live index is rebuilt beside itself, at most once an hour. $1: engine, $2: index version, $3: generation, $4: by whom. */
export const askForRebuild = `
  insert into search_rebuilds (engine, index_version, generation, started_by)
  select $1, $2, $3, $4
  where not exists (
    select from search_rebuilds where engine = $1 and phase = 'failed' and ended_at > now() - interval '1 hour')
  on conflict do nothing returning id`;

/** Differences that the last check of each index found and did not repair. */
export const differing = `
  select engine, greatest(0, (report->>'differing')::int - (report->>'repaired')::int) as documents
  from search_drift_checks where report ? 'engine'`;

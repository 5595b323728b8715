export const startFeed =
  'insert into search_feeds (engine, index_version, generation) values ($1, $2, $3) on conflict do nothing returning generation';

/** Skipped while another process feeds the same engine, because two of them would overtake each other. */
export const takeFeed = `
  select generation, position, live from search_feeds where engine = $1 and index_version = $2
  for update skip locked`;

export const liveGeneration = 'select generation from search_feeds where engine = $1 and index_version = $2 and live';

/** What changed after a position, in the order of commits; without record it is gone. */
export const readChanges =
  'select id, position, record from search_documents where position > $1 order by position limit $2';

export const keepPosition = 'update search_feeds set position = $3 where engine = $1 and index_version = $2';

export const startAgain = `
  update search_feeds set generation = $3, position = 0, live = false where engine = $1 and index_version = $2`;

export const goLive = 'update search_feeds set live = true where engine = $1 and index_version = $2';

export const endOtherFeeds = 'delete from search_feeds where engine = $1 and index_version <> $2 returning generation';

/** How many documents an engine that has reached this position holds. */
export const countDocuments =
  'select count(*)::int as documents from search_documents where record is not null and position <= $1';

/** Engines whose index of this version holds everything that was there when it was built. */
export const liveEngines = 'select engine from search_feeds where index_version = $1 and live';

/** How many changes each index has yet to read. */
export const countBehind = `
  select engine, (select count(*)::int from search_documents d where d.position > f.position) as behind
  from search_feeds f where index_version = $1`;

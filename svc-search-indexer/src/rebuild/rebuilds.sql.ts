const COLUMNS = `id, engine, generation, phase, copied, greatest(documents, copied) as of, started_by as by,
  started_at as "startedAt", seen_at as "seenAt", ended_at as "endedAt", ended_by as "endedBy", problem`;

/** $1: engine, $2: index version, $3: generation, $4: by whom. None when one is running. */
export const insertRebuild = `
  insert into search_rebuilds (engine, index_version, generation, started_by, documents)
  values ($1, $2, $3, $4, (select count(*)::int from search_documents))
  on conflict do nothing returning ${COLUMNS}`;

export const runningRebuilds = `select ${COLUMNS} from search_rebuilds where ended_at is null order by started_at`;
export const pastRebuilds = `select ${COLUMNS} from search_rebuilds where ended_at is not null order by started_at desc limit $1`;

/** Whether there is a rebuild, or a generation beside the live one. Locks nothing. */
export const hasWork = `
  select exists (select from search_rebuilds where engine = $1 and ended_at is null)
    or exists (select from search_spare_feeds where engine = $1)
    or exists (select from search_feeds where engine = $1 and index_version <> $2) as "hasWork"`;

/** Nobody else works at it while its row is locked; when a process dies, PostgreSQL lets go of the row, and another one goes on. */
export const takeRebuild = `
  select id, generation, phase, started_by as by from search_rebuilds
  where engine = $1 and index_version = $2 and ended_at is null for update skip locked`;

export const setPhase = 'update search_rebuilds set phase = $2, seen_at = now() where id = $1';
export const countAgain = `
  update search_rebuilds set copied = 0, documents = (select count(*)::int from search_documents), seen_at = now()
  where id = $1`;
export const addCopied =
  'update search_rebuilds set copied = copied + $2, seen_at = now(), problem = null where id = $1';
/** Notes the reason why a rebuild waits. */
export const noteProblem = `
  update search_rebuilds set problem = $3 where engine = $1 and index_version = $2 and ended_at is null`;
/** $1: id, $2: phase, $3: by whom, $4: problem. */
export const endRebuild = `
  update search_rebuilds set phase = $2, ended_at = now(), ended_by = $3, problem = $4, seen_at = now()
  where id = $1 and ended_at is null returning engine, generation`;
/** A release with another mapping began it and is gone. */
export const endAbandoned = `
  update search_rebuilds set phase = 'failed', ended_at = now(), problem = 'The release that began it is gone.'
  where engine = $1 and index_version <> $2 and ended_at is null and seen_at < now() - interval '10 minutes'`;
/** $1: engine, $2: index version, $3: generation, $4: by whom. */
export const noteRollback = `
  insert into search_rebuilds (engine, index_version, generation, phase, started_by, ended_at, ended_by)
  values ($1, $2, $3, 'rolled back', $4, now(), $4)`;

/** $1: engine, $2: generation, $3: index version. */
export const startSpare = `
  insert into search_spare_feeds (engine, generation, index_version) values ($1, $2, $3)
  on conflict (engine, generation) do update set position = 0`;
export const takeSpare = `
  select generation, position, 0 as ahead from search_spare_feeds where engine = $1 and generation = $2 for update`;
export const keepSparePosition = 'update search_spare_feeds set position = $3 where engine = $1 and generation = $2';
export const endSpare = 'delete from search_spare_feeds where engine = $1 and generation = $2';
/** $1: engine, $2: generation, $3: index version, $4: position, $5: for how many hours. */
export const keepSpare = `
  insert into search_spare_feeds (engine, generation, index_version, position, kept_until)
  values ($1, $2, $3, $4, now() + make_interval(hours => $5))`;
/** Gives up a kept generation. $1: engine, $2: a generation, or null for all that are not being built. */
export const letGo = `
  update search_spare_feeds set kept_until = now()
  where engine = $1 and ($2::text is null and kept_until is not null or generation = $2)`;
export const keptSpares = `
  select generation, position, 0 as ahead, kept_until as "keptUntil" from search_spare_feeds
  where engine = $1 and index_version = $2 and kept_until > now() order by kept_until desc`;
export const lockKept = `${keptSpares} limit 1 for update`;
export const takeKept = `${keptSpares} limit 1 for update skip locked`;
export const takeExpired = `
  select generation from search_spare_feeds where engine = $1 and kept_until <= now() for update skip locked`;
/** Feeds of other releases, once ours has been live for long. $3: hours. */
export const endOtherFeeds = `
  delete from search_feeds f using search_feeds mine
  where f.engine = $1 and f.index_version <> $2 and mine.engine = $1 and mine.index_version = $2
    and mine.live and mine.live_since < now() - make_interval(hours => $3) returning f.generation`;

/** $1: engine, $2: index version, $3: generation, $4: position. */
export const flip = `
  update search_feeds set generation = $3, position = $4, ahead = 0, live = true, live_since = now()
  where engine = $1 and index_version = $2`;

/** $1: position, $2: how many. */
export const someRecords = `
  select record from search_documents where record is not null and position <= $1 order by random() limit $2`;

/** Engines, what they read, and until when they can go back. $1: index version. */
export const readFeeds = `
  select f.engine, f.generation, f.live, f.live_since as "liveSince",
    (select count(*)::int from search_documents) as documents,
    (select max(s.kept_until) from search_spare_feeds s
     where s.engine = f.engine and s.index_version = $1 and s.kept_until > now()) as "rollBackUntil"
  from search_feeds f where f.index_version = $1 order by f.engine`;

export const readLive = `
  select generation, position, ahead, live from search_feeds where engine = $1 and index_version = $2`;

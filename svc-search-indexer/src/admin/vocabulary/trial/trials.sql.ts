/** $1: how many. */
export const readLogged = `
  select query, location, category_id as "categoryId" from search_logs
  where query is not null order by created_at desc limit $1`;

/** $1: revision; $2: by; $3: now; $4: of; $5: empty result; $6: since when a trial that runs must have been seen. */
export const beginTrial = `
  insert into vocabulary_trials (revision, by, started_at, seen_at, phase, done, of, result)
  values ($1, $2, $3, $3, 'running', 0, $4, $5)
  on conflict (revision) do update set by = $2, started_at = $3, seen_at = $3, phase = 'running', done = 0, of = $4, result = $5
  where vocabulary_trials.phase <> 'running' or vocabulary_trials.seen_at < $6
  returning revision`;

/** $1: revision; those of other drafts are of no use any more. */
export const forgetTrials = `delete from vocabulary_trials where revision <> $1`;

/** $1: revision; $2: now; $3: phase; $4: done; $5: result. */
export const noteTrial = `
  update vocabulary_trials set seen_at = $2, phase = $3, done = $4, result = $5 where revision = $1`;

/** $1: revision. */
export const readTrial = `
  select revision::text, by, started_at as "startedAt", seen_at as "seenAt", phase, done, of, result
  from vocabulary_trials where revision = $1`;

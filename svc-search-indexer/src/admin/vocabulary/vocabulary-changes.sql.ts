/** One admin after the other: what each sees is what the others have left. */
export const takeTurn = `select pg_advisory_xact_lock(${0x564f4342})`;

export const readRevision = `select coalesce(max(id), 0)::text as revision from vocabulary_changes`;

/** Another one whenever what is live has changed. */
export const readLiveRevision = `
  select coalesce(max(id), 0)::text as revision from vocabulary_changes where action in ('live', 'undo')`;

/**
 * The draft's meanings of each phrase that it has touched, in the order of the last change. Sorted by number, because
 * as texts 9 would come after 10.
 */
export const readDraft = `
  select * from (
    select distinct on (key) id::text, at, by, action, key, phrase, before, after from vocabulary_changes c
    where action in ('add', 'change', 'withdraw', 'take back')
      and id > (select coalesce(max(id), 0) from vocabulary_changes where action in ('live', 'discard'))
    order by key, c.id desc
  ) last order by last.id::bigint`;

/** $1: at; $2: by; $3: action; $4: key; $5: phrase; $6: before; $7: after. */
export const addChange = `
  insert into vocabulary_changes (at, by, action, key, phrase, before, after) values ($1, $2, $3, $4, $5, $6, $7)
  returning id::text`;

/** $1: a revision; $2: key; null: of any phrase. */
export const readSince = `
  select id::text, at, by, action, key, phrase, before, after from vocabulary_changes c
  where id > $1 and ($2::text is null or key = $2 or action = 'discard') order by c.id`;

/** $1: how many; $2: only older ones than this; null: from the newest on. Whether a live one is what stands of its phrase. */
export const readHistory = `
  select c.id::text, at, by, action, key, phrase, before, after,
         action in ('live', 'undo') and not exists (
           select from vocabulary_changes later where later.key = c.key and later.id > c.id and later.action in ('live', 'undo')
         ) as "stands"
  from vocabulary_changes c
  where $2::bigint is null or c.id < $2::bigint
  order by c.id desc limit $1`;

/** $1: id. */
export const readChange = `
  select id::text, at, by, action, key, phrase, before, after from vocabulary_changes where id = $1`;

export const readPhrases = `select phrase, kind, means, strength from search_phrases order by phrase, kind, means`;

/** $1: phrases, as they are written. */
export const removePhrases = `delete from search_phrases where phrase = any($1::text[])`;

/** $1: phrase; $2: kind; $3: means; $4: strength. */
export const addPhrase = `insert into search_phrases (phrase, kind, means, strength) values ($1, $2, $3, $4)`;

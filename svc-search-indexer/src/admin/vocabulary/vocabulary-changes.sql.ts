/** One admin after the other: what each sees is what the others have left. */
export const takeTurn = `select pg_advisory_xact_lock(${0x564f4342})`;

/** What searches read now has another number after each change. */
export const readRevision = `select coalesce(max(id), 0)::text as revision from vocabulary_changes`;

const CHANGE = 'id::text, at, by, action, key, phrase, before, after';
/** Versions before 1.0 had a draft, whose changes no search has read. */
const IS_LIVE = `action in ('live', 'undo')`;

/** $1: at; $2: by; $3: action; $4: key; $5: phrase; $6: before; $7: after. */
export const addChange = `
  insert into vocabulary_changes (at, by, action, key, phrase, before, after) values ($1, $2, $3, $4, $5, $6, $7)`;

/** $1: a revision; $2: key. */
export const readSince = `select ${CHANGE} from vocabulary_changes c where id > $1 and key = $2 and ${IS_LIVE} order by c.id`;

/** $1: how many; $2: only older ones than this; null: from the newest on. Whether it is what stands of its phrase. */
export const readHistory = `
  select ${CHANGE}, not exists (
    select from vocabulary_changes later where later.key = c.key and later.id > c.id and later.${IS_LIVE}) as "stands"
  from vocabulary_changes c where ${IS_LIVE} and ($2::bigint is null or c.id < $2::bigint)
  order by c.id desc limit $1`;

export const readChange = `select ${CHANGE} from vocabulary_changes where id = $1 and ${IS_LIVE}`;

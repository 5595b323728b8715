export const HAS_MIGRATIONS = `select to_regclass('public.migrations') is not null as there`;

export const APPLIED = 'select name from migrations order by id';

/** Estimates of the last ANALYZE: counting would read whole tables. */
export const ROWS = `
  select relname as table, greatest(reltuples, 0)::float8 as rows
    from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace`;

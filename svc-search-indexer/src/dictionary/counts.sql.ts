/** $1: differences as `Counts.words` gives them. */
export const addWords = `
  insert into search_vocabulary as v (lexeme, docs)
  select lexeme, n from json_to_recordset($1::json) as w(lexeme text, n int) order by lexeme
  on conflict (lexeme) do update set docs = v.docs + excluded.docs, position = nextval('search_vocabulary_position')`;

/** $1: differences as `Counts.places` gives them. */
export const addPlaces = `
  insert into search_places as p (key, tz, city, state, docs, located, lat_sum, lng_sum)
  select key, tz, city, state, docs, located, lat_sum, lng_sum
  from json_to_recordset($1::json)
    as c(key text, tz text, city text, state text, docs int, located int, lat_sum bigint, lng_sum bigint)
  on conflict (key, tz) do update set
    docs = p.docs + excluded.docs, located = p.located + excluded.located,
    lat_sum = p.lat_sum + excluded.lat_sum, lng_sum = p.lng_sum + excluded.lng_sum,
    position = nextval('search_places_position')`;

export const forgetCounts = 'delete from search_counts';
export const forgetWords = 'delete from search_vocabulary';
export const forgetPlaces = 'delete from search_places';

/** Whether the counts were made by this index version. */
export const countedBy = 'select from search_counts where index_version = $1';
export const nowCountedBy = 'insert into search_counts (index_version) values ($1)';

export const readRecordsAfter =
  'select id, record from search_documents where id > $1::uuid and record is not null order by id limit $2';

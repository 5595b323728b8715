/** Words whose counts changed after a position, in the order of their changes. */
export const readWords = 'select lexeme, docs, position from search_vocabulary where position > $1 order by position';

export const readPlaces = `
  select key, min(city) as city, min(state) as state, sum(docs)::int as docs,
         sum(lat_sum)::float8 / nullif(sum(located), 0) / 1e6 as lat,
         sum(lng_sum)::float8 / nullif(sum(located), 0) / 1e6 as lng
  from search_places where docs > 0 group by key order by key`;

export const readTimeZones = `select distinct tz from search_places where docs > 0 and tz <> '' order by tz`;

/** Frequencies end with the least, the greatest and one of nulls, which belong to no lexeme. */
export const lexemeShares = `
  select e.lexeme, s.most_common_elem_freqs[e.place] as share
  from pg_stats s, unnest(s.most_common_elems::text::text[]) with ordinality as e(lexeme, place)
  where s.schemaname = current_schema() and s.tablename = 'search_rows' and s.attname = 'tsv'`;

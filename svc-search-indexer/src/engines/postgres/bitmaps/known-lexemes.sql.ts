import { WEEKS } from './common-rows.core.ts';

// With at most so many weeks, laying the open ones over each other is quicker than looking through the rows.
const MOST_WEEKS = 300;

/** Frequencies end with the least, the greatest and one of nulls, which belong to no lexeme. Facts are lexemes too, and those that filters ask for. */
export const knownLexemes = `
  select coalesce(e.lexeme, f.fact) as lexeme, coalesce(e.share, 0) as share, f.fact is not null as "hasBitmap"
  from (
    select e.lexeme, s.most_common_elem_freqs[e.place] as share
    from pg_stats s, unnest(s.most_common_elems::text::text[]) with ordinality as e(lexeme, place)
    where s.schemaname = current_schema() and s.tablename = 'search_rows' and s.attname = 'tsv'
  ) e full join search_rows_facts f on f.fact = e.lexeme
  union all
  select '${WEEKS}', 0, count(*) <= ${MOST_WEEKS} from search_hours`;

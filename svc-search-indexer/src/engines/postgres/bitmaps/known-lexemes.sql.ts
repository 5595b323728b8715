import { WEEKS } from './common-rows.core.ts';

// With at most so many weeks, laying the open ones over each other is quicker than looking through the rows.
const MOST_WEEKS = 300;

/**
 * Facts are lexemes too, and those that filters ask for. Frequencies end with three that belong to no lexeme; they are unnested beside
 * lexemes, because each look by place would unpack the whole list.
 */
export const knownLexemes = `
  select coalesce(e.lexeme, f.fact) as lexeme, coalesce(e.share, 0) as share, f.fact is not null as "hasBitmap"
  from (
    select e.lexeme, e.share
    from pg_stats s, unnest(s.most_common_elems::text::text[], s.most_common_elem_freqs) as e(lexeme, share)
    where s.schemaname = current_schema() and s.tablename = 'search_rows' and s.attname = 'tsv' and e.lexeme is not null
  ) e full join search_rows_facts f on f.fact = e.lexeme
  union all
  select '${WEEKS}', 0, count(*) <= ${MOST_WEEKS} from search_hours`;

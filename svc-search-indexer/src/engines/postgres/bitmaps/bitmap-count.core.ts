import type { Bind } from '../binder.core.ts';
import { EVERY } from './common-rows.core.ts';
import type { CommonRows, Facts } from './common-rows.core.ts';

const EMPTY = `0::bit(8192)`;

/** Whether these facts have bitmaps still: the table may be another by now. */
export function areListed(listed: readonly string[], bind: Bind): string {
  const facts = [...new Set(listed)];
  return `(select count(*) = ${bind(facts.length)}::int from search_rows_facts k where k.fact = any(${bind(facts)}::text[]))`;
}

/**
 * A `select` that gives `chunk` and `bits`, a bit for each of the rows. Bitmaps of facts are laid over each other, thousands of rows in the
 * time that it takes to read one. Without the rows of `rest`.
 */
export function bitsOf({ tiers, filters, without }: CommonRows, bind: Bind): string {
  const parts = new Map<string, Facts>();
  const part = (facts: Facts): string => {
    const key = 'any' in facts ? facts.any.join('\n') : `weeks ${parts.size}`;
    parts.set(key, facts);
    return `p${[...parts.keys()].indexOf(key)}`;
  };
  const allOf = (groups: readonly Facts[]): string =>
    groups.length > 0 ? groups.map(part).join(' & ') : part({ any: [EVERY] });
  const wanted = tiers.map((groups) => `(${allOf(groups)})`).join(' | ');
  const bits = [
    `(${wanted})`,
    ...(filters.length > 0 ? [allOf(filters)] : []),
    ...without.map((groups) => `~(${allOf(groups)})`),
  ].join(' & ');
  const columns = [...parts.keys()].map(
    (_key, index) => `coalesce(bit_or(b.bits) filter (where f.part = ${index}), ${EMPTY}) as p${index}`,
  );
  return `
    select c.chunk, ${bits} as bits from (
      select b.chunk, ${columns.join(', ')} from (${factsOf([...parts.values()], bind)}) f
      join search_rows_bitmaps b using (fact) group by b.chunk
    ) c`;
}

/** The number of these rows. */
export const countOfBits = (bits: string): string =>
  `(select coalesce(sum(bit_count(counted.bits)), 0) from (${bits}) counted)`;

/**
 * A JSON list of how many of these rows have something of each of what is chosen, for one choice after the other. The rows are looked up
 * once for all of them.
 */
export function countsOfBits(bits: string, choices: readonly (readonly Facts[])[], bind: Bind): string {
  const asked = choices.map((facts): readonly Facts[] => (facts.length > 0 ? facts : [{ any: [EVERY] }]));
  const parts = asked.flatMap((facts, choice) => facts.map((any) => ({ any, choice: choice + 1 })));
  const number = bind(asked.map((facts) => facts.length));
  return `(
    with rows_asked as materialized (${bits}),
    asked as (select * from unnest(${number}::int[]) with ordinality as a(parts, choice)),
    laid as (
      select f.part, b.chunk, bit_or(b.bits) as bits
      from (${factsOf(
        parts.map(({ any }) => any),
        bind,
      )}) f join search_rows_bitmaps b using (fact) group by f.part, b.chunk
    ), chosen as (
      select o.choice, l.chunk, bit_and(l.bits) as bits, count(*) as parts
      from laid l join unnest(${bind(parts.map(({ choice }) => choice))}::int[]) with ordinality as o(choice, number)
        on o.number = l.part + 1
      group by o.choice, l.chunk
    ), counted as (
      select c.choice, sum(bit_count(c.bits & r.bits)) as count
      from chosen c join asked a using (choice, parts) join rows_asked r using (chunk) group by c.choice
    )
    select coalesce(json_agg(coalesce(c.count, 0) order by a.choice), '[]') from asked a left join counted c using (choice)
  )`;
}

/** A row for each fact, with the number of the part that it belongs to. */
function factsOf(parts: readonly Facts[], bind: Bind): string {
  const named = parts.flatMap((facts, part) => ('any' in facts ? facts.any.map((fact) => ({ fact, part })) : []));
  const weeks = parts.flatMap((facts, part) =>
    'weeks' in facts ? [`select 'hours:' || w.id, ${part} from (${facts.weeks(bind)}) w`] : [],
  );
  const columns = `${bind(named.map(({ fact }) => fact))}::text[], ${bind(named.map(({ part }) => part))}::int[]`;
  return [`select * from unnest(${columns}) as n(fact, part)`, ...weeks].join(' union all ');
}

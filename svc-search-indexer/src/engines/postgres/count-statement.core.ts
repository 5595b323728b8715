import type { EngineFilters, EngineQuery } from '../engine-query.core.ts';
import { all, binder, type Bind, type Statement } from './binder.core.ts';
import { choicesOf, type Choice } from './choices.core.ts';
import { facetChoice, sumOf, type Facet, type FacetCount } from './facets.core.ts';
import { filterConditions } from './filter-conditions.core.ts';
import { planConditions } from './plan-conditions.core.ts';

/** What was counted for the choices of one group. */
export interface CountedGroup {
  /** By the values of a column. */
  facets: Partial<Record<Facet, FacetCount[]>>;
  /** One by one, in their order, those that no facet tells. */
  others: number[];
}

export interface CountQuestion extends Statement {
  /** The number of each set of filters, from the groups of the only row that the statement gives, beside the version of the rows. */
  numbersOf(groups: readonly CountedGroup[]): number[];
}

/**
 * How many rows there are for each set of filters. They are gone through once for each group of choices, by the values of their columns,
 * because comparing each row with each of a hundred choices takes several times as long.
 */
export function countQuestion({ plan }: Pick<EngineQuery, 'plan'>, sets: readonly EngineFilters[]): CountQuestion {
  const { bind, params } = binder();
  const { any, always } = planConditions(plan, bind, () => 0);
  const found = [...any(), ...always()];
  const choices = choicesOf(sets);
  const groups = groupsOf(choices);
  const counted = groups.map((group) => `(${groupStatement(group, found, bind)})`);
  return {
    sql: `select v.version, array[${counted.join(', ')}] as groups from search_rows_version v`,
    params,
    numbersOf: (answers) => {
      const left = answers.map(({ others }) => others.values());
      const groupOf = new Map(groups.flatMap((group, index) => group.map((choice) => [choice, index])));
      return choices.map((choice) => {
        const group = groupOf.get(choice) ?? -1;
        const asked = facetChoice(choice.own);
        if (!asked) return left[group]?.next().value ?? 0;
        return sumOf(asked, answers[group]?.facets[asked.facet] ?? []);
      });
    },
  };
}

/** Choices whose other filters are the same. */
function groupsOf(choices: readonly Choice[]): Choice[][] {
  const groups = new Map<string, Choice[]>();
  for (const choice of choices) {
    const group = groups.get(choice.group);
    if (group) group.push(choice);
    else groups.set(choice.group, [choice]);
  }
  return [...groups.values()];
}

/** Gives one JSON value, a `CountedGroup`. */
function groupStatement(group: readonly Choice[], found: readonly string[], bind: Bind): string {
  const facets = [...new Set(group.flatMap(({ own }) => facetChoice(own)?.facet ?? []))];
  const rows = `from search_rows r where ${all([...found, ...filterConditions(group[0]?.shared ?? {}, bind)])}`;
  const others = group.filter(({ own }) => !facetChoice(own));
  const parts: string[] = [];
  if (facets.length > 0) {
    const values = facets.map(
      (facet) => `'${facet}', (
        select json_agg(json_build_object('value', c.${facet}, 'count', c.count)) from counted c where c.is_${facet})`,
    );
    parts.push(`'facets', (
      with counted as materialized (
        select ${facets.map((facet) => `r.${facet}, grouping(r.${facet}) = 0 as is_${facet}`).join(', ')}, count(*) as count
        ${rows}${onlyIn(facets, group, bind)} group by grouping sets (${facets.map((facet) => `(r.${facet})`).join(', ')})
      ) select json_build_object(${values.join(', ')}))`);
  } else parts.push(`'facets', json_build_object()`);
  const counts = others.map(({ own }) => `count(*) filter (where ${all(filterConditions(own, bind))})`);
  parts.push(
    `'others', ${counts.length > 0 ? `(select json_build_array(${counts.join(', ')}) ${rows})` : 'json_build_array()'}`,
  );
  return `select json_build_object(${parts.join(', ')})`;
}

/** Of a practice in some cities, only who is in these is looked at. */
function onlyIn(facets: readonly Facet[], group: readonly Choice[], bind: Bind): string {
  if (facets.length > 1 || facets[0] !== 'city_key') return '';
  const cities = group.flatMap(({ own }) => own.location?.cityKeys ?? []);
  return ` and r.city_key = any(${bind(cities)}::text[])`;
}

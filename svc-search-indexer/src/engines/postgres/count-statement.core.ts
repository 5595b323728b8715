import { remembered } from '@lawdex/search-language/dictionary';
import type { EngineFilters, EngineQuery } from '@lawdex/search-language/plan';
import { all, binder, type Bind, type Statement } from './binder.core.ts';
import { filterConditions, filteredTraits } from './filter-conditions.core.ts';
import { planConditions } from './plan-conditions.core.ts';

/** Columns whose values are counted one by one; a choice is then a sum over some of them. */
type Facet = 'category_id' | 'city_key' | 'price' | 'rating' | 'flags';

interface FacetCount {
  value: unknown;
  count: number;
}

interface FacetChoice {
  facet: Facet;
  includes(value: unknown): boolean;
}

/** The one facet that a choice asks about; null when it asks something else, or more. */
function facetChoice(own: EngineFilters): FacetChoice | null {
  const [name, ...others] = Object.keys(own);
  if (name === undefined || others.length > 0) return null;
  const { categoryId, location, prices, minRating } = own;
  if (categoryId) return { facet: 'category_id', includes: isOneOf([categoryId].flat()) };
  if (prices) return { facet: 'price', includes: isOneOf(prices) };
  if (minRating) {
    // `real` in PostgreSQL, which rounds what it is compared with too.
    const least = Math.fround(minRating);
    return { facet: 'rating', includes: (value) => typeof value === 'number' && Math.fround(value) >= least };
  }
  if (location && !location.within && !location.serves && location.states.length + location.zips.length === 0) {
    return { facet: 'city_key', includes: isOneOf(location.cityKeys) };
  }
  const bits = filteredTraits(own);
  if (bits === 0) return null;
  return { facet: 'flags', includes: (value) => typeof value === 'number' && (value & bits) === bits };
}

const sumOf = ({ includes }: FacetChoice, counts: readonly FacetCount[]): number =>
  counts.reduce((sum, { value, count }) => (includes(value) ? sum + count : sum), 0);

const isOneOf =
  (wanted: readonly unknown[]) =>
  (value: unknown): boolean =>
    wanted.includes(value);

export interface CountedGroup {
  facets: Partial<Record<Facet, FacetCount[]>>;
  /** One by one, in their order, those that no facet tells. */
  others: number[];
}

export interface CountQuestion extends Statement {
  /** The number of each set of filters, from the groups of the only row that the statement gives, beside the version of the rows. */
  numbersOf(groups: readonly CountedGroup[]): number[];
}

/** Counts each set of filters by the values of columns: comparing each row with a hundred choices takes several times as long. */
export function countQuestion({ plan }: Pick<EngineQuery, 'plan'>, sets: readonly EngineFilters[]): CountQuestion {
  const { bind, params } = binder();
  const conditions = planConditions(plan, bind, () => 0);
  const choices = choicesOf(sets);
  const groups = groupsOf(choices);
  const counted = groups.map(
    (group) => `(${groupStatement(group, [...conditions.any(), ...conditions.always()], bind)})`,
  );
  return {
    sql: `select v.version, array[${counted.join(', ')}] as groups from search_rows_version v`,
    params,
    numbersOf: (answers) => {
      const numbers = new Map(groups.flatMap((group, index) => numbersIn(group, answers[index])));
      return choices.map((choice) => numbers.get(choice) ?? 0);
    },
  };
}

function groupsOf(choices: readonly Choice[]): Choice[][] {
  const groups = new Map<string, Choice[]>();
  for (const choice of choices) remembered(groups, choice.group, () => []).push(choice);
  return [...groups.values()];
}

function numbersIn(group: readonly Choice[], counted: CountedGroup | undefined): [Choice, number][] {
  const left = (counted?.others ?? []).values();
  return group.map((choice) => {
    const asked = facetChoice(choice.own);
    return [choice, asked ? sumOf(asked, counted?.facets[asked.facet] ?? []) : (left.next().value ?? 0)];
  });
}

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

function onlyIn(facets: readonly Facet[], group: readonly Choice[], bind: Bind): string {
  if (facets.length > 1 || facets[0] !== 'city_key') return '';
  const cities = group.flatMap(({ own }) => own.location?.cityKeys ?? []);
  return ` and r.city_key = any(${bind(cities)}::text[])`;
}

/** A set of filters that is counted: those that it shares with most others, and what makes it a choice. */
interface Choice {
  shared: EngineFilters;
  own: EngineFilters;
  /** The same for choices that share the same filters. */
  group: string;
}

/** Groups sets that share filters, because rows of a group are read once. What most sets have is on, the rest is a choice. */
export function choicesOf(sets: readonly EngineFilters[]): Choice[] {
  const keyOf = keys();
  const all = sets.map((set) => entriesOf(set, keyOf));
  const uses = new Map<string, number>();
  for (const entries of all) for (const { key } of entries) uses.set(key, (uses.get(key) ?? 0) + 1);
  return all.map((entries) => {
    const isShared = ({ key }: Entry): boolean => (uses.get(key) ?? 0) * 2 > sets.length;
    const shared = entries.filter(isShared);
    const group = shared.map(({ key }) => key).join('\n');
    return { shared: filtersOf(shared), own: filtersOf(entries.filter((entry) => !isShared(entry))), group };
  });
}

interface Entry {
  key: string;
  name: string;
  value: unknown;
}

const entriesOf = (filters: EngineFilters, keyOf: (value: unknown) => string): Entry[] =>
  Object.entries(filters)
    .filter(([, value]) => value !== null && value !== undefined)
    .map(([name, value]) => ({ key: `${name} ${keyOf(value)}`, name, value }));

/** Most sets hold the same values, which are written once. */
function keys(): (value: unknown) => string {
  const known = new Map<unknown, string>();
  return (value) => remembered(known, value, () => JSON.stringify(value));
}

const filtersOf = (entries: readonly Entry[]): EngineFilters =>
  Object.fromEntries(entries.map(({ name, value }) => [name, value]));

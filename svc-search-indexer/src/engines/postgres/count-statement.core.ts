import type { EngineFilters, EngineQuery } from '@lawdex/search-language/plan';
import { all, binder } from './binder.core.ts';
import type { Bind, Statement } from './binder.core.ts';
import { bitmapRows, choiceOf, whileListed } from './bitmaps/bitmaps.core.ts';
import type { HasBitmap } from './bitmaps/bitmaps.core.ts';
import { choicesOf } from './choices.core.ts';
import type { Choice } from './choices.core.ts';
import { facetChoice, sumOf } from './facets.core.ts';
import type { Facet, FacetCount } from './facets.core.ts';
import { filterConditions } from './filter-conditions.core.ts';
import { planConditions } from './plan-conditions.core.ts';

/** The counts of some choices of one group. */
export interface CountedGroup {
  /** By the values of a column. */
  facets: Partial<Record<Facet, FacetCount[]>>;
  /** One by one, in their order, those that no facet tells. */
  others: number[];
}

export interface CountQuestion extends Statement {
  /**
   * The number of each set of filters, from the groups of the only row that the statement gives, beside the version of the rows. The
   * groups are null when bitmaps that were to tell them are gone.
   */
  numbersOf(groups: readonly CountedGroup[]): number[];
}

/** Gives one JSON value, a `CountedGroup`, for choices that share filters. */
interface Tally {
  sql: string;
  choices: readonly Choice[];
  numbersOf(counted: CountedGroup): number[];
}

/**
 * Counts the rows of each set of filters: by bitmaps as far as possible, the others once for each group by the values
 * of columns. To compare each row with a hundred choices takes several times as long.
 */
export function countQuestion(
  { plan }: Pick<EngineQuery, 'plan'>,
  sets: readonly EngineFilters[],
  hasBitmap: HasBitmap,
): CountQuestion {
  const { bind, params } = binder();
  const conditions = planConditions(plan, bind, () => 0);
  const choices = choicesOf(sets);
  const listed: string[] = [];
  const byRow = (group: readonly Choice[], found: () => string[]): Tally[] =>
    group.length > 0 ? [tallyOfRows(group, [...found(), ...conditions.always()], bind)] : [];
  const tallies = groupsOf(choices).flatMap((group): Tally[] => {
    const bitmaps = bitmapRows({ plan, filters: group[0]?.shared ?? {} }, hasBitmap);
    if (!bitmaps) return byRow(group, conditions.any);
    const told = group.flatMap((choice) => withFacts(choice, choiceOf(choice.own, hasBitmap)));
    const toldChoices = told.map(({ choice }) => choice);
    const isTold = new Set(toldChoices);
    const others = byRow(
      group.filter((choice) => !isTold.has(choice)),
      conditions.any,
    );
    if (told.length === 0) return others;
    const facts = told.map((one) => one.facts);
    listed.push(...bitmaps.listed, ...facts.flatMap((one) => one.listed));
    const { rest } = bitmaps;
    const sql = `select json_build_object('others', ${bitmaps.countEach(facts, bind)})`;
    return [
      { sql, choices: toldChoices, numbersOf: inOrder },
      ...(rest === null ? [] : byRow(toldChoices, () => [`r.tsv @@ ${bind(rest)}::tsquery`])),
      ...others,
    ];
  });
  const counted = `array[${tallies.map(({ sql }) => `(${sql})`).join(', ')}]`;
  const groups = listed.length > 0 ? whileListed(listed, counted, bind) : counted;
  return {
    sql: `select v.version, ${groups} as groups from search_rows_version v`,
    params,
    numbersOf: (answers) => sumsOf(choices, tallies, answers),
  };
}

/** The number of each choice, which several tallies may have counted a part of. */
function sumsOf(choices: readonly Choice[], tallies: readonly Tally[], answers: readonly CountedGroup[]): number[] {
  const sums = new Map<Choice, number>();
  for (const [index, tally] of tallies.entries()) {
    const counts = tally.numbersOf(answers[index] ?? { facets: {}, others: [] });
    for (const [place, choice] of tally.choices.entries()) {
      sums.set(choice, (sums.get(choice) ?? 0) + (counts[place] ?? 0));
    }
  }
  return choices.map((choice) => sums.get(choice) ?? 0);
}

const withFacts = <T>(choice: Choice, facts: T | null): { choice: Choice; facts: T }[] =>
  facts ? [{ choice, facts }] : [];

const inOrder = ({ others }: CountedGroup): number[] => others;

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

function tallyOfRows(group: readonly Choice[], found: readonly string[], bind: Bind): Tally {
  return {
    sql: groupStatement(group, found, bind),
    choices: group,
    numbersOf: ({ facets, others }) => {
      const left = others.values();
      return group.map(({ own }) => {
        const asked = facetChoice(own);
        return asked ? sumOf(asked, facets[asked.facet] ?? []) : (left.next().value ?? 0);
      });
    },
  };
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

/** When only cities are chosen, only their rows are looked at. */
function onlyIn(facets: readonly Facet[], group: readonly Choice[], bind: Bind): string {
  if (facets.length > 1 || facets[0] !== 'city_key') return '';
  const cities = group.flatMap(({ own }) => own.location?.cityKeys ?? []);
  return ` and r.city_key = any(${bind(cities)}::text[])`;
}

import { searchPath } from '@lawdex/contracts';
import type { Suggestion } from '@lawdex/contracts';
import { termsOf } from '@lawdex/search-language/text';
import type { Plan } from '@lawdex/search-language/plan';
import type { SearchRequest } from '@lawdex/search-language/query';

/** The practice areas that a search was understood to mean, in the place that it names. */
export function understoodPractices({ understood: { practices, place } }: SearchRequest): Suggestion[] {
  const location = place?.words ? place.label : undefined;
  return practices.map(({ name }) => ({
    kind: 'practice',
    text: name,
    detail: location ?? null,
    to: searchPath({ query: name, ...(location !== undefined && { location }) }),
    matched: [],
  }));
}

/** The plan for businesses that a search names, by name or by number; without a tier where it names none. */
export const namingPlan = ({ plan }: SearchRequest): Plan => ({
  ...plan,
  tiers: plan.tiers.filter(({ why, fields }) => why === 'name' || why === 'name-words' || fields?.join() === 'text'),
});

/** The plan for businesses whose names have all of the typed words, the last of which may be unfinished. */
export function beginningPlan(typed: string): Plan {
  const terms = termsOf(typed);
  const words = terms.map((word, index) => ({ word, prefix: index === terms.length - 1 }));
  return { tiers: words.length === 0 ? [] : [{ why: 'name-words', words, fields: ['name'] }], without: [] };
}

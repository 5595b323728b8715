import type { BusinessRecord, Understood, Why, Widened } from '@lawdex/contracts';
import { descendants } from '@lawdex/contracts/practice-areas';
import { stateName } from '@lawdex/contracts/us-states';
import { remembered } from '@lawdex/search-language/dictionary';
import { askedCodes, businessKeyOf, licenceCodes, termsOf } from '@lawdex/search-language/text';
import type { FoundRecord } from '../finding/summary.core.ts';

const ELSEWHERE: ReadonlySet<Widened['kind']> = new Set(['nearby', 'state', 'everywhere']);

const keys = new WeakMap<BusinessRecord, string>();

/** Says which parts of a search a business has; the search is read once, for all businesses. `served`: states that it may serve. */
export function reasonsOf(
  understood: Understood,
  query = '',
  served: readonly string[] = [],
): (found: FoundRecord) => Why {
  const { words, widened } = understood;
  const slugs = new Set(understood.practices.flatMap(({ slug }) => [slug, ...descendants(slug)]));
  const meant = understood.corrected.flatMap(({ to }) => termsOf(to));
  const asked = words.map((word) => ({ word, terms: termsOf(word) }));
  const number = understood.licence?.number ?? null;
  const codes = number === null ? [] : askedCodes(number, null);
  const called = query === '' ? null : businessKeyOf(query);
  const termsIn = asked.length + meant.length > 0 ? termsOf : () => [];
  return ({ record, distanceMiles }) => {
    const inName = new Set(termsIn(record.name));
    const found = asked.filter(({ terms }) => terms.some((term) => inName.has(term))).map(({ word }) => word);
    const isCalled = called !== null && called === keyOf(record);
    const matched: Why['matched'] = [];
    if (isCalled) matched.push('name');
    else if (found.length > 0 || meant.some((term) => inName.has(term))) matched.push('name-words');
    if (record.category && slugs.has(record.category.slug)) matched.push('practice');
    else if (record.additionalPracticeAreas.some(({ slug }) => slugs.has(slug))) matched.push('also-practice');
    if (isIn(record.city, record.state, understood)) matched.push('place');
    matched.push(...spoken(record, understood));
    if (!isCalled && words.length > found.length && widened === null) matched.push('words');
    const licence = licenceWith(codes, record);
    return {
      matched,
      words: widened === null ? words : found,
      ...(licence && { licence }),
      ...servedBy(record, served),
      distanceMiles,
      rating: Number(record.rating),
      reviewCount: record.reviewCount,
    };
  };
}

function servedBy({ serves = [] }: BusinessRecord, states: readonly string[]): Pick<Why, 'serves'> {
  const state = states.find((one) => serves.includes(one));
  return state === undefined ? {} : { serves: stateName(state) ?? state };
}

const spoken = ({ languages }: BusinessRecord, { language }: Understood): Why['matched'] =>
  language && languages.includes(language) ? ['language'] : [];

// Kept as long as the record: each search asks for the key of each business that it finds.
const keyOf = (record: BusinessRecord): string => remembered(keys, record, () => businessKeyOf(record.name));

/** The licence that has one of these numbers, see `askedCodes`. */
function licenceWith(codes: readonly string[], { licences }: BusinessRecord): Why['licence'] {
  if (codes.length === 0) return undefined;
  const found = licences.find((one) => licenceCodes(one).some((code) => codes.includes(code)));
  if (!found) return undefined;
  const { jurisdiction, holder = null, number, checkedAt } = found;
  return { jurisdiction, holder, number, ...(checkedAt && { checkedAt }) };
}

/** Whether a business stands in the place that was named; around a point, all that are found do. */
function isIn(city: string, state: string, { place, widened }: Understood): boolean {
  if (!place || place.kind === 'position' || (widened && ELSEWHERE.has(widened.kind))) return false;
  if (place.radiusMiles !== null || place.kind === 'county') return true;
  if (place.kind === 'state') return place.label.split(' or ').includes(stateName(state) ?? state);
  return place.label.includes(city) || place.label.includes(state);
}

import type { Understood, Why } from '@lawdex/contracts';
import { descendants } from '@lawdex/contracts/practice-areas';
import { nameKeyOf, termsOf } from '../index-definition/text.core.ts';
import type { FoundRecord } from './summary.core.ts';

/** What of a search stands in a business that it found. */
export function whyOf({ record, distanceMiles }: FoundRecord, understood: Understood, query = ''): Why {
  const slugs = understood.practices.flatMap(({ slug }) => [slug, ...descendants(slug)]);
  const inName = new Set(termsOf(record.name));
  const meant = understood.corrected.flatMap(({ to }) => termsOf(to));
  const found = understood.words.filter((word) => termsOf(word).some((term) => inName.has(term)));
  const called = query !== '' && nameKeyOf(query) === nameKeyOf(record.name);
  const matched: Why['matched'] = [];
  if (called) matched.push('name');
  else if (found.length > 0 || meant.some((term) => inName.has(term))) matched.push('name-words');
  if (record.category && slugs.includes(record.category.slug)) matched.push('practice');
  else if (record.additionalPracticeAreas.some(({ slug }) => slugs.includes(slug))) matched.push('also-practice');
  if (isIn(record.city, record.state, understood)) matched.push('place');
  if (!called && understood.words.length > found.length && understood.widened === null) matched.push('words');
  return {
    matched,
    words: understood.widened === null ? understood.words : found,
    distanceMiles,
    rating: Number(record.rating),
    reviewCount: record.reviewCount,
  };
}

/** Whether a business stands in the place that was named; around a point, all that are found do. */
function isIn(city: string, state: string, { place, widened }: Understood): boolean {
  if (!place || place.kind === 'position' || widened !== null) return false;
  if (place.radiusMiles !== null || place.kind === 'county') return true;
  return place.label.includes(city) || place.kind === 'state' || place.label.includes(state);
}

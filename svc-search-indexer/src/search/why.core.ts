import type { Understood, Why } from '@lawdex/contracts';
import type { FoundRecord } from './summary.core.ts';
import { termsOf } from '../index-definition/text.core.ts';

/** What of a search stands in a business that it found. */
export function whyOf({ record, distanceMiles }: FoundRecord, understood: Understood): Why {
  const slugs = understood.practices.map(({ slug }) => slug);
  const inName = new Set(termsOf(record.name));
  const found = understood.words.filter((word) => inName.has(word));
  const matched: Why['matched'] = [];
  if (found.length > 0) matched.push('name-words');
  if (record.category && slugs.includes(record.category.slug)) matched.push('practice');
  else if (record.additionalPracticeAreas.some(({ slug }) => slugs.includes(slug))) matched.push('also-practice');
  if (understood.place) matched.push('place');
  if (understood.words.length > found.length) matched.push('words');
  return {
    matched,
    words: understood.words,
    distanceMiles,
    rating: Number(record.rating),
    reviewCount: record.reviewCount,
  };
}

import { PRACTICE_AREAS } from '@lawdex/contracts/practice-areas';
import type { CategoryTerms } from '../text/practice-terms.core.ts';

/** Every practice area, as the directory tells of them. */
export const CATEGORIES: readonly CategoryTerms[] = PRACTICE_AREAS.map(({ slug, name, aliases }, index) => ({
  id: `00000000-0000-4000-8000-${String(index).padStart(12, '0')}`,
  slug,
  name,
  aliases: [...aliases],
}));

export function category(slug: string): CategoryTerms {
  const found = CATEGORIES.find((candidate) => candidate.slug === slug);
  if (!found) throw new Error(`No category ${slug}.`);
  return found;
}

import { ancestors } from '@lawdex/contracts/practice-areas';
import type { CategoryRef } from '@lawdex/contracts';
import { genericProfile } from './generic.core.ts';
import type { PracticeProfile } from './profile.core.ts';

/** The words for an area that is a part of a wider one. */
export type PartOfPractice = Pick<PracticeProfile, 'slug' | 'nameEndings' | 'clients' | 'matters' | 'facts' | 'cases'>;

// A wider area has two to eleven shares, and three parts of it on average.
const WEIGHT = 1.6;

/** Charges and opens as businesses of the wider area do, and is praised and blamed as any. */
export function partProfile(
  part: PartOfPractice,
  area: CategoryRef,
  wider: readonly PracticeProfile[],
): PracticeProfile {
  const parent = ancestors(part.slug)[0];
  const like = wider.find(({ slug }) => slug === parent);
  const any = genericProfile(area);
  return {
    ...any,
    ...(like && {
      hours: like.hours,
      fees: like.fees,
      prices: like.prices,
      freeConsultation: like.freeConsultation,
      related: [like.slug, ...like.related.filter((slug) => slug !== part.slug)].slice(0, 3),
    }),
    ...part,
    facts: [...part.facts, ...any.facts],
    weight: WEIGHT,
  };
}

import { ancestors } from '@lawdex/contracts/practice-areas';
import type { CategoryRef } from '@lawdex/contracts';
import { genericProfile } from './generic.core.ts';
import type { PracticeProfile } from './profile.core.ts';

/** What is said of an area that is a part of a wider one; each a list as text, parted by semicolons. */
export interface PartOfArea {
  slug: string;
  nameEndings: string;
  clients: string;
  matters: string;
  facts: string;
  cases: string;
}

// A wider area has two to eleven shares, and three parts of it on average.
const WEIGHT = 1.6;

const listOf = (text: string): string[] => text.split(';').map((item) => item.trim().replace(/\s+/g, ' '));

/** Charges and opens as businesses of the wider area do, and is praised and blamed as any. */
export function partProfile(part: PartOfArea, area: CategoryRef, wider: readonly PracticeProfile[]): PracticeProfile {
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
    weight: WEIGHT,
    nameEndings: listOf(part.nameEndings),
    clients: listOf(part.clients),
    matters: listOf(part.matters),
    facts: [...listOf(part.facts), ...any.facts],
    cases: listOf(part.cases),
  };
}

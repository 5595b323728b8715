import { businessLandingPath, lawyersLandingPath, type ListedLink } from '@lawdex/contracts';
import type { Subject } from './searched-for.core.ts';

/** A place as addresses and as visitors name it: `springfield-il`, `Springfield, IL`. */
export interface NamedPlace {
  slug: string;
  label: string;
}

const NEAR_ME = [
  ['best', 'Best'],
  ['affordable', 'Affordable'],
  ['top-rated', 'Top rated'],
] as const;

const PRACTICES = [
  ['personal-injury', 'Personal injury'],
  ['divorce', 'Divorce'],
  ['criminal-defense', 'Criminal defense'],
] as const;

/** The eight links of 'You Might Also Like': three of a subject, three of a place, two of both. */
export function alsoLikeLinks(subject: Subject | null, place: NamedPlace | null): ListedLink[] {
  const nearMe = NEAR_ME.map(([modifier, name]) => ({
    text: `${name} ${subject?.label ?? ''} near me`,
    to: businessLandingPath({ modifier, subject: subject?.slug }),
  }));
  const inPlace = PRACTICES.map(([practice, name]) => ({
    text: `${name} lawyers in ${place?.label ?? ''}`,
    to: lawyersLandingPath({ subject: practice, place: place?.slug }),
  }));
  const both = NEAR_ME.slice(0, 2).map(([modifier, name]) => ({
    text: `${name} ${subject?.ofLawyers ?? ''} lawyers in ${place?.label ?? ''}`,
    to: lawyersLandingPath({ modifier, subject: subject?.slug, place: place?.slug }),
  }));
  return [...(subject ? nearMe : []), ...(place ? inPlace : []), ...(subject && place ? both : [])];
}

import { beforeLawyers } from '@lawdex/contracts';
import type {
  LandingModifier,
  LandingPlace,
  BusinessSummary,
  LandingFacts,
  LandingLink,
  LandingStats,
} from '@lawdex/contracts';
import { stateName } from '@lawdex/contracts/us-states';
import { MODIFIER_WORDS } from './modifier-words.core.ts';

export interface PageSubject {
  modifier: LandingModifier | null;
  /** Name of the practice area, or the words that were searched for; null: lawyers of any kind. */
  practice: string | null;
  place: LandingPlace | null;
  /** Whether the place is around the visitor's position. */
  positionUsed: boolean;
  /** Whether several cities of that name have businesses, so that the state must be said. */
  isAmbiguous: boolean;
}

/** `Houston, TX`, `Springfield`, `Texas`, `near you`; null for the whole country. */
export function placeLabel({ place, positionUsed }: Pick<PageSubject, 'place' | 'positionUsed'>): string | null {
  if (place?.kind === 'city') return place.state === null ? place.city : `${place.city}, ${place.state}`;
  if (place?.kind === 'state') return stateName(place.state) ?? place.state;
  return positionUsed ? 'near you' : null;
}

/** `in Houston, TX`, `near you`, `in the United States`. */
export function whereWords(subject: Pick<PageSubject, 'place' | 'positionUsed'>): string {
  const label = placeLabel(subject);
  if (label === null) return 'in the United States';
  return subject.positionUsed ? label : `in ${label}`;
}

/** `Best Car Accident Lawyers in Austin, TX`; every page that is worth it has one of its own. */
export const headingOf = (subject: PageSubject): string => {
  const { place } = subject;
  if (place === null) return 'Lawyers by State';
  return `${lawyersOf(subject)} ${place.kind === 'near-me' ? 'Near You' : whereWords(subject)}`;
};

/** The same as the page's own heading, which says so where nobody is what it promises. */
export function shownHeading({ subject, applied, total }: Pick<PageFacts, 'subject' | 'applied' | 'total'>): string {
  const isPromised = subject.modifier !== null && MODIFIER_WORDS[subject.modifier].chosen !== null;
  return isPromised && !applied && total > 0 ? `${headingOf(subject)}: None Yet, All Shown` : headingOf(subject);
}

/** The same, without the state that the page's head adds, unless it tells one city from another. */
export function titleOf(subject: PageSubject): string {
  const { place } = subject;
  if (place?.kind !== 'city' || subject.isAmbiguous) return headingOf(subject);
  return `${lawyersOf(subject)} in ${place.city}`;
}

/** `Best Car Accident Lawyers`, `Lawyers with Free Consultation`. */
export function lawyersOf({ modifier, practice }: Pick<PageSubject, 'modifier' | 'practice'>): string {
  const lawyers = practice === null ? 'Lawyers' : `${beforeLawyers(practice)} Lawyers`;
  if (modifier === null) return lawyers;
  const { label } = MODIFIER_WORDS[modifier];
  if (modifier === 'free-consultation') return `${lawyers} with ${label}`;
  return modifier === 'open-now' ? `${lawyers} ${label}` : `${label} ${lawyers}`;
}

export interface PageFacts {
  subject: PageSubject;
  total: number;
  applied: boolean;
  stats: LandingStats;
  facts: LandingFacts;
  /** Besides English, by name, the most frequent first. */
  languages: readonly { name: string; count: number }[];
  businesses: readonly Pick<BusinessSummary, 'name' | 'rating' | 'reviewCount' | 'freeConsultation'>[];
  nearby: LandingLink[];
  /** The largest parts of a state or of the country, by name; none of a city. */
  parts: readonly { name: string; count: number }[];
  radiusMiles: number | null;
}

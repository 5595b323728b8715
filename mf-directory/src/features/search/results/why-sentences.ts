import { countOf } from '@lawdex/contracts';
import type { BusinessSummary, SearchSort, Understood, Why } from '@lawdex/contracts';
import { formatMiles } from '@lawdex/ui';
import { listed, quoted } from '../understood/sentence.core.ts';

export interface WhyContext {
  understood: Pick<Understood, 'practices' | 'measuredFrom'>;
  sort: SearchSort;
}

const SORTED: Record<SearchSort, string | null> = {
  relevance: null,
  rating: 'You sorted by rating.',
  name: 'You sorted by name.',
  distance: 'You sorted by distance.',
};

/** The sentences of 'Why this result?'. */
export function whySentences(
  why: Why,
  { category, city, state, alsoPractices }: Pick<BusinessSummary, 'category' | 'city' | 'state' | 'alsoPractices'>,
  { understood, sort }: WhyContext,
): string[] {
  const words = listed(why.words.map(quoted));
  const practices = listed(
    understood.practices.map(({ name }) => name),
    'or',
  );
  const MATCHED: Record<Why['matched'][number], string | null> = {
    name: 'Its name is what you typed.',
    'name-words': words ? `Its name has your words: ${words}.` : 'Its name has your words.',
    practice: `${category?.name ?? practices} is the practice area that it lists first.`,
    'also-practice': `It also lists ${alsoPractices ? listed(alsoPractices) : practices || 'this practice area'}.`,
    place: `It is in ${city}, ${state}.`,
    // Left out when the name contains the words, because another sentence says so.
    words: words && !why.matched.includes('name-words') ? `It is found by ${words}.` : null,
  };
  const byLicence = why.licence ? [licenceReason(why.licence)] : [];
  const matched = [...byLicence, ...why.matched.map((part) => MATCHED[part])];
  return [
    ...(matched.length > 0 ? matched : ['It fits your filters; you searched without words.']),
    why.distanceMiles === null
      ? null
      : `${formatMiles(why.distanceMiles)} from ${understood.measuredFrom ?? 'the place'}.`,
    why.reviewCount > 0
      ? `Rated ${why.rating.toFixed(1)} by ${countOf(why.reviewCount, 'review')}.`
      : 'It has no reviews yet, and is ranked like a firm of 3.8 stars.',
    SORTED[sort],
  ].filter((sentence) => sentence !== null);
}

const licenceReason = ({ number, jurisdiction, holder }: NonNullable<Why['licence']>): string =>
  `It lists license number ${number} of ${jurisdiction}${holder ? `, held by ${holder}` : ''}.`;

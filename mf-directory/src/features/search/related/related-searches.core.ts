import { businessLandingPath, lawyersLandingPath, slugify } from '@lawdex/contracts';
import { placeNames } from '../../../lib/worthy/place-names.core.ts';
import type { LinkChoice } from '../../../lib/worthy/worthy-links.core.ts';

export interface RelatedContext {
  query?: string;
  categorySlug?: string;
  /** One place; several make no single page. */
  place?: string;
}

/** Links of the 'You Might Also Like' card, as far as their pages are worth it. */
export function relatedSearches({ query, categorySlug, place = '' }: RelatedContext): LinkChoice[] {
  const subject = slugify(query ?? '') || (categorySlug ?? '');
  const label = subject.replaceAll('-', ' ');
  const hasPlace = slugify(place) !== '';
  const nearMe = (modifier: string) => [businessLandingPath({ modifier, subject })];
  const inPlace = (words: { modifier?: string; subject: string }) =>
    placeNames(place).map((name) => lawyersLandingPath({ ...words, place: name }));
  const near = subject
    ? [
        { text: `Best ${label} near me`, to: nearMe('best') },
        { text: `Affordable ${label} near me`, to: nearMe('affordable') },
        { text: `Top rated ${label} near me`, to: nearMe('top-rated') },
      ]
    : [];
  const local = hasPlace
    ? [
        { text: `Personal injury lawyers in ${place}`, to: inPlace({ subject: 'personal-injury' }) },
        { text: `Divorce lawyers in ${place}`, to: inPlace({ subject: 'divorce' }) },
        { text: `Criminal defense lawyers in ${place}`, to: inPlace({ subject: 'criminal-defense' }) },
      ]
    : [];
  const both =
    subject && hasPlace
      ? [
          { text: `Best ${label} lawyers in ${place}`, to: inPlace({ modifier: 'best', subject }) },
          { text: `Affordable ${label} lawyers in ${place}`, to: inPlace({ modifier: 'affordable', subject }) },
        ]
      : [];
  return [...near, ...local, ...both];
}

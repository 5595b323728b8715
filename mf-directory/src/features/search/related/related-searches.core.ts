import { businessLandingPath, lawyersLandingPath, slugify } from '@lawdex/contracts';
import type { ListedLink } from '@lawdex/contracts';

export interface RelatedContext {
  query?: string;
  categorySlug?: string;
  /** One place; several make no single page. */
  place?: string;
}

/** Links of the 'You Might Also Like' card. */
export function relatedSearches({ query, categorySlug, place }: RelatedContext): ListedLink[] {
  const subject = slugify(query ?? '') || (categorySlug ?? '');
  const label = subject.replaceAll('-', ' ');
  const hasPlace = slugify(place ?? '') !== '';
  const nearMe = (modifier: string) => businessLandingPath({ modifier, subject });
  const near = subject
    ? [
        { text: `Best ${label} near me`, to: nearMe('best') },
        { text: `Affordable ${label} near me`, to: nearMe('affordable') },
        { text: `Top rated ${label} near me`, to: nearMe('top-rated') },
      ]
    : [];
  const local = hasPlace
    ? [
        { text: `Personal injury lawyers in ${place}`, to: lawyersLandingPath({ subject: 'personal-injury', place }) },
        { text: `Divorce lawyers in ${place}`, to: lawyersLandingPath({ subject: 'divorce', place }) },
        {
          text: `Criminal defense lawyers in ${place}`,
          to: lawyersLandingPath({ subject: 'criminal-defense', place }),
        },
      ]
    : [];
  const both =
    subject && hasPlace
      ? [
          { text: `Best ${label} lawyers in ${place}`, to: lawyersLandingPath({ modifier: 'best', subject, place }) },
          {
            text: `Affordable ${label} lawyers in ${place}`,
            to: lawyersLandingPath({ modifier: 'affordable', subject, place }),
          },
        ]
      : [];
  return [...near, ...local, ...both];
}

import { lawyersInPath, nearMePath, slugify } from '../../lib/links.core.ts';

export interface SearchLink {
  text: string;
  to: string;
}

export interface RelatedContext {
  query?: string;
  categorySlug?: string;
  /** One place; several make no single page. */
  place?: string;
}

/** Links of the 'You Might Also Like' card. */
export function relatedSearches({ query, categorySlug, place }: RelatedContext): SearchLink[] {
  const words = slugify(query ?? '') || (categorySlug ?? '');
  const label = words.replaceAll('-', ' ');
  const placeSlug = slugify(place ?? '');
  const near = words
    ? [
        { text: `Best ${label} near me`, to: nearMePath('best', words) },
        { text: `Affordable ${label} near me`, to: nearMePath('affordable', words) },
        { text: `Top rated ${label} near me`, to: nearMePath('top-rated', words) },
      ]
    : [];
  const local = placeSlug
    ? [
        { text: `Personal injury lawyers in ${place}`, to: lawyersInPath('personal-injury', placeSlug) },
        { text: `Divorce lawyers in ${place}`, to: lawyersInPath('divorce', placeSlug) },
        { text: `Criminal defense lawyers in ${place}`, to: lawyersInPath('criminal-defense', placeSlug) },
      ]
    : [];
  const both =
    words && placeSlug
      ? [
          { text: `Best ${label} lawyers in ${place}`, to: lawyersInPath(words, placeSlug, 'best') },
          { text: `Affordable ${label} lawyers in ${place}`, to: lawyersInPath(words, placeSlug, 'affordable') },
        ]
      : [];
  return [...near, ...local, ...both];
}

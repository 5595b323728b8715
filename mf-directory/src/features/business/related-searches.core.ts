import type { BusinessDetail } from '@lawdex/contracts';
import { lawyersInPath, lawyersNearMePath, practiceSlug, slugify } from '../../lib/links.core.ts';

export interface RelatedLink {
  text: string;
  to: string;
}

/** Landing pages beside a business, from its practice area and its city. */
export function relatedLinks({ category, city }: Pick<BusinessDetail, 'category' | 'city'>): RelatedLink[] {
  const place = slugify(city);
  if (!category || !place) return [];
  const practice = practiceSlug(category.slug);
  const { name } = category;
  return [
    { text: `${name} lawyers in ${city}`, to: lawyersInPath(practice, place) },
    { text: `Best ${name} lawyers in ${city}`, to: lawyersInPath(practice, place, 'best') },
    { text: `Affordable ${name} lawyers in ${city}`, to: lawyersInPath(practice, place, 'affordable') },
    { text: `Top rated ${name} lawyers in ${city}`, to: lawyersInPath(practice, place, 'top-rated') },
    { text: `Free consultation: ${name} lawyers near me`, to: lawyersNearMePath('free-consultation', practice) },
  ];
}

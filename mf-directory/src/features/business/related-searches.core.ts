import { beforeLawyers, lawyersLandingPath, singularSlug, slugify } from '@lawdex/contracts';
import type { BusinessDetail } from '@lawdex/contracts';
import { placeNames } from '../../lib/worthy/place-names.core.ts';
import type { LinkChoice } from '../../lib/worthy/worthy-links.core.ts';

/** Landing pages beside a business, from its practice area and its city. */
export function relatedLinks({
  category,
  city,
  state,
}: Pick<BusinessDetail, 'category' | 'city' | 'state'>): LinkChoice[] {
  if (!category || !slugify(city)) return [];
  const subject = singularSlug(category.slug);
  const places = placeNames(`${city}, ${state}`);
  const inCity = (modifier?: string) => places.map((place) => lawyersLandingPath({ modifier, subject, place }));
  const name = beforeLawyers(category.name);
  return [
    { text: `${name} lawyers in ${city}`, to: inCity() },
    { text: `Best ${name} lawyers in ${city}`, to: inCity('best') },
    { text: `Affordable ${name} lawyers in ${city}`, to: inCity('affordable') },
    { text: `Top rated ${name} lawyers in ${city}`, to: inCity('top-rated') },
    {
      text: `Free consultation: ${name} lawyers near me`,
      to: [lawyersLandingPath({ modifier: 'free-consultation', subject })],
    },
  ];
}

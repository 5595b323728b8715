import { lawyersLandingPath, singularSlug, slugify } from '@lawdex/contracts';
import type { BusinessDetail, ListedLink } from '@lawdex/contracts';

/** Landing pages beside a business, from its practice area and its city. */
export function relatedLinks({ category, city }: Pick<BusinessDetail, 'category' | 'city'>): ListedLink[] {
  if (!category || !slugify(city)) return [];
  const subject = singularSlug(category.slug);
  const inCity = (modifier?: string) => lawyersLandingPath({ modifier, subject, place: city });
  const { name } = category;
  return [
    { text: `${name} lawyers in ${city}`, to: inCity() },
    { text: `Best ${name} lawyers in ${city}`, to: inCity('best') },
    { text: `Affordable ${name} lawyers in ${city}`, to: inCity('affordable') },
    { text: `Top rated ${name} lawyers in ${city}`, to: inCity('top-rated') },
    {
      text: `Free consultation: ${name} lawyers near me`,
      to: lawyersLandingPath({ modifier: 'free-consultation', subject }),
    },
  ];
}

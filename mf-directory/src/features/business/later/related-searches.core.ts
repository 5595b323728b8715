import { beforeLawyers, lawyersLandingPath, singularSlug, slugify } from '@lawdex/contracts';
import type { BusinessDetail, ListedLink } from '@lawdex/contracts';

/** Links to landing pages of the practice area and city. Each lists at least this business, so no service has to be asked. */
export function relatedLinks({
  category,
  city,
  state,
  cityNeedsState,
}: Pick<BusinessDetail, 'category' | 'city' | 'state' | 'cityNeedsState'>): ListedLink[] {
  if (!category || !slugify(city)) return [];
  const name = beforeLawyers(category.name);
  const subject = singularSlug(category.slug);
  const place = cityNeedsState ? `${city}, ${state}` : city;
  const inCity = (modifier?: string) => lawyersLandingPath({ modifier, subject, place });
  return [
    { text: `${name} lawyers in ${place}`, to: inCity() },
    { text: `Best ${name} lawyers in ${place}`, to: inCity('best') },
    { text: `Affordable ${name} lawyers in ${place}`, to: inCity('affordable') },
    { text: `Top rated ${name} lawyers in ${place}`, to: inCity('top-rated') },
    {
      text: `Free consultation: ${name} lawyers near me`,
      to: lawyersLandingPath({ modifier: 'free-consultation', subject }),
    },
  ];
}

import { cityPath, type LandingLink } from '@lawdex/contracts';
import { cityKeyOf } from '@lawdex/search-language/text';
import type { Atlas } from '../atlas/atlas.core.ts';

const LARGE_CITIES: readonly (readonly [city: string, state: string])[] = [
  ['New York', 'NY'],
  ['Los Angeles', 'CA'],
  ['Chicago', 'IL'],
  ['Houston', 'TX'],
  ['Phoenix', 'AZ'],
  ['Philadelphia', 'PA'],
  ['San Antonio', 'TX'],
  ['San Diego', 'CA'],
  ['Dallas', 'TX'],
  ['San Jose', 'CA'],
  ['Austin', 'TX'],
  ['Jacksonville', 'FL'],
];

/** The pages of twelve large cities, as far as firms are there. */
export const largeCityLinks = ({ practices }: Atlas): LandingLink[] =>
  LARGE_CITIES.flatMap(([city, state]) => {
    const count = practices.get(null)?.cities.get(cityKeyOf(city, state))?.total ?? 0;
    return count === 0 ? [] : [{ text: `${city}, ${state}`, to: cityPath(city, state), count }];
  });

import { beforeLawyers, cityPath, lawyersLandingPath, singularSlug } from '@lawdex/contracts';
import type { CitySummary, LandingLink, ListedLink } from '@lawdex/contracts';

const CITIES: readonly (readonly [city: string, state: string])[] = [
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

/** The pages of twelve large cities, without those where nobody is listed. */
export const largeCityLinks = (cities: readonly Pick<CitySummary, 'city' | 'state'>[]): ListedLink[] =>
  CITIES.filter(([name, of]) => cities.some(({ city, state }) => city === name && state === of)).map(
    ([city, state]) => ({ text: `${city}, ${state}`, to: cityPath(city, state) }),
  );

const MODIFIERS: readonly (readonly [slug: string, name: string])[] = [
  ['best', 'Best'],
  ['top-rated', 'Top rated'],
  ['affordable', 'Affordable'],
  ['cheap', 'Cheap'],
  ['trusted', 'Trusted'],
  ['free-consultation', 'Free consultation'],
  ['emergency', 'Emergency'],
  ['24-hour', '24 hour'],
  ['experienced', 'Experienced'],
];

/** The nine modifiers, as far as their page of the practice area is among `pages`. */
export const popularSearchLinks = (
  { slug, name }: { slug: string; name: string },
  pages: readonly LandingLink[],
): ListedLink[] =>
  MODIFIERS.map(([modifier, label]) => ({
    text: `${label} ${beforeLawyers(name)} lawyers near me`,
    to: lawyersLandingPath({ modifier, subject: singularSlug(slug) }),
  })).filter((link) => pages.some(({ to }) => to === link.to));

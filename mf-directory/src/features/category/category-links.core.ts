import { cityPath, lawyersLandingPath, singularSlug } from '@lawdex/contracts';
import type { ListedLink } from '@lawdex/contracts';

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

export const LARGE_CITIES: readonly ListedLink[] = CITIES.map(([city, state]) => ({
  text: `${city}, ${state}`,
  to: cityPath(city, state),
}));

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

export const popularSearchLinks = ({ slug, name }: { slug: string; name: string }): ListedLink[] =>
  MODIFIERS.map(([modifier, label]) => ({
    text: `${label} ${name} lawyers near me`,
    to: lawyersLandingPath({ modifier, subject: singularSlug(slug) }),
  }));

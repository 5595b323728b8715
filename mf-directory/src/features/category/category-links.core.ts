import { beforeLawyers, lawyersLandingPath, singularSlug } from '@lawdex/contracts';
import type { LandingLink, ListedLink } from '@lawdex/contracts';

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

/** Links for the nine modifiers whose page of the practice area is among `pages`. */
export const popularSearchLinks = (
  { slug, name }: { slug: string; name: string },
  pages: readonly LandingLink[],
): ListedLink[] =>
  MODIFIERS.map(([modifier, label]) => ({
    text: `${label} ${beforeLawyers(name)} lawyers near me`,
    to: lawyersLandingPath({ modifier, subject: singularSlug(slug) }),
  })).filter((link) => pages.some(({ to }) => to === link.to));

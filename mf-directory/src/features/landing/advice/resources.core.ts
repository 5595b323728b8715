import { BLOG_PATH, categoryPath, cityPath, RANKING_PATH, searchPath, TERMS_PATH } from '@lawdex/contracts';
import type { LandingPage, ListedLink } from '@lawdex/contracts';

const LEGAL_AID = 'legal-aid';

/** Pages of this site that help beside a list of firms. */
export function resourceLinks(
  { category, categorySlug, place, location }: Pick<LandingPage, 'category' | 'categorySlug' | 'place' | 'location'>,
  hasBlog: boolean,
): ListedLink[] {
  const where = place && place.kind !== 'near-me' && location ? location : undefined;
  return [
    ...(category && categorySlug ? [{ text: `About ${category}`, to: categoryPath(categorySlug) }] : []),
    ...(place?.kind === 'city'
      ? [{ text: `All law firms in ${location}`, to: cityPath(place.city, place.state ?? undefined) }]
      : []),
    ...(categorySlug === LEGAL_AID
      ? []
      : [
          {
            text: where ? `Free and low-cost legal aid in ${where}` : 'Free and low-cost legal aid',
            to: searchPath({ query: 'legal aid', location: where }),
          },
        ]),
    { text: 'How results are ranked', to: RANKING_PATH },
    ...(hasBlog ? [{ text: 'Guides on our blog', to: BLOG_PATH }] : []),
    { text: 'What this directory is, and is not', to: TERMS_PATH },
  ];
}

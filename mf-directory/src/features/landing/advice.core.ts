import { BLOG_PATH, categoryPath, cityPath, RANKING_PATH, searchPath, TERMS_PATH } from '@lawdex/contracts';
import type { LandingPage, ListedLink } from '@lawdex/contracts';

const LEGAL_AID = 'legal-aid';

export interface Reason {
  icon: 'scale' | 'star' | 'certificate' | 'info';
  title: string;
  text: string;
  link?: ListedLink;
}

/** Facts about this list and about how the site works, without praise. */
export function reasonsFor(page: Pick<LandingPage, 'total' | 'stats' | 'facts'>, site: string): Reason[] {
  return [
    {
      icon: 'scale',
      title: 'Nobody pays for a place',
      text: 'No firm can buy a higher place, and what you looked at before plays no part in the order.',
      link: { text: 'How results are ranked', to: RANKING_PATH },
    },
    { icon: 'star', title: 'Every review counts', text: reviewsText(page) },
    { icon: 'certificate', title: 'Licenses you can look up', text: licencesText(page) },
    {
      icon: 'info',
      title: 'A directory, not a law firm',
      text: `${site} endorses no lawyer and gives no legal advice. Ask the firm before you rely on what its listing says.`,
      link: { text: 'Terms of use', to: TERMS_PATH },
    },
  ];
}

function reviewsText({ total, stats }: Pick<LandingPage, 'total' | 'stats'>): string {
  if (stats.totalReviews > 0) {
    return 'An average counts every published review of a firm, and each can be read on its page. Those that break our terms are removed.';
  }
  return `${total === 1 ? 'This firm has no' : 'None of these firms has a'} review yet. Yours can be the first.`;
}

function licencesText({ total, facts }: Pick<LandingPage, 'total' | 'facts'>): string {
  if (facts.withLicence > 0) {
    return 'The page of a firm that names its bar license links to the source, so that you can check it yourself.';
  }
  return `${total === 1 ? 'This listing names no' : 'None of these listings names a'} bar license yet. Ask for the bar number, and look it up with the state bar before you hire.`;
}

/** Whether a first consultation may be free, and what to ask. How many firms say so is a figure of the page. */
export const consultationText = ({ stats }: Pick<LandingPage, 'stats'>): string =>
  stats.withConsultation === 0
    ? 'No firm listed here says that a first consultation is free. Ask before you go.'
    : 'Cards say which firms offer a free first consultation. Ask what it covers.';

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

import {
  BLOG_PATH,
  categoryPath,
  cityPath,
  countOf,
  formatCount,
  RANKING_PATH,
  searchPath,
  TERMS_PATH,
} from '@lawdex/contracts';
import type { LandingPage, ListedLink } from '@lawdex/contracts';

const LEGAL_AID = 'legal-aid';

export interface Reason {
  icon: 'scale' | 'star' | 'certificate' | 'info';
  title: string;
  text: string;
  link?: ListedLink;
}

/** Facts about this list and about how the site works, without praise. */
export function reasonsFor(
  { total, stats, facts }: Pick<LandingPage, 'total' | 'stats' | 'facts'>,
  site: string,
): Reason[] {
  return [
    {
      icon: 'scale',
      title: 'Nobody pays for a place',
      text: 'No firm can buy a higher place, and what you looked at before plays no part in the order.',
      link: { text: 'How results are ranked', to: RANKING_PATH },
    },
    { icon: 'star', title: 'Every review counts', text: reviewsText(total, stats.totalReviews, facts.withReviews) },
    { icon: 'certificate', title: 'Licenses you can look up', text: licencesText(total, facts) },
    {
      icon: 'info',
      title: 'A directory, not a law firm',
      text: `${site} endorses no lawyer and gives no legal advice. Ask the firm before you rely on what its listing says.`,
      link: { text: 'Terms of use', to: TERMS_PATH },
    },
  ];
}

function reviewsText(total: number, reviews: number, withReviews: number): string {
  if (reviews === 0)
    return `${total === 1 ? 'This firm has no' : 'None of these firms has a'} review yet. Yours can be the first.`;
  const written = `${countOf(reviews, 'review')} ${reviews === 1 ? 'has' : 'have'}`;
  return `${written} been written about ${ofAll(withReviews, total)}, by visitors of this site. An average counts every published review of a firm, and each can be read on its page. Those that break our terms are removed.`;
}

function licencesText(total: number, { withLicence, licenceChecked }: LandingPage['facts']): string {
  if (withLicence === 0) {
    return `${total === 1 ? 'This listing names no' : 'None of these listings names a'} bar license yet. Ask for the bar number, and look it up with the state bar before you hire.`;
  }
  const who = ofAll(withLicence, total);
  const named = `${who.charAt(0).toUpperCase()}${who.slice(1)} ${withLicence === 1 ? 'names its' : 'name their'} bar licenses`;
  const checked =
    licenceChecked > 0
      ? `, and ${total === 1 ? 'had' : `${formatCount(licenceChecked)} had`} one checked against its source in the last 24 months`
      : '';
  return `${named}${checked}. The page of a firm links to the source, so that you can check it yourself.`;
}

function ofAll(some: number, total: number): string {
  if (total === 1) return 'the one firm here';
  if (some === total && total === 2) return 'both firms here';
  return some === total
    ? `all ${formatCount(total)} firms here`
    : `${formatCount(some)} of the ${formatCount(total)} firms here`;
}

/** How many listings offer a free first consultation, and what to ask. */
export function consultationText({ total, stats: { withConsultation } }: Pick<LandingPage, 'total' | 'stats'>): string {
  if (withConsultation === 0) return 'No firm listed here says that a first consultation is free. Ask before you go.';
  if (total === 1) return 'The firm listed here says that a first consultation is free. Ask what it covers.';
  const who =
    withConsultation === total
      ? total === 2
        ? 'Both'
        : `All ${formatCount(total)}`
      : `${formatCount(withConsultation)} of the ${formatCount(total)}`;
  const say = withConsultation === 1 ? 'says' : 'say';
  return `${who} firms listed here ${say} that a first consultation is free. Ask what it covers.`;
}

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

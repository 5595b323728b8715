import { andText, countOf, isRateable, type BusinessDetail, type Comparison, type FeeBasis } from '@lawdex/contracts';
import { FEE_WORDS, priceLabel } from '@lawdex/seo';
import { extremes, isRated, languagesOf, milesFrom, milesText, opensAtWeekends, priceLevel } from '../facts.ts';
import { namesOf } from '../names.core.ts';

export interface QuickRecommendation {
  /** A need that a visitor may have. */
  need: string;
  /** The names that meet it according to their listings. The site endorses no lawyer. */
  answer: string;
}

type Is = (business: BusinessDetail) => boolean;

/** Differences between the listings and their reviews, one sentence each. */
export function keyDifferences({ businesses, allCategories }: Comparison, near: string | undefined): string[] {
  return [
    ...ratings(businesses),
    ...reviews(businesses),
    ...prices(businesses),
    ...(allCategories.length > 1
      ? [`They are listed under different practice areas: ${andText(allCategories.map(({ name }) => name))}.`]
      : []),
    ...split(businesses, ({ freeConsultation }) => freeConsultation, 'a free first consultation'),
    ...split(businesses, ({ videoConsultation }) => videoConsultation, 'consultations by video'),
    ...(Object.keys(FEE_WORDS) as FeeBasis[]).flatMap((basis) =>
      split(businesses, ({ feeBasis }) => feeBasis.includes(basis), FEE_WORDS[basis]),
    ),
    ...languagesApart(businesses).flatMap((language) =>
      split(businesses, (business) => languagesOf(business).includes(language), language),
    ),
    ...split(businesses, opensAtWeekends, 'hours at the weekend'),
    ...split(businesses, ({ hasDelivery }) => hasDelivery, 'delivery'),
    ...split(businesses, ({ hasTakeout }) => hasTakeout, 'takeout'),
    ...distances(businesses, near),
  ];
}

/** For each need, the businesses that meet it; only where some do and others do not. */
export function quickRecommendations({ businesses }: Comparison, near: string | undefined): QuickRecommendation[] {
  const rated = businesses.filter(isRated);
  const best = extremes(rated, ({ rating }) => Number(rating), 'most');
  const known = extremes(rated, ({ reviewCount }) => reviewCount, 'most');
  const cheapest = extremes(businesses, priceLevel, 'least');
  const nearest = extremes(businesses, (business) => milesFrom(near, business), 'least');
  const having = (need: string, is: Is) => apart(need, businesses, businesses.filter(is));
  return [
    ...apart('The highest rating', businesses, best, ({ rating }) => `${rating} out of 5`),
    ...apart('The most reviews', businesses, known, ({ reviewCount }) => countOf(reviewCount, 'review')),
    ...apart('The lowest price range', businesses, cheapest, ({ priceRange }) => priceRange ?? ''),
    ...apart('The nearest office', businesses, nearest, (business) => milesText(milesFrom(near, business) ?? 0)),
    ...having('Open now', ({ isOpen }) => isOpen === true),
    ...having('Hours at the weekend', opensAtWeekends),
    ...having('A free first consultation', ({ freeConsultation }) => freeConsultation),
    ...having('A consultation by video', ({ videoConsultation }) => videoConsultation),
    ...having('Contingency fees', ({ feeBasis }) => feeBasis.includes('contingency')),
    ...having('Flat fees', ({ feeBasis }) => feeBasis.includes('flat')),
    ...languagesApart(businesses).flatMap((language) =>
      having(`Somebody who speaks ${language}`, (business) => languagesOf(business).includes(language)),
    ),
  ];
}

function apart(
  need: string,
  all: readonly BusinessDetail[],
  some: readonly BusinessDetail[],
  figure?: (business: BusinessDetail) => string,
): QuickRecommendation[] {
  const [first] = some;
  if (!first || some.length === all.length) return [];
  return [{ need, answer: namesOf(some) + (figure ? `: ${figure(first)}` : '') }];
}

function split(all: readonly BusinessDetail[], is: Is, what: string): string[] {
  const some = all.filter(is);
  const others = all.filter((business) => !is(business));
  if (some.length === 0 || others.length === 0) return [];
  const verb = some.length === 1 ? 'lists' : 'list';
  return [
    `${namesOf(some)} ${verb} ${what}; ${others.length === 1 ? `${namesOf(others)} does not` : 'the others do not'}.`,
  ];
}

/** Languages that some businesses list and others do not, as many as a visitor would read. */
function languagesApart(businesses: readonly BusinessDetail[]): string[] {
  const all = [...new Set(businesses.flatMap(languagesOf))];
  return all
    .filter((language) => !businesses.every((business) => languagesOf(business).includes(language)))
    .slice(0, 4);
}

function ratings(businesses: readonly BusinessDetail[]): string[] {
  const rated = businesses.filter(isRated);
  const best = extremes(rated, ({ rating }) => Number(rating), 'most');
  const least = extremes(rated, ({ rating }) => Number(rating), 'least');
  const [top, low] = [best[0], least[0]];
  const without = businesses.filter((business) => isRateable(business) && business.reviewCount === 0);
  const range =
    top && low && top.rating !== low.rating
      ? [`Ratings range from ${low.rating} (${namesOf(least)}) to ${top.rating} (${namesOf(best)}) out of 5.`]
      : [];
  return without.length > 0 && rated.length > 0
    ? [...range, `${namesOf(without)} ${without.length === 1 ? 'has' : 'have'} no reviews yet.`]
    : range;
}

function reviews(businesses: readonly BusinessDetail[]): string[] {
  const rated = businesses.filter(isRated);
  const most = extremes(rated, ({ reviewCount }) => reviewCount, 'most');
  const fewest = extremes(rated, ({ reviewCount }) => reviewCount, 'least');
  const [top, low] = [most[0], fewest[0]];
  if (!top || !low || top.reviewCount === low.reviewCount) return [];
  const have = (some: readonly BusinessDetail[]) => (some.length === 1 ? 'has' : 'have');
  return [
    `${namesOf(most)} ${have(most)} ${countOf(top.reviewCount, 'review')}, ${namesOf(fewest)} ${have(fewest)} ${countOf(low.reviewCount, 'review')}.`,
  ];
}

function prices(businesses: readonly BusinessDetail[]): string[] {
  const cheapest = extremes(businesses, priceLevel, 'least');
  const dearest = extremes(businesses, priceLevel, 'most');
  const [low, top] = [cheapest[0]?.priceRange, dearest[0]?.priceRange];
  if (!low || !top || low === top) return [];
  const said = (priceRange: string, some: readonly BusinessDetail[]) =>
    `${priceRange}, ${priceLabel(priceRange)} (${namesOf(some)})`;
  return [`Listed prices range from ${said(low, cheapest)} to ${said(top, dearest)}.`];
}

function distances(businesses: readonly BusinessDetail[], near: string | undefined): string[] {
  const miles = (business: BusinessDetail) => milesFrom(near, business);
  const nearest = extremes(businesses, miles, 'least');
  const farthest = extremes(businesses, miles, 'most');
  const [least, most] = [nearest[0] && miles(nearest[0]), farthest[0] && miles(farthest[0])];
  if (typeof least !== 'number' || typeof most !== 'number' || milesText(least) === milesText(most)) return [];
  return [`${namesOf(nearest)} is ${milesText(least)} away, ${namesOf(farthest)} ${milesText(most)}.`];
}

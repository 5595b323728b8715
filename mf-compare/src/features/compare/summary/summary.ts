import { andText, type BusinessDetail, type Comparison, type FeeBasis } from '@lawdex/contracts';
import { FEE_WORDS, priceLabel } from '@lawdex/seo';
import { formatMiles } from '@lawdex/ui';
import { extremes, languagesOf, milesFrom, namesOf, opensAtWeekends, priceLevel } from '../facts.ts';

export interface QuickRecommendation {
  /** A need that a visitor may have. */
  need: string;
  /** The names that meet it according to their listings. The site endorses no lawyer. */
  answer: string;
}

type Is = (business: BusinessDetail) => boolean;

/** How the listings differ, one sentence each. Ratings and reviews stand above the table. */
export function keyDifferences({ businesses, allCategories }: Comparison, near: string | undefined): string[] {
  return [
    ...prices(businesses),
    ...(allCategories.length > 1
      ? [`They are listed under different practice areas: ${andText(allCategories.map(({ name }) => name))}.`]
      : []),
    ...(Object.keys(FEE_WORDS) as FeeBasis[]).flatMap((basis) =>
      split(businesses, ({ feeBasis }) => feeBasis.includes(basis), FEE_WORDS[basis]),
    ),
    ...languagesApart(businesses).flatMap((language) =>
      split(businesses, (business) => languagesOf(business).includes(language), language),
    ),
    ...split(businesses, ({ hasDelivery }) => hasDelivery, 'delivery'),
    ...split(businesses, ({ hasTakeout }) => hasTakeout, 'takeout'),
    ...distances(businesses, near),
  ];
}

/** For each need, the businesses that meet it; only where some do and others do not, and no difference says so. */
export function quickRecommendations({ businesses }: Comparison): QuickRecommendation[] {
  const having = (need: string, is: Is): QuickRecommendation[] => {
    const some = businesses.filter(is);
    return some.length === 0 || some.length === businesses.length ? [] : [{ need, answer: namesOf(some) }];
  };
  return [
    ...having('Open now', ({ isOpen }) => isOpen === true),
    ...having('Hours at the weekend', opensAtWeekends),
    ...having('A free first consultation', ({ freeConsultation }) => freeConsultation),
    ...having('A consultation by video', ({ videoConsultation }) => videoConsultation),
  ];
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
  if (typeof least !== 'number' || typeof most !== 'number' || formatMiles(least) === formatMiles(most)) return [];
  return [`${namesOf(nearest)} is ${formatMiles(least)} away, ${namesOf(farthest)} ${formatMiles(most)}.`];
}

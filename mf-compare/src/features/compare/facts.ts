import { andText, isRateable, milesBetween, type BusinessDetail } from '@lawdex/contracts';
import { languageName } from '@lawdex/seo';

// Facts of a listing that the rows, the summary and the questions share.

/** `Smith Law, Jones Law and Lee Law`. */
export const namesOf = (businesses: readonly Pick<BusinessDetail, 'name'>[]): string =>
  andText(businesses.map(({ name }) => name));

export const isRated = (business: BusinessDetail): boolean => isRateable(business) && business.reviewCount > 0;

export const languagesOf = ({ languages }: BusinessDetail): string[] =>
  languages.map((code) => languageName(code) ?? code);

/** `$$` is 2; null when no price is listed. */
export const priceLevel = ({ priceRange }: Pick<BusinessDetail, 'priceRange'>): number | null =>
  priceRange?.length ?? null;

export const opensAtWeekends = ({ hours }: BusinessDetail): boolean =>
  hours?.sat !== undefined || hours?.sun !== undefined;

/** Miles from `near` (`lat,lng`); null when either place is unknown. */
export function milesFrom(near: string | undefined, { latitude, longitude }: BusinessDetail): number | null {
  const [lat, lng] = near?.split(',').map(Number) ?? [];
  if (lat === undefined || lng === undefined || latitude === null || longitude === null) return null;
  return milesBetween({ lat, lng }, { lat: latitude, lng: longitude });
}

/** The businesses with the lowest or highest figure; none when no business has the figure. */
export function extremes(
  businesses: readonly BusinessDetail[],
  figure: (business: BusinessDetail) => number | null,
  which: 'least' | 'most',
): BusinessDetail[] {
  const figures = businesses.map(figure).filter((value) => value !== null);
  if (figures.length === 0) return [];
  const wanted = which === 'least' ? Math.min(...figures) : Math.max(...figures);
  return businesses.filter((business) => figure(business) === wanted);
}

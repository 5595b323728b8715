import { PRICE_RANGES } from '@lawdex/contracts';
import type { BusinessRecord, FeeBasis, LandingFacts, LandingStats } from '@lawdex/contracts';

interface Counted<T> {
  value: T;
  count: number;
}

/** The row that `landingStatement` gives. Lists are null when they are empty. */
export interface LandingAnswer {
  /** Of the rows that were counted. */
  version: string;
  /** Whatever the modifier. */
  inPlace: number;
  total: number;
  reviews: number;
  rating: number | null;
  openNow: number;
  freeConsultation: number;
  delivery: number;
  reviewed: number;
  withHours: number;
  atWeekends: number;
  allDay: number;
  video: number;
  phone: number;
  licensed: number;
  checked: number;
  experienced: number;
  admitted: number | null;
  cities: number;
  /** The largest states of the country, or cities of a state, by key. */
  parts: Counted<string>[] | null;
  /** 1 to 4 */
  prices: Counted<number>[] | null;
  feeBases: Counted<FeeBasis>[] | null;
  languages: Counted<string>[] | null;
  listed: { record: BusinessRecord; chord: number | null }[] | null;
}

export const statsOf = (answer: LandingAnswer): LandingStats => ({
  averageRating: answer.rating === null ? null : answer.rating.toFixed(1),
  totalReviews: answer.reviews,
  openNow: answer.openNow,
  withDelivery: answer.delivery,
  withConsultation: answer.freeConsultation,
});

export const factsOf = (answer: LandingAnswer): LandingFacts => ({
  inPlace: answer.inPlace,
  withReviews: answer.reviewed,
  withHours: answer.withHours,
  openAtWeekends: answer.atWeekends,
  openAllDay: answer.allDay,
  withVideoConsultation: answer.video,
  withPhone: answer.phone,
  withLicence: answer.licensed,
  licenceChecked: answer.checked,
  admittedTenYears: answer.experienced,
  firstAdmitted: answer.admitted,
  prices: (answer.prices ?? []).flatMap(({ value, count }) => {
    const price = PRICE_RANGES[value - 1];
    return price ? [{ price, count }] : [];
  }),
  feeBases: (answer.feeBases ?? []).map(({ value, count }) => ({ basis: value, count })),
  languages: (answer.languages ?? []).flatMap(({ value, count }) =>
    value === 'en' ? [] : [{ language: value, count }],
  ),
  cities: answer.cities,
});

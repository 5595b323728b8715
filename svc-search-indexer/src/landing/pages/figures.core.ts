import { PRICE_RANGES, type LandingFacts, type LandingStats } from '@lawdex/contracts';
import type { LandingAnswer } from '../../engines/landing-question.core.ts';

export const statsOf = (answer: LandingAnswer): LandingStats => ({
  averageRating: answer.rating === null ? null : answer.rating.toFixed(1),
  totalReviews: answer.reviews,
  openNow: answer.openNow,
  withDelivery: answer.having.delivery ?? 0,
  withConsultation: answer.having.freeConsultation ?? 0,
});

export const factsOf = (answer: LandingAnswer): LandingFacts => ({
  inPlace: answer.inPlace,
  withReviews: answer.having.reviewed ?? 0,
  withHours: answer.having.withHours ?? 0,
  openAtWeekends: answer.having.atWeekends ?? 0,
  openAllDay: answer.having.allDay ?? 0,
  withVideoConsultation: answer.having.videoConsultation ?? 0,
  withPhone: answer.having.phone ?? 0,
  withLicence: answer.having.licensed ?? 0,
  licenceChecked: answer.having.trusted ?? 0,
  admittedTenYears: answer.having.experienced ?? 0,
  firstAdmitted: answer.admitted,
  prices: answer.prices.flatMap(({ value, count }) => {
    const price = PRICE_RANGES[value - 1];
    return price ? [{ price, count }] : [];
  }),
  feeBases: answer.feeBases.map(({ value, count }) => ({ basis: value, count })),
  languages: answer.languages.flatMap(({ value, count }) => (value === 'en' ? [] : [{ language: value, count }])),
  cities: answer.cities,
});

import { PRICE_RANGES } from '@lawdex/contracts';
import type { LandingFacts, LandingStats } from '@lawdex/contracts';
import type { LandingAnswer } from '../../engines/landing-question.core.ts';

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

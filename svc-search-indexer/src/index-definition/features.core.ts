import type { LandingModifier } from '@lawdex/contracts';
import type { IndexDocument } from './document.core.ts';
import type { OpenWeek } from './open-week.core.ts';

/** Facts of a business, a bit each. `experienced` and `trusted` depend on the day, so that they are set when read. */
export const FEATURES = {
  best: 1 << 0,
  topRated: 1 << 1,
  affordable: 1 << 2,
  cheap: 1 << 3,
  emergency: 1 << 4,
  allDay: 1 << 5,
  freeConsultation: 1 << 6,
  experienced: 1 << 7,
  trusted: 1 << 8,
  withHours: 1 << 9,
  /** It says more than its name and where it is. */
  described: 1 << 10,
  phone: 1 << 11,
  licensed: 1 << 12,
  atWeekends: 1 << 13,
  videoConsultation: 1 << 14,
  delivery: 1 << 15,
  reviewed: 1 << 16,
} as const;

export type Feature = keyof typeof FEATURES;
export const FEATURE_NAMES = Object.keys(FEATURES) as Feature[];

export const featureNames = (bits: number): Feature[] => FEATURE_NAMES.filter((name) => (bits & FEATURES[name]) !== 0);

/** The features by which pages differ. */
export const PAGE_FEATURES = (1 << 11) - 1;

export const BEST = { rating: 4, reviews: 3 } as const;
export const TOP_RATED = { rating: 4.5, reviews: 5 } as const;
/** `$$` */
const AFFORDABLE_PRICE = 2;
/** `$` */
const CHEAP_PRICE = 1;
export const EXPERIENCED_YEARS = 10;
export const TRUSTED_MONTHS = 24;
const LATE = 22 * 60;

/** The feature that businesses of a page with this modifier have; null where nothing is known that could back it. */
export const FEATURE_OF: Readonly<Record<LandingModifier, number | null>> = {
  best: FEATURES.best,
  'top-rated': FEATURES.topRated,
  top: FEATURES.best,
  affordable: FEATURES.affordable,
  cheap: FEATURES.cheap,
  emergency: FEATURES.emergency,
  '24-hour': FEATURES.allDay,
  'free-consultation': FEATURES.freeConsultation,
  experienced: FEATURES.experienced,
  trusted: FEATURES.trusted,
  'open-now': FEATURES.withHours,
  premium: null,
  luxury: null,
  nearby: null,
};

type Described = Pick<
  IndexDocument,
  'rating' | 'reviewCount' | 'price' | 'feeBasis' | 'flags' | 'open' | 'description' | 'phones' | 'licences'
>;

export function featuresOf(business: Described): number {
  const { rating, reviewCount, price, feeBasis, flags, open, licences } = business;
  const rated = (least: { rating: number; reviews: number }): boolean =>
    rating >= least.rating && reviewCount >= least.reviews;
  const facts: readonly (readonly [boolean, number])[] = [
    [rated(BEST), FEATURES.best],
    [rated(TOP_RATED), FEATURES.topRated],
    [isAffordable(price, feeBasis), FEATURES.affordable],
    [price === CHEAP_PRICE, FEATURES.cheap],
    [open !== null && isForEmergencies(open), FEATURES.emergency],
    [open !== null && openMinutesOf(open) === 7 * 1_440, FEATURES.allDay],
    [flags.freeConsultation, FEATURES.freeConsultation],
    [open !== null, FEATURES.withHours],
    [isDescribed(business), FEATURES.described],
    [business.phones.length > 0, FEATURES.phone],
    [licences.count > 0, FEATURES.licensed],
    [open !== null && open.slice(5).some((day) => day.length > 0), FEATURES.atWeekends],
    [flags.videoConsultation, FEATURES.videoConsultation],
    [flags.hasDelivery, FEATURES.delivery],
    [reviewCount > 0, FEATURES.reviewed],
  ];
  return facts.reduce((features, [holds, feature]) => (holds ? features | feature : features), 0);
}

/** Low in price; where no price is known, paid by a flat fee or only out of what is won, so that the cost is known beforehand. */
function isAffordable(price: number | null, feeBasis: readonly string[]): boolean {
  return price === null ? feeBasis.some((basis) => basis !== 'hourly') : price <= AFFORDABLE_PRICE;
}

/** Open on Saturday and Sunday, or at ten in the evening from Monday to Friday. */
function isForEmergencies(week: OpenWeek): boolean {
  const late = week.slice(0, 5).every((day) => day.some(([from, to]) => from <= LATE && LATE < to));
  return late || week.slice(5).every((day) => day.length > 0);
}

export const openMinutesOf = (week: OpenWeek): number =>
  week.flat().reduce((minutes, [from, to]) => minutes + to - from, 0);

function isDescribed({ description, open, reviewCount, licences, price, feeBasis }: Described): boolean {
  return (
    description !== '' ||
    open !== null ||
    reviewCount > 0 ||
    licences.count > 0 ||
    price !== null ||
    feeBasis.length > 0
  );
}

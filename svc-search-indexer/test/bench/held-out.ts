import type { BusinessRecord } from '@lawdex/contracts';
import { HELD_OUT, type Wanted, type Wish } from './held-out-searches.ts';
import { both, practises, type Gain, type JudgedSearch } from './judged-searches.ts';

const CLOSE = 1;

/** A business that is meant counts 2, one that would be a fair answer too counts 1. */
const inField =
  ({ practice, close = [] }: Wanted): Gain =>
  (business) => {
    if (practice === undefined) return 0;
    const meant = practises(practice)(business);
    return meant > 0 ? meant : Math.min(CLOSE, Math.max(0, ...close.map((slug) => practises(slug)(business))));
  };

const inPlace =
  ({ city, state }: Wanted): Gain =>
  (business) => {
    if (city !== undefined) return cityOf(business) === city ? 2 : 0;
    return state === undefined || business.state === state ? 2 : 0;
  };

const HAS: Readonly<Record<Wish, (business: BusinessRecord) => boolean>> = {
  'free consultation': (business) => business.freeConsultation,
  'video consultation': (business) => business.videoConsultation,
  'contingency fee': (business) => business.feeBasis.includes('contingency'),
  'flat fee': (business) => business.feeBasis.includes('flat'),
  'low prices': ({ priceRange }) => priceRange === '$' || priceRange === '$$',
  '4 stars': (business) => Number(business.rating) >= 4,
  es: (business) => business.languages.includes('es'),
  vi: (business) => business.languages.includes('vi'),
  zh: (business) => business.languages.includes('zh'),
};

const asWished =
  ({ has, not, outside }: Wanted): Gain =>
  (business) => {
    const unwanted = (not !== undefined && practises(not)(business) > 0) || cityOf(business) === outside;
    return !unwanted && (has === undefined || HAS[has](business)) ? 2 : 0;
  };

const cityOf = ({ city, state }: BusinessRecord): string => `${city}, ${state}`;

/** Where no business of the field is in the place, any place will do, because the nearest ones are what a search should show. */
export function gainOf(wanted: Wanted, businesses: readonly BusinessRecord[]): Gain {
  const there = both(inField(wanted), inPlace(wanted));
  return both(businesses.some((business) => there(business) > 0) ? there : inField(wanted), asWished(wanted));
}

/** The held-out searches, judged by what these businesses say of themselves. */
export const heldOutSearches = (businesses: readonly BusinessRecord[]): JudgedSearch[] =>
  Object.entries(HELD_OUT).flatMap(([kind, searches]) =>
    searches.map((wanted) => ({
      kind,
      params: { query: wanted.query, ...(wanted.location !== undefined && { location: wanted.location }) },
      gain: gainOf(wanted, businesses),
    })),
  );

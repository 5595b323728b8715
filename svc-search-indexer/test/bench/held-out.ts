import type { BusinessRecord } from '@lawdex/contracts';
import SEARCHES from './held-out-searches.json' with { type: 'json' };
import { both, inSpanish, practises, type Gain, type JudgedSearch } from './judged-searches.ts';

/** The meaning of a search, as far as businesses can show it. */
interface Wanted {
  query: string;
  /** The location box. */
  location?: string;
  /** The practice area that is meant; none when no lawyer is looked for. */
  practice?: string;
  /** Practice areas whose firms would be a fair answer too. */
  close?: readonly string[];
  city?: string;
  state?: string;
  has?: keyof typeof HAS;
  /** A practice area, or a city, that is not wanted. */
  not?: string;
  outside?: string;
}

/** Searches as strangers type them, for measuring only: replace one that is added to the vocabulary. */
export const HELD_OUT = SEARCHES as Readonly<Record<string, readonly Wanted[]>>;

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

const HAS = {
  'free consultation': (business) => business.freeConsultation,
  'video consultation': (business) => business.videoConsultation,
  'contingency fee': (business) => business.feeBasis.includes('contingency'),
  'flat fee': (business) => business.feeBasis.includes('flat'),
  'low prices': ({ priceRange }) => priceRange === '$' || priceRange === '$$',
  '4 stars': (business) => Number(business.rating) >= 4,
  es: (business) => business.languages.includes('es'),
  vi: (business) => business.languages.includes('vi'),
  zh: (business) => business.languages.includes('zh'),
} satisfies Record<string, (business: BusinessRecord) => boolean>;

const asWished =
  ({ has, not, outside }: Wanted): Gain =>
  (business) => {
    const unwanted = (not !== undefined && practises(not)(business) > 0) || cityOf(business) === outside;
    return !unwanted && (has === undefined || HAS[has](business)) ? 2 : 0;
  };

const cityOf = ({ city, state }: BusinessRecord): string => `${city}, ${state}`;

/** Where no business of the field is in the place, any place will do, because the nearest ones are what a search should show. */
function gainOf(wanted: Wanted, businesses: readonly BusinessRecord[]): Gain {
  const there = both(inField(wanted), inPlace(wanted));
  return both(businesses.some((business) => there(business) > 0) ? there : inField(wanted), asWished(wanted));
}

/** The held-out searches, judged by what these businesses say of themselves. */
export const heldOutSearches = (businesses: readonly BusinessRecord[]): JudgedSearch[] =>
  Object.entries(HELD_OUT).flatMap(([kind, searches]) =>
    searches.map((wanted) => ({
      kind,
      params: { query: wanted.query, ...(wanted.location !== undefined && { location: wanted.location }) },
      gain: kind === 'Spanish' ? inSpanish(gainOf(wanted, businesses)) : gainOf(wanted, businesses),
    })),
  );

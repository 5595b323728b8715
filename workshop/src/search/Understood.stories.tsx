import { NOTHING_UNDERSTOOD, type Understood } from '@lawdex/contracts';
import { aSearch } from '@lawdex/mf-kit/testing/fixtures';
import { UnderstoodNote } from '../../../mf-directory/src/features/search/understood/UnderstoodNote.tsx';

export default { component: UnderstoodNote };

const DIVORCE = { slug: 'divorce-family-law', name: 'Divorce & Family Law' };
const HOUSTON = { kind: 'city', label: 'Houston, TX', radiusMiles: null } as const;

const reading = (query: string, understood: Partial<Understood>, total = 14) => ({
  args: {
    state: { query },
    shown: { ...aSearch({ understood: { ...NOTHING_UNDERSTOOD, ...understood }, total }), page: 1, isMeasured: false },
    isOutdated: false,
  },
});

export const Corrected = reading('divorse houston', {
  practices: [DIVORCE],
  place: HOUSTON,
  corrected: [{ from: 'divorse', to: 'divorce' }],
});
export const FiltersAndExclusions = reading('divorce free consultation not mediation please', {
  practices: [DIVORCE],
  filters: [{ name: 'freeConsultation', value: 'true', words: 'free consultation' }],
  excluded: ['mediation'],
  ignored: ['please'],
});
export const NothingInThePlace = reading('divorce in brooklyn', {
  practices: [DIVORCE],
  place: { kind: 'city', label: 'Brooklyn, NY', radiusMiles: null },
  widened: { kind: 'nearby', miles: 10, nearest: 'New York, NY' },
});
export const PlacesOfOneName = reading('divorce portland', {
  practices: [DIVORCE],
  place: { kind: 'city', label: 'Portland (OR, ME)', radiusMiles: null },
});
export const LongWords = reading(`${'w'.repeat(80)} houston`, {
  corrected: [{ from: 'w'.repeat(80), to: 'v'.repeat(80) }],
  place: HOUSTON,
});

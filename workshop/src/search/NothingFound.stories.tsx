import { NOTHING_UNDERSTOOD } from '@lawdex/contracts';
import { aFound } from '@lawdex/mf-kit/testing/fixtures';
import { NothingFound } from '../../../mf-directory/src/features/search/results/NothingFound.tsx';
import { MoreSections } from '../../../mf-directory/src/features/search/results/MoreSections.tsx';

const args = {
  state: { query: 'qwzx' },
  understood: NOTHING_UNDERSTOOD,
  suggestions: [],
  practices: [
    { name: 'Car Accidents', slug: 'car-accidents', businessCount: 3 },
    { name: 'Tax Law', slug: 'tax-law', businessCount: 3 },
  ],
  practice: undefined,
  cities: [{ city: 'Houston', state: 'TX', count: 131 }],
  counts: undefined,
  onPosition: () => undefined,
};

export default { component: NothingFound, args };

export const Nonsense = {};
export const OtherWords = { args: { suggestions: ['Lemon Law', 'Consumer Protection'] } };
export const FiltersToBlame = {
  args: {
    state: { query: 'dui', rating: 5, isOpen: true, language: 'vi' },
    understood: { ...NOTHING_UNDERSTOOD, practices: [{ slug: 'dui', name: 'DUI' }] },
    counts: { rating: { '': 12 }, isOpen: { '': 1204 }, language: { '': 0 } },
    onPosition: undefined,
  },
};
export const SomethingElsewhere = {
  args: {
    state: { query: 'adoption', location: 'Reno' },
    children: (
      <MoreSections
        more={[{ widened: { kind: 'state', state: 'Nevada' }, businesses: [aFound()] }]}
        understood={NOTHING_UNDERSTOOD}
        state={{ query: 'adoption', location: 'Reno' }}
      />
    ),
  },
};

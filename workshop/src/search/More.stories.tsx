import { NOTHING_UNDERSTOOD } from '@lawdex/contracts';
import { aFound } from '@lawdex/mf-kit/testing/fixtures';
import { MoreSections } from '../../../mf-directory/src/features/search/results/MoreSections.tsx';

export default { component: MoreSections };

const firms = (count: number, place: string) =>
  Array.from({ length: count }, (_, at) =>
    aFound({ id: `${place} ${at}`, slug: `firm-${at}`, name: `${place} Law ${at + 1}`, city: place }),
  );
const args = {
  understood: {
    ...NOTHING_UNDERSTOOD,
    practices: [{ slug: 'eviction', name: 'Eviction' }],
    place: { kind: 'city', label: 'Reno, NV', radiusMiles: null } as const,
  },
  state: { query: 'eviction reno' },
};

export const TwoSections = {
  args: {
    ...args,
    more: [
      { widened: { kind: 'state', state: 'Nevada' }, businesses: firms(1, 'Henderson') },
      { widened: { kind: 'nearby', miles: 250, nearest: 'Sacramento, CA' }, businesses: firms(4, 'Sacramento') },
    ],
  },
};

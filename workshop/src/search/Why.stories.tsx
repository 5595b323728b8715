import { NOTHING_UNDERSTOOD } from '@lawdex/contracts';
import { aFound } from '@lawdex/mf-kit/testing/fixtures';
import { useEffect, useRef, type ReactNode } from 'react';
import { WhyThisResult } from '../../../mf-directory/src/features/search/results/FoundList.tsx';

export default { component: WhyThisResult };

const args = {
  business: aFound({
    why: { matched: ['practice', 'place'], words: ['crash'], distanceMiles: 1.2, rating: 4.5, reviewCount: 12 },
  }),
  understood: { ...NOTHING_UNDERSTOOD, measuredFrom: 'the center of Austin' },
  sort: 'distance' as const,
};

export const Opened = {
  args,
  render: (shown: typeof args) => (
    <Open>
      <WhyThisResult {...shown} />
    </Open>
  ),
};

function Open({ children }: { children: ReactNode }) {
  const around = useRef<HTMLDivElement>(null);
  useEffect(() => around.current?.querySelector('summary')?.click(), []);
  return <div ref={around}>{children}</div>;
}

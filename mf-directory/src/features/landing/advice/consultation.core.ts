import { formatCount } from '@lawdex/contracts';
import type { LandingPage } from '@lawdex/contracts';

/** How many listings offer a free first consultation, and what to ask. */
export function consultationText({ total, stats: { withConsultation } }: Pick<LandingPage, 'total' | 'stats'>): string {
  if (withConsultation === 0) return 'No firm listed here says that a first consultation is free. Ask before you go.';
  if (total === 1) return 'The firm listed here says that a first consultation is free. Ask what it covers.';
  const who =
    withConsultation === total
      ? total === 2
        ? 'Both'
        : `All ${formatCount(total)}`
      : `${formatCount(withConsultation)} of the ${formatCount(total)}`;
  const say = withConsultation === 1 ? 'says' : 'say';
  return `${who} firms listed here ${say} that a first consultation is free. Ask what it covers.`;
}

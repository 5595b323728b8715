import { openingState } from '@lawdex/contracts';
import type { BusinessDetail } from '@lawdex/contracts';
import { openingNext } from '@lawdex/seo';
import { OpenBadge } from '@lawdex/ui';
import styles from './business-header.module.css';
import { useMinute } from '../facts/use-minute.ts';

export interface OpeningLineProps {
  business: Pick<BusinessDetail, 'hours' | 'timeZone'>;
  /** Milliseconds since 1970 at which the service answered. */
  answeredAt: number;
}

/** `Closed · opens Mon 8:30 AM`, by the business's own clock; nothing when its hours are unknown. */
export function OpeningLine({ business: { hours, timeZone }, answeredAt }: OpeningLineProps) {
  const state = openingState(hours, timeZone, useMinute(answeredAt));
  if (!state) return null;
  const next = openingNext(state);
  return (
    <span className={styles.opening}>
      <OpenBadge isOpen={state.kind === 'open' || state.kind === 'around-the-clock'} />
      {next !== null && <span>{next}</span>}
    </span>
  );
}

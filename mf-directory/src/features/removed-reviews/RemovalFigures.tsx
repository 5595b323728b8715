import { countOf, REMOVAL_WORDS } from '@lawdex/contracts';
import type { RemovalRates } from '@lawdex/contracts';
import { StatList, StatTile } from '@lawdex/ui';
import { percentText, rateText } from './removal-rate.core.ts';
import styles from './removed-reviews.module.css';

/** How many bad and how many good reviews were removed, side by side, and why. */
export const RemovalFigures = ({ rates: { low, high, reasons, unlisted = 0 } }: { rates: RemovalRates }) => (
  <section className={styles.part} aria-labelledby="rates">
    <h2 id="rates">Good and bad reviews, side by side</h2>
    <p>If we took down bad reviews to please firms, these two numbers would be far apart.</p>
    <StatList>
      <StatTile value={percentText(low)} label={`1 and 2 stars: ${rateText(low)}`} />
      <StatTile value={percentText(high)} label={`4 and 5 stars: ${rateText(high)}`} />
    </StatList>
    {reasons.length > 0 && (
      <ul className={styles.reasons}>
        {reasons.map(({ reason, count }) => (
          <li key={reason}>
            {REMOVAL_WORDS[reason] ?? reason}: {countOf(count, 'review')}
          </li>
        ))}
      </ul>
    )}
    {unlisted > 0 && <p>Removed before this list began, and not in it: {countOf(unlisted, 'review')}.</p>}
  </section>
);

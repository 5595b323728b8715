import type { Comparison } from '@lawdex/contracts';
import { useSite } from '@lawdex/mf-kit/runtime';
import { Card } from '@lawdex/ui';
import styles from '../compare.module.css';
import { keyDifferences, quickRecommendations } from './summary.ts';

export function Summary({ comparison, near }: { comparison: Comparison; near: string | undefined }) {
  const site = useSite();
  const differences = keyDifferences(comparison, near);
  const recommendations = quickRecommendations(comparison, near);
  return (
    <section aria-labelledby="summary-heading" className={styles.stack}>
      <h2 id="summary-heading">Comparison Summary</h2>
      <div className={styles.halves}>
        <Card padding="lg" className={styles.stack}>
          <h3>Key Differences</h3>
          {differences.length > 0 ? (
            <ul className={styles.sentences}>
              {differences.map((sentence) => (
                <li key={sentence}>{sentence}</li>
              ))}
            </ul>
          ) : (
            <p>Their ratings, prices, fees and languages do not differ by what is listed.</p>
          )}
        </Card>
        <Card padding="lg" className={styles.stack}>
          <h3>Quick Recommendations</h3>
          {recommendations.length > 0 ? (
            <dl className={styles.needs}>
              {recommendations.map(({ need, answer }) => (
                <div key={need} className={styles.need}>
                  <dt>{need}</dt>
                  <dd>{answer}</dd>
                </div>
              ))}
            </dl>
          ) : (
            <p>Whatever you look for, these listings offer the same.</p>
          )}
          <p className={styles.quiet}>By what is listed and what reviewers say. {site.name} endorses no lawyer.</p>
        </Card>
      </div>
    </section>
  );
}

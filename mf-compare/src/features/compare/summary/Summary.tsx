import { businessPath, countOf, type BusinessDetail, type BusinessSummary, type Comparison } from '@lawdex/contracts';
import { useSite } from '@lawdex/mf-kit/runtime';
import { Card, Icon, Rating, type IconName } from '@lawdex/ui';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import styles from '../compare.module.css';
import { isRated, namesOf } from '../facts.ts';
import { keyDifferences, quickRecommendations } from './summary.ts';

export function Summary({ comparison, near }: { comparison: Comparison; near: string | undefined }) {
  const site = useSite();
  const differences = keyDifferences(comparison, near);
  const recommendations = quickRecommendations(comparison);
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
            <p>Their prices, fees and languages do not differ by what is listed.</p>
          )}
        </Card>
        <Card padding="lg" className={styles.stack}>
          <h3>Quick Recommendations</h3>
          {recommendations.length > 0 ? (
            <dl>
              {recommendations.map(({ need, answer }) => (
                <div key={need} className={styles.need}>
                  <dt>{need}</dt>
                  <dd>{answer}</dd>
                </div>
              ))}
            </dl>
          ) : (
            <p>Hours and consultations are the same at all of them.</p>
          )}
          <p className={styles.quiet}>By what is listed and what reviewers say. {site.name} endorses no lawyer.</p>
        </Card>
      </div>
    </section>
  );
}

/** Renders nothing while no business has a review. Equals are all named. */
export function Highlights({ comparison: { businesses, highestRated, mostReviewed } }: { comparison: Comparison }) {
  if (!highestRated || !mostReviewed) return null;
  const rated = businesses.filter(isRated);
  const asHigh = rated.filter(({ id, rating }) => id !== highestRated.id && rating === highestRated.rating);
  const asMany = rated.filter(
    ({ id, reviewCount }) => id !== mostReviewed.id && reviewCount === mostReviewed.reviewCount,
  );
  return (
    <div className={styles.highlights}>
      <Highlight title="Highest Rated" icon="star" business={highestRated} equals={asHigh} same="The same rating">
        <Rating value={highestRated.rating} count={highestRated.reviewCount} />
      </Highlight>
      <Highlight title="Most Reviewed" icon="chat" business={mostReviewed} equals={asMany} same="As many reviews">
        {countOf(mostReviewed.reviewCount, 'review')}
      </Highlight>
    </div>
  );
}

interface HighlightProps {
  title: string;
  icon: IconName;
  business: BusinessSummary;
  equals: readonly BusinessDetail[];
  /** The figure in which the businesses are equal. */
  same: string;
  children: ReactNode;
}

const Highlight = ({ title, icon, business: { slug, name }, equals, same, children }: HighlightProps) => (
  <Card className={styles.highlight}>
    <span className={styles.mark}>
      <Icon name={icon} size="lg" />
    </span>
    <div>
      <h2 className={styles.highlightTitle}>{title}</h2>
      <p className={styles.highlightName}>
        <Link to={businessPath(slug)}>{name}</Link>
      </p>
      <p className={styles.quiet}>{children}</p>
      {equals.length > 0 && (
        <p className={styles.quiet}>
          {same}: {namesOf(equals)}
        </p>
      )}
    </div>
  </Card>
);

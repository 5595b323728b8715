import { businessPath } from '@lawdex/contracts';
import type { BusinessSummary, Comparison } from '@lawdex/contracts';
import { Card, Icon, Rating } from '@lawdex/ui';
import type { IconName } from '@lawdex/ui';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import styles from './compare.module.css';
import { reviewsText } from './names.core.ts';

/** Nothing while none of them has a review. */
export function Highlights({ comparison: { highestRated, mostReviewed } }: { comparison: Comparison }) {
  if (!highestRated || !mostReviewed) return null;
  return (
    <div className={styles.highlights}>
      <Highlight title="Highest Rated" icon="star" business={highestRated}>
        <Rating value={highestRated.rating} count={highestRated.reviewCount} />
      </Highlight>
      <Highlight title="Most Reviewed" icon="chat" business={mostReviewed}>
        {reviewsText(mostReviewed.reviewCount)}
      </Highlight>
    </div>
  );
}

interface HighlightProps {
  title: string;
  icon: IconName;
  business: BusinessSummary;
  children: ReactNode;
}

const Highlight = ({ title, icon, business: { slug, name }, children }: HighlightProps) => (
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
    </div>
  </Card>
);

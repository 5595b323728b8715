import { businessPath } from '@lawdex/contracts';
import { Card, OpenBadge, PriceRangeText, Rating } from '@lawdex/ui';
import { Link } from 'react-router-dom';
import type { SimilarBusiness } from '../../../lib/reviews/reviews.queries.ts';
import styles from '../business.module.css';

export function SimilarBusinesses({ similar }: { similar: SimilarBusiness[] }) {
  if (similar.length === 0) return null;
  return (
    <Card as="section" padding="lg" aria-labelledby="similar-heading">
      <h2 id="similar-heading">Similar Law Firms</h2>
      <ul className={styles.facts}>
        {similar.map(({ slug, name, rating, reviewCount, priceRange, city, state, isOpen, opensOrCloses }) => (
          <li key={slug} className={styles.fact}>
            <Link to={businessPath(slug)}>{name}</Link>
            <div className={styles.stackTight}>
              <p className={styles.inlineList}>
                <Rating value={rating} count={reviewCount} />
                <span className={styles.together}>
                  <span>{`${city}, ${state}`}</span>
                  {priceRange && <PriceRangeText value={priceRange} />}
                </span>
              </p>
              {isOpen !== null && (
                <p className={styles.inlineList}>
                  <OpenBadge isOpen={isOpen} />
                  <span className={styles.quiet}>{opensOrCloses}</span>
                </p>
              )}
            </div>
          </li>
        ))}
      </ul>
    </Card>
  );
}

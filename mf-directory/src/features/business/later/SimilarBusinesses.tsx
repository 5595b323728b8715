import { businessPath } from '@lawdex/contracts';
import type { BusinessDetail } from '@lawdex/contracts';
import { Card, OpenBadge, PriceRangeText, Rating } from '@lawdex/ui';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import styles from '../business.module.css';
import { similarQuery } from './similar.query.ts';

/** Renders nothing when there are none or when they could not be loaded. */
export function SimilarBusinesses({ of: { id } }: { of: Pick<BusinessDetail, 'id'> }) {
  const { data: similar = [] } = useQuery(similarQuery(id));
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

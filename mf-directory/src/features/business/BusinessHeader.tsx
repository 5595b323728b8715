import { categoryPath, isRateable } from '@lawdex/contracts';
import type { BusinessDetail } from '@lawdex/contracts';
import { kindLabel } from '@lawdex/seo';
import { CompareButton, OpenBadge, PriceRangeText } from '@lawdex/ui';
import { Link } from 'react-router-dom';
import styles from './business.module.css';
import { RatingLink } from './RatingLink.tsx';
import { SaveButton } from './SaveButton.tsx';
import { ShareButton } from './ShareButton.tsx';

export function BusinessHeader({ business }: { business: BusinessDetail }) {
  const { category, priceRange, kind = 'law-firm' } = business;
  const rated = isRateable(business);
  return (
    <header className={styles.head}>
      <div className={styles.headText}>
        <h1>{business.name}</h1>
        <p className={styles.meta}>
          {kind !== 'law-firm' && category?.name !== kindLabel(kind) && <span>{kindLabel(kind)}</span>}
          {category && <Link to={categoryPath(category.slug)}>{category.name}</Link>}
          {priceRange && <PriceRangeText value={priceRange} />}
          <span>
            {business.city}, {business.state}
          </span>
          <OpenBadge isOpen={business.isOpen} />
        </p>
        {rated && <RatingLink business={business} />}
      </div>
      <div className={styles.headActions}>
        <SaveButton business={business} />
        <ShareButton business={business} />
        {rated && <CompareButton business={business} variant="secondary" />}
      </div>
    </header>
  );
}

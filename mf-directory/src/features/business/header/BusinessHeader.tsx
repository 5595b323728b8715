import { businessPath, categoryPath, cityPath, isRateable } from '@lawdex/contracts';
import type { BusinessSummary } from '@lawdex/contracts';
import { kindLabel } from '@lawdex/seo';
import { Badge, BusinessImage, CompareButton, OpenBadge, PriceRangeText, ShareButton } from '@lawdex/ui';
import { Link } from 'react-router-dom';
import type { AnsweredBusiness } from '../../../lib/reviews/reviews.queries.ts';
import styles from './business-header.module.css';
import { OpeningLine } from './OpeningLine.tsx';
import { RatingLink } from './RatingLink.tsx';
import { SaveButton } from './SaveButton.tsx';
import { TrustFacts } from './TrustFacts.tsx';

export interface BusinessHeaderProps {
  business: BusinessSummary;
  /** Undefined while it is loaded. */
  detail: AnsweredBusiness | undefined;
}

export function BusinessHeader({ business, detail }: BusinessHeaderProps) {
  const { category, city, state, priceRange, kind = 'law-firm' } = business;
  const rated = isRateable(business);
  const place = `${city}, ${state}`;
  return (
    <header className={styles.head}>
      <BusinessImage src={business.image} name={business.name} ratio="square" priority className={styles.picture} />
      <div className={styles.text}>
        <h1 className={styles.name}>{business.name}</h1>
        <p className={styles.meta}>
          {kind !== 'law-firm' && category?.name !== kindLabel(kind) && <Badge tone="outline">{kindLabel(kind)}</Badge>}
          {category && <Link to={categoryPath(category.slug)}>{category.name}</Link>}
          {/* A court is in no list, and its city may have no list at all. */}
          {rated ? <Link to={cityPath(city, state)}>{place}</Link> : <span>{place}</span>}
          {priceRange && <PriceRangeText value={priceRange} />}
        </p>
      </div>
      <div className={styles.standing}>
        {rated && <RatingLink business={business} />}
        {detail ? (
          <OpeningLine business={detail} answeredAt={detail.answeredAt} />
        ) : (
          // As the list has told it, so that nothing moves when the rest arrives.
          business.isOpen !== null && (
            <span className={styles.opening}>
              <OpenBadge isOpen={business.isOpen} />
              {business.opensOrCloses && <span>{business.opensOrCloses}</span>}
            </span>
          )
        )}
      </div>
      <div className={styles.actions}>
        <SaveButton business={business} />
        <ShareButton
          title={business.name}
          path={businessPath(business.slug)}
          copied="Business link has been copied to your clipboard."
          className={styles.scripted}
        />
        {rated && <CompareButton business={business} variant="secondary" />}
      </div>
      {detail && <TrustFacts business={detail} />}
    </header>
  );
}

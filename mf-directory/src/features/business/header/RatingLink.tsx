import { reviewsPath } from '@lawdex/contracts';
import type { BusinessDetail } from '@lawdex/contracts';
import { Rating } from '@lawdex/ui';
import { Link } from 'react-router-dom';
import styles from '../reviews/reviews.module.css';

/** The rating in the header, which links to the reviews. */
export function RatingLink({ business }: { business: Pick<BusinessDetail, 'slug' | 'rating' | 'reviewCount'> }) {
  return (
    <Link to={reviewsPath(business.slug)} className={styles.ratingLink}>
      <Rating value={business.rating} count={business.reviewCount} size="lg" />
    </Link>
  );
}

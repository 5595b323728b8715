import { REVIEWS_PAGE, reviewsPath } from '@lawdex/contracts';
import type { BusinessDetail, Review } from '@lawdex/contracts';
import {
  Button,
  Card,
  Icon,
  longDate,
  pageCountOf,
  Pagination,
  QueryResult,
  Rating,
  readPage,
  Skeleton,
  SkeletonList,
} from '@lawdex/ui';
import { useQuery } from '@tanstack/react-query';
import clsx from 'clsx';
import { useSearchParams } from 'react-router-dom';
import { useFocusOnNewPage } from '../../lib/use-new-page.ts';
import { REVIEWS_PER_PAGE, reviewsQuery } from './business.queries.ts';
import { ReviewForm } from './ReviewForm.tsx';
import styles from './reviews.module.css';

export interface ReviewsCardProps {
  business: Pick<BusinessDetail, 'id' | 'slug' | 'reviewCount'>;
  /** Null until the page runs: the form then shows to those for whom it never will. */
  isFormOpen: boolean | null;
  onToggle(open: boolean): void;
}

export function ReviewsCard({ business, isFormOpen, onToggle }: ReviewsCardProps) {
  const [params] = useSearchParams();
  const page = readPage(params, REVIEWS_PAGE) ?? 1;
  useFocusOnNewPage(page, 'reviews-heading');
  const reviews = useQuery(reviewsQuery(business.id, page));
  return (
    <Card as="section" padding="lg" id="reviews" aria-labelledby="reviews-heading">
      <div className={styles.top}>
        <h2 id="reviews-heading" tabIndex={-1}>
          Reviews
        </h2>
        <Button
          variant="secondary"
          className={styles.toggle}
          aria-expanded={isFormOpen === true}
          aria-controls="write-review"
          onClick={() => onToggle(!isFormOpen)}
        >
          <Icon name="pencil" size="sm" />
          Write a Review
        </Button>
      </div>
      <div id="write-review" className={clsx(styles.form, isFormOpen === null && styles.unscripted)}>
        {isFormOpen !== false && <ReviewForm business={business} onDone={() => onToggle(false)} />}
      </div>
      <QueryResult
        query={reviews}
        loading={<ReviewSkeletons />}
        failure="The reviews could not be loaded"
        headingLevel={3}
      >
        {(listed) => <ReviewList reviews={listed} page={page} />}
      </QueryResult>
      <Pagination
        page={page}
        pageCount={pageCountOf(business.reviewCount, REVIEWS_PER_PAGE)}
        hrefFor={(number) => reviewsPath(business.slug, { page: number })}
        label="Review pages"
      />
    </Card>
  );
}

function ReviewList({ reviews, page }: { reviews: readonly Review[]; page: number }) {
  if (reviews.length === 0) {
    return (
      <p className={styles.none}>
        {page === 1 ? 'No reviews yet. Be the first to review!' : 'There are no reviews on this page.'}
      </p>
    );
  }
  return (
    <ul className={styles.list}>
      {reviews.map((review) => (
        <ReviewItem key={review.id} review={review} />
      ))}
    </ul>
  );
}

function ReviewItem({ review }: { review: Review }) {
  return (
    <li className={styles.review}>
      <div className={styles.author}>
        <h3 className={styles.name}>{review.userName}</h3>
        <time className={styles.date} dateTime={review.createdAt}>
          {longDate(review.createdAt)}
        </time>
      </div>
      <Rating value={review.rating} hideValue />
      {review.comment && <p className={styles.comment}>{review.comment}</p>}
    </li>
  );
}

const ReviewSkeletons = () => (
  <SkeletonList count={3} className={styles.list}>
    <div className={styles.review}>
      <Skeleton shape="title" width="third" />
      <Skeleton />
      <Skeleton width="wide" />
    </div>
  </SkeletonList>
);

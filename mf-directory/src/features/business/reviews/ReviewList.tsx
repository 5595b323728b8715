import { reviewAnchor, reviewsPath, type BusinessDetail, type Review } from '@lawdex/contracts';
import { LinkButton, pageCountOf, QueryResult, Skeleton, SkeletonList } from '@lawdex/ui';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import clsx from 'clsx';
import { useState, type MouseEvent } from 'react';
import { flushSync } from 'react-dom';
import { Link, useNavigationType } from 'react-router-dom';
import { REVIEWS_PER_PAGE, reviewsQuery } from '../../../lib/reviews/reviews.queries.ts';
import { rangeText } from '../../../lib/reviews/reviews-view.core.ts';
import { ReviewItem } from '../ReviewItem.tsx';
import styles from './reviews.module.css';
import type { ShownReviews } from './use-shown-reviews.ts';

export interface ReviewListProps {
  business: BusinessDetail;
  shown: ShownReviews & { startPage: number };
  reviews: readonly Review[];
  /** Other reviews are loading. */
  isOld: boolean;
}

/** How many reviews are listed with so many stars or with any: also those that are in no figure. */
function totalOf(business: BusinessDetail, stars: number | null): number | undefined {
  const { reviewCount, relatedReviewCount = 0, ratingCounts, relatedRatingCounts } = business;
  if (stars === null) return reviewCount + relatedReviewCount;
  const counted = ratingCounts?.[stars - 1];
  return counted === undefined ? undefined : counted + (relatedRatingCounts?.[stars - 1] ?? 0);
}

/** The reviews that the address names, followed by the pages that the visitor has added. */
export function ReviewList({ business, shown: { view, startPage }, reviews, isOld }: ReviewListProps) {
  const { slug, reviewCount } = business;
  const address = { sort: view.sort, ...(view.stars !== null && { stars: view.stars }) };
  const total = totalOf(business, view.stars) ?? reviews.length;
  const pageCount = pageCountOf(total, REVIEWS_PER_PAGE);
  const more = useMoreReviews(business.id, { ...view, startPage });
  const lastPage = startPage + more.pages.length;
  const showMore = (event: MouseEvent) => {
    // The visitor wants another tab.
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey || event.button !== 0) return;
    event.preventDefault();
    void more.show(lastPage + 1);
  };

  if (reviews.length === 0) return <NoReviews slug={slug} isEmpty={reviewCount === 0} />;
  return (
    <div className={clsx(isOld && styles.old)} aria-busy={isOld}>
      {startPage > 1 && (
        <Link className={styles.earlier} rel="nofollow" to={reviewsPath(slug, { ...address, page: startPage - 1 })}>
          Previous reviews
        </Link>
      )}
      <ul className={styles.list}>
        {reviews.map((review) => (
          <ReviewItem key={review.id} review={review} business={business} isLinked={review.id === view.linked} />
        ))}
      </ul>
      {more.pages.map((page) => (
        <MoreReviews key={page} business={business} shown={{ ...view, page }} />
      ))}
      <div className={styles.end}>
        <p className={styles.range} role="status">
          {isOld
            ? 'Loading reviews...'
            : rangeText(startPage, (more.pages.length + 1) * REVIEWS_PER_PAGE, total, REVIEWS_PER_PAGE)}
        </p>
        {view.stars !== null && (
          // This link disappears with the filter; the focus then moves to the heading.
          <Link to={reviewsPath(slug)}>Show all reviews</Link>
        )}
        {lastPage < pageCount && (
          <LinkButton
            variant="secondary"
            to={reviewsPath(slug, { ...address, page: lastPage + 1 })}
            rel="nofollow"
            onClick={showMore}
            aria-busy={more.isLoading}
          >
            {more.isLoading ? 'Loading reviews...' : 'Show more reviews'}
          </LinkButton>
        )}
      </div>
    </div>
  );
}

interface Start extends Pick<ShownReviews['view'], 'sort' | 'stars'> {
  startPage: number;
}

/** Pages that the visitor has added below the first. Another order or filter begins without them. */
function useMoreReviews(businessId: string, { sort, stars, startPage }: Start) {
  const queryClient = useQueryClient();
  const of = [businessId, sort, stars, startPage].join();
  // Kept in the cache, so that going back shows the same pages at the same place.
  const pagesKey = ['shown-reviews', of];
  const isBack = useNavigationType() === 'POP';
  const [shown, setShown] = useState(() => ({
    of,
    pages: (isBack && queryClient.getQueryData<number[]>(pagesKey)) || [],
  }));
  const [isLoading, setLoading] = useState(false);
  const pages = shown.of === of ? shown.pages : [];
  const show = async (page: number) => {
    if (isLoading) return;
    const query = reviewsQuery(businessId, { sort, stars }, page);
    setLoading(true);
    await queryClient.prefetchQuery(query);
    flushSync(() => {
      setLoading(false);
      setShown({ of, pages: [...pages, page] });
    });
    queryClient.setQueryData(pagesKey, [...pages, page]);
    // The link has moved or disappeared, so the first new review takes the focus.
    const next = queryClient.getQueryData(query.queryKey)?.[0];
    document.getElementById(next ? reviewAnchor(next.id) : 'reviews-heading')?.focus({ preventScroll: true });
  };
  return { pages, isLoading, show };
}

function MoreReviews({ business, shown }: { business: BusinessDetail; shown: ShownReviews['view'] }) {
  const query = useQuery(reviewsQuery(business.id, shown, shown.page));
  return (
    <QueryResult
      query={query}
      loading={<ReviewSkeletons count={1} />}
      failure="The reviews could not be loaded"
      headingLevel={3}
    >
      {(reviews) => (
        <ul className={styles.list} aria-label="More reviews">
          {reviews.map((review) => (
            <ReviewItem key={review.id} review={review} business={business} isLinked={review.id === shown.linked} />
          ))}
        </ul>
      )}
    </QueryResult>
  );
}

function NoReviews({ slug, isEmpty }: { slug: string; isEmpty: boolean }) {
  if (isEmpty) return <p className={styles.none}>No reviews yet. Be the first to review!</p>;
  return (
    <p className={styles.none}>
      There are no such reviews. <Link to={reviewsPath(slug)}>Show all reviews</Link>
    </p>
  );
}

export const ReviewSkeletons = ({ count }: { count: number }) => (
  <SkeletonList count={count} className={styles.list}>
    <div className={styles.review}>
      <Skeleton width="third" className={styles.nameSkeleton} />
      <Skeleton width="third" />
      <Skeleton />
      <Skeleton width="wide" />
      <Skeleton width="third" className={styles.linksSkeleton} />
    </div>
  </SkeletonList>
);

import { businessPath, reportReviewPath, REVIEW_REPORTED, reviewsPath, SEARCH_PATH } from '@lawdex/contracts';
import type { PageContext } from '@lawdex/mf-kit/runtime';
import { businessCrumbs } from '@lawdex/seo';
import {
  Breadcrumbs,
  Card,
  Container,
  LinkButton,
  PageScreen,
  pageStateOf,
  Rating,
  Skeleton,
  usePageHead,
  VisuallyHidden,
} from '@lawdex/ui';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { Link, useParams, useSearchParams } from 'react-router-dom';
import { reportedQuery, type ReportedReview } from './report.queries.ts';
import { ReportForm } from './ReportForm.tsx';
import styles from './report.module.css';

const NOT_FOUND = {
  title: 'Review Not Found',
  description: "The review you're looking for doesn't exist or has been removed.",
  action: { label: 'Browse Businesses', to: SEARCH_PATH },
};

/** A visitor says that a review should not be shown, and why. */
export function ReportPage() {
  const { slug = '', review: reviewId = '' } = useParams();
  const [params] = useSearchParams();
  const query = useQuery(reportedQuery(useQueryClient(), slug, reviewId));
  const state = pageStateOf(query, NOT_FOUND);
  usePageHead(state, {
    shown: ({ business }) => ({
      title: `Report a Review of ${business.name}`,
      description: `Say what is wrong with a review of ${business.name}.`,
      canonicalPath: reportReviewPath(slug, reviewId),
      robots: { index: false, follow: true },
    }),
  });
  return (
    <PageScreen state={state} onRetry={query.refetch} loading={<ReportSkeleton />}>
      {(reported) => (
        <Container width="prose" className={styles.page}>
          <Breadcrumbs items={crumbsOf(reported)} />
          {params.has(REVIEW_REPORTED) ? <Thanks slug={slug} /> : <Report {...reported} />}
        </Container>
      )}
    </PageScreen>
  );
}

const crumbsOf = ({ business }: ReportedReview) => [
  ...businessCrumbs(business).slice(0, -1),
  { label: business.name, to: businessPath(business.slug) },
  { label: 'Report a Review' },
];

function Report({ business, review }: ReportedReview) {
  return (
    <>
      <h1>Report a Review</h1>
      <p className={styles.lead}>
        A person reads every report. The review stays until we have decided, and nobody is told who reported it.
      </p>
      <figure className={styles.quote}>
        <figcaption className={styles.author}>
          <span className={styles.name} dir="auto">
            {review.userName}
          </span>{' '}
          about <Link to={reviewsPath(business.slug)}>{business.name}</Link>
        </figcaption>
        <Rating value={review.rating} hideValue />
        {review.comment && (
          <blockquote className={styles.comment} dir="auto">
            {review.comment}
          </blockquote>
        )}
      </figure>
      <ReportForm slug={business.slug} review={review} />
    </>
  );
}

function Thanks({ slug }: { slug: string }) {
  const heading = useRef<HTMLHeadingElement>(null);
  // The focused button is gone.
  useEffect(() => heading.current?.focus(), []);
  return (
    <Card padding="lg" className={styles.thanks}>
      <h1 ref={heading} tabIndex={-1}>
        Thank You for Your Report
      </h1>
      <p>We will read the review again and decide whether it stays. You do not need to do anything else.</p>
      <LinkButton to={reviewsPath(slug)} variant="secondary">
        Back to the reviews
      </LinkButton>
    </Card>
  );
}

function ReportSkeleton() {
  return (
    <Container width="prose" className={styles.page}>
      <div role="status">
        <VisuallyHidden>Loading</VisuallyHidden>
      </div>
      <Skeleton width="half" />
      <Skeleton shape="title" width="half" />
      <Skeleton width="wide" />
      <div className={styles.quote}>
        <Skeleton width="third" />
        <Skeleton width="third" />
        <Skeleton />
      </div>
      <Skeleton shape="block" />
      <Skeleton shape="block" />
    </Container>
  );
}

export const prefetchReport = ({ params, queryClient }: PageContext): Promise<void> =>
  queryClient.prefetchQuery(reportedQuery(queryClient, params.slug ?? '', params.review ?? ''));

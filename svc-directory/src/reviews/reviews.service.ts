import { Injectable } from '@nestjs/common';
import { isRateable } from '@lawdex/contracts';
import type { BusinessKind, CreateReview, PlacedReview, Review as PublicReview, ReviewSort } from '@lawdex/contracts';
import { copyOf, DomainError, limitAndOffset, prepared, shownBy } from '@lawdex/svc-kit';
import type { Page, PreparedStatement, Shown } from '@lawdex/svc-kit';
import { DataSource } from 'typeorm';
import type { EntityManager } from 'typeorm';
import { businessNotFound } from '../businesses/businesses.service.ts';
import { keyReused } from './idempotency-key.ts';
import { ReviewDto } from './review.dto.ts';
import { Review } from './review.entity.ts';
import type { ReviewsQuery } from './reviews-query.dto.ts';
import {
  ADD_REVIEW,
  LOCK_BUSINESS,
  PLACED_REVIEW,
  REVIEW_BY_KEY,
  reviewsBy,
  REVIEWS_OF_RATING,
  REVIEWS_OF_RATING_TOTAL,
  REVIEWS_TOTAL,
} from './reviews.sql.ts';

const COLUMNS = shownBy(ReviewDto, Review);

type Row = Shown<PublicReview, Review>;
/** `isNew` is false when the same request was sent before: then it gets the same answer. */
interface CreateOutcome {
  review: PublicReview;
  isNew: boolean;
}
type ReviewInput = Pick<Row, 'businessId' | 'userName' | 'rating' | 'comment'>;

const present = (row: Row): PublicReview =>
  Object.assign(copyOf(row, COLUMNS), { createdAt: row.createdAt.toISOString() });

export const reviewNotFound = (): DomainError =>
  new DomainError('review_not_found', 404, 'There is no such review, or it has been removed.');

const notRateable = (): DomainError =>
  new DomainError(
    'business_not_rateable',
    422,
    'Courts and public agencies are not reviewed here, only firms and legal aid.',
  );

@Injectable()
export class ReviewsService {
  private readonly sorted: Record<ReviewSort, PreparedStatement<Row>> = {
    newest: prepared(this.db, 'reviews_newest', reviewsBy('newest')),
    highest: prepared(this.db, 'reviews_highest', reviewsBy('highest')),
    lowest: prepared(this.db, 'reviews_lowest', reviewsBy('lowest')),
  };
  private readonly ofRating = prepared<Row>(this.db, 'reviews_of_rating', REVIEWS_OF_RATING);
  private readonly total = prepared<{ total: number }>(this.db, 'reviews_total', REVIEWS_TOTAL);
  private readonly totalOfRating = prepared<{ total: number }>(
    this.db,
    'reviews_of_rating_total',
    REVIEWS_OF_RATING_TOTAL,
  );
  private readonly placed = prepared<Row & { place: number }>(this.db, 'placed_review', PLACED_REVIEW);

  constructor(private readonly db: DataSource) {}

  async list(businessId: string, query: ReviewsQuery): Promise<Page<PublicReview>> {
    const { rating, sortBy } = query;
    const of = [...limitAndOffset(query), businessId];
    const [rows, [business]] = await Promise.all(
      rating === undefined
        ? [this.sorted[sortBy](of), this.total([businessId])]
        : [this.ofRating([...of, rating]), this.totalOfRating([businessId, rating])],
    );
    if (!business) throw businessNotFound();
    return { items: rows.map(present), total: business.total };
  }

  async one(businessId: string, reviewId: string): Promise<PlacedReview> {
    const [row] = await this.placed([businessId, reviewId]);
    if (!row) throw reviewNotFound();
    return { ...present(row), place: row.place };
  }

  /** Stores review, rating and outbox event together, so that the search index misses none. */
  create(businessId: string, input: CreateReview, idempotencyKey: string | null): Promise<CreateOutcome> {
    const wanted = { businessId, userName: input.userName, rating: input.rating, comment: input.comment || null };
    return this.db.transaction(async (tx) => {
      const [business] = await tx.query<{ id: string; kind: BusinessKind }[]>(LOCK_BUSINESS, [businessId]);
      if (!business) throw businessNotFound();
      if (!isRateable(business)) throw notRateable();
      const values = [businessId, wanted.userName, wanted.rating, wanted.comment, idempotencyKey];
      const [added] = await tx.query<Row[]>(ADD_REVIEW, values);
      const row = added ?? (await this.earlier(tx, idempotencyKey, wanted));
      return { review: present(row), isNew: added !== undefined };
    });
  }

  /** Answers the first review for the same request sent again, and refuses another review under its key. */
  private async earlier(tx: EntityManager, idempotencyKey: string | null, wanted: ReviewInput): Promise<Row> {
    const [earlier] = await tx.query<Row[]>(REVIEW_BY_KEY, [idempotencyKey]);
    const isSame =
      earlier?.businessId === wanted.businessId &&
      earlier.userName === wanted.userName &&
      earlier.rating === wanted.rating &&
      earlier.comment === wanted.comment;
    if (!earlier || !isSame) throw keyReused('review');
    return earlier;
  }
}

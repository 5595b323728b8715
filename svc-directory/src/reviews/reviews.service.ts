import { Inject, Injectable } from '@nestjs/common';
import { isMatterMonth, isRateable, REVIEW_LIMITS } from '@lawdex/contracts';
import type { BusinessKind, CreateReview, PlacedReview, Review as PublicReview, ReviewSort } from '@lawdex/contracts';
import { CLOCK, DomainError, InvalidParameter, limitAndOffset, prepared } from '@lawdex/svc-kit';
import type { Clock, Page, PreparedStatement } from '@lawdex/svc-kit';
import { DataSource } from 'typeorm';
import type { EntityManager } from 'typeorm';
import { businessNotFound } from '../businesses/businesses.service.ts';
import { keyReused } from './idempotency-key.ts';
import { presentReview } from './review-presenter.ts';
import type { ReviewRow } from './review-presenter.ts';
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

/** `isNew` is false when the same request was sent before: then it gets the same answer. */
interface CreateOutcome {
  review: PublicReview;
  isNew: boolean;
}
const WANTED = ['businessId', 'userName', 'rating', 'comment', 'isRelated', 'matterMonth', 'matterKind'] as const;
type WantedReview = Pick<ReviewRow, (typeof WANTED)[number]>;

const wantedOf = (businessId: string, input: CreateReview): WantedReview => ({
  businessId,
  userName: input.userName,
  rating: input.rating,
  comment: input.comment || null,
  isRelated: input.isRelated ?? false,
  matterMonth: input.matterMonth || null,
  matterKind: input.matterKind ?? null,
});

export const reviewNotFound = (): DomainError =>
  new DomainError('review_not_found', 404, 'There is no such review, or it has been removed.');

const notRateable = (): DomainError =>
  new DomainError(
    'business_not_rateable',
    422,
    'Courts and public agencies are not reviewed here, only firms and legal aid.',
  );

const monthIsWrong = (): DomainError =>
  new InvalidParameter(
    'matterMonth',
    `The month must be like 2026-03, from ${REVIEW_LIMITS.matterYearMin} to this month`,
  );

@Injectable()
export class ReviewsService {
  private readonly sorted: Record<ReviewSort, PreparedStatement<ReviewRow>> = {
    newest: prepared(this.db, 'reviews_newest', reviewsBy('newest')),
    highest: prepared(this.db, 'reviews_highest', reviewsBy('highest')),
    lowest: prepared(this.db, 'reviews_lowest', reviewsBy('lowest')),
  };
  private readonly ofRating = prepared<ReviewRow>(this.db, 'reviews_of_rating', REVIEWS_OF_RATING);
  private readonly total = prepared<{ total: number }>(this.db, 'reviews_total', REVIEWS_TOTAL);
  private readonly totalOfRating = prepared<{ total: number }>(
    this.db,
    'reviews_of_rating_total',
    REVIEWS_OF_RATING_TOTAL,
  );
  private readonly placed = prepared<ReviewRow & { place: number }>(this.db, 'placed_review', PLACED_REVIEW);

  constructor(
    private readonly db: DataSource,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  async list(businessId: string, query: ReviewsQuery): Promise<Page<PublicReview>> {
    const { rating, sortBy } = query;
    const of = [...limitAndOffset(query), businessId];
    const [rows, [business]] = await Promise.all(
      rating === undefined
        ? [this.sorted[sortBy](of), this.total([businessId])]
        : [this.ofRating([...of, rating]), this.totalOfRating([businessId, rating])],
    );
    if (!business) throw businessNotFound();
    return { items: rows.map(presentReview), total: business.total };
  }

  async one(businessId: string, reviewId: string): Promise<PlacedReview> {
    const [row] = await this.placed([businessId, reviewId]);
    if (!row) throw reviewNotFound();
    return { ...presentReview(row), place: row.place };
  }

  /** Stores review, rating and outbox event together, so that the search index misses none. */
  create(businessId: string, input: CreateReview, idempotencyKey: string | null): Promise<CreateOutcome> {
    const wanted = wantedOf(businessId, input);
    if (wanted.matterMonth && !isMatterMonth(wanted.matterMonth, this.clock())) throw monthIsWrong();
    return this.db.transaction(async (tx) => {
      const [business] = await tx.query<{ id: string; kind: BusinessKind }[]>(LOCK_BUSINESS, [businessId]);
      if (!business) throw businessNotFound();
      if (!isRateable(business)) throw notRateable();
      const { userName, rating, comment, isRelated, matterMonth, matterKind } = wanted;
      const values = [businessId, userName, rating, comment, idempotencyKey, isRelated, matterMonth, matterKind];
      const [added] = await tx.query<ReviewRow[]>(ADD_REVIEW, values);
      const row = added ?? (await this.earlier(tx, idempotencyKey, wanted));
      return { review: presentReview(row), isNew: added !== undefined };
    });
  }

  /** Answers the first review for the same request sent again, and refuses another review under its key. */
  private async earlier(tx: EntityManager, idempotencyKey: string | null, wanted: WantedReview): Promise<ReviewRow> {
    const [earlier] = await tx.query<ReviewRow[]>(REVIEW_BY_KEY, [idempotencyKey]);
    if (!earlier || WANTED.some((field) => earlier[field] !== wanted[field])) throw keyReused('review');
    return earlier;
  }
}

import { Injectable } from '@nestjs/common';
import type { PlacedReview, Review as PublicReview, ReviewSort } from '@lawdex/contracts';
import { DomainError, limitAndOffset, prepared, type Page, type PreparedStatement } from '@lawdex/svc-kit';
import { DataSource } from 'typeorm';
import { businessNotFound } from '../businesses/businesses.service.ts';
import { presentReview, type ReviewRow } from './review-presenter.ts';
import type { ReviewsQuery } from './reviews-query.dto.ts';
import { PLACED_REVIEW, reviewsBy, REVIEWS_OF_RATING, REVIEWS_OF_RATING_TOTAL, REVIEWS_TOTAL } from './reviews.sql.ts';

export const reviewNotFound = (): DomainError =>
  new DomainError('review_not_found', 404, 'There is no such review, or it has been removed.');

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

  constructor(private readonly db: DataSource) {}

  async list(businessId: string, query: ReviewsQuery): Promise<Page<PublicReview>> {
    const { rating } = query;
    const [items, [business]] = await Promise.all([
      this.items(businessId, query),
      rating === undefined ? this.total([businessId]) : this.totalOfRating([businessId, rating]),
    ]);
    if (!business) throw businessNotFound();
    return { items, total: business.total };
  }

  /** Without the total, which is a statement of its own. None when there is no such business. */
  async items(businessId: string, query: ReviewsQuery): Promise<PublicReview[]> {
    const { rating, sortBy } = query;
    const of = [...limitAndOffset(query), businessId];
    const rows = await (rating === undefined ? this.sorted[sortBy](of) : this.ofRating([...of, rating]));
    return rows.map(presentReview);
  }

  async one(businessId: string, reviewId: string): Promise<PlacedReview> {
    const [row] = await this.placed([businessId, reviewId]);
    if (!row) throw reviewNotFound();
    return { ...presentReview(row), place: row.place };
  }
}

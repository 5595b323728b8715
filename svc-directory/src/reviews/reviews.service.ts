import { Injectable } from '@nestjs/common';
import { isRateable } from '@lawdex/contracts';
import type { BusinessKind, CreateReview, Review as PublicReview } from '@lawdex/contracts';
import { copyOf, DomainError, prepared, shownBy } from '@lawdex/svc-kit';
import type { Shown } from '@lawdex/svc-kit';
import { DataSource } from 'typeorm';
import type { EntityManager } from 'typeorm';
import { businessNotFound } from '../businesses/businesses.service.ts';
import { limitAndOffset } from '../paging/page-query.dto.ts';
import type { Page, PageQuery } from '../paging/page-query.dto.ts';
import { ReviewDto } from './review.dto.ts';
import { Review } from './review.entity.ts';
import { ADD_REVIEW, LOCK_BUSINESS, REVIEW_BY_KEY, REVIEWS, REVIEWS_TOTAL } from './reviews.sql.ts';

const SHOWN = shownBy(ReviewDto, Review);

type Row = Shown<PublicReview, Review>;
/** Not new: the same request was sent before, and is answered the same. */
interface Created {
  review: PublicReview;
  isNew: boolean;
}
type Wanted = Pick<Row, 'businessId' | 'userName' | 'rating' | 'comment'>;

const present = (row: Row): PublicReview =>
  Object.assign(copyOf(row, SHOWN), { createdAt: row.createdAt.toISOString() });

const keyReused = (): DomainError =>
  new DomainError(
    'idempotency_key_reused',
    422,
    'This Idempotency-Key came with another review before. Use a new one.',
  );

const notRateable = (): DomainError =>
  new DomainError(
    'business_not_rateable',
    422,
    'Courts and public agencies are not reviewed here, only firms and legal aid.',
  );

@Injectable()
export class ReviewsService {
  private readonly page: (values: readonly unknown[]) => Promise<Row[]>;
  private readonly total: (values: readonly unknown[]) => Promise<{ total: number }[]>;

  constructor(private readonly db: DataSource) {
    this.page = prepared(db, 'reviews', REVIEWS);
    this.total = prepared(db, 'reviews_total', REVIEWS_TOTAL);
  }

  async list(businessId: string, query: PageQuery): Promise<Page<PublicReview>> {
    const [rows, [business]] = await Promise.all([
      this.page([...limitAndOffset(query), businessId]),
      this.total([businessId]),
    ]);
    if (!business) throw businessNotFound();
    return { items: rows.map(present), total: business.total };
  }

  /** Review, aggregate and outbox event commit together, so the index cannot miss one. */
  create(businessId: string, input: CreateReview, idempotencyKey: string | null): Promise<Created> {
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

  /** The same request sent again is answered the same; another review under its key is refused. */
  private async earlier(tx: EntityManager, idempotencyKey: string | null, wanted: Wanted): Promise<Row> {
    const [earlier] = await tx.query<Row[]>(REVIEW_BY_KEY, [idempotencyKey]);
    const isSame =
      earlier?.businessId === wanted.businessId &&
      earlier.userName === wanted.userName &&
      earlier.rating === wanted.rating &&
      earlier.comment === wanted.comment;
    if (!earlier || !isSame) throw keyReused();
    return earlier;
  }
}

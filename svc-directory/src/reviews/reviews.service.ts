import { Injectable } from '@nestjs/common';
import type { CreateReview, Review as PublicReview } from '@lawdex/contracts';
import { copyOf, DomainError, isUniqueViolation, prepared, shownBy } from '@lawdex/svc-kit';
import type { Shown } from '@lawdex/svc-kit';
import { DataSource } from 'typeorm';
import type { EntityManager } from 'typeorm';
import { Business } from '../businesses/business.entity.ts';
import { businessNotFound } from '../businesses/businesses.service.ts';
import { limitAndOffset } from '../paging/page-query.dto.ts';
import type { Page, PageQuery } from '../paging/page-query.dto.ts';
import { ReviewDto } from './review.dto.ts';
import { Review } from './review.entity.ts';
import { REFRESH_RATING, REVIEWS, REVIEWS_TOTAL } from './reviews.sql.ts';

const SHOWN = shownBy(ReviewDto, Review);

const present = (row: Shown<PublicReview, Review>): PublicReview =>
  Object.assign(copyOf(row, SHOWN), { createdAt: row.createdAt.toISOString() });

const keyReused = (): DomainError =>
  new DomainError(
    'idempotency_key_reused',
    422,
    'This Idempotency-Key came with another review before. Use a new one.',
  );

@Injectable()
export class ReviewsService {
  private readonly page: (values: readonly unknown[]) => Promise<Shown<PublicReview, Review>[]>;
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
  create(businessId: string, input: CreateReview, idempotencyKey: string | null): Promise<PublicReview> {
    const wanted = { businessId, userName: input.userName, rating: input.rating, comment: input.comment || null };
    return this.db.transaction(async (tx) => {
      await this.lock(tx, businessId);
      const earlier = idempotencyKey === null ? null : await tx.findOneBy(Review, { idempotencyKey });
      if (earlier) return present(this.same(earlier, wanted));
      const review = await this.insert(tx, { ...wanted, idempotencyKey });
      await tx.query(REFRESH_RATING, [businessId]);
      return present(review);
    });
  }

  /**
   * Reviews of one business come one after the other from here on, so that the aggregate counts each exactly once. The key may be shared
   * meanwhile: rows that refer to the business, such as its views, need not wait.
   */
  private async lock(tx: EntityManager, id: string): Promise<void> {
    const found = await tx.findOne(Business, {
      select: { id: true },
      where: { id },
      lock: { mode: 'for_no_key_update' },
    });
    if (!found) throw businessNotFound();
  }

  /** The same request sent again is answered the same; another review under its key is refused. */
  private same(earlier: Review, wanted: Pick<Review, 'businessId' | 'userName' | 'rating' | 'comment'>): Review {
    const isSame =
      earlier.businessId === wanted.businessId &&
      earlier.userName === wanted.userName &&
      earlier.rating === wanted.rating &&
      earlier.comment === wanted.comment;
    if (!isSame) throw keyReused();
    return earlier;
  }

  private async insert(tx: EntityManager, review: Omit<Review, 'id' | 'business' | 'createdAt'>): Promise<Review> {
    try {
      return await tx.save(tx.create(Review, review));
    } catch (error) {
      // The same key, for another business, at the same moment: no lock of ours kept them apart.
      if (isUniqueViolation(error, 'reviews_idempotency_key_key')) throw keyReused();
      throw error;
    }
  }
}

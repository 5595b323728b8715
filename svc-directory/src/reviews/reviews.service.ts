import { Injectable } from '@nestjs/common';
import type { CreateReview, Review } from '@lawdex/contracts';
import { DomainError, prepared } from '@lawdex/svc-kit';
import { DataSource } from 'typeorm';
import type { EntityManager } from 'typeorm';
import { businessNotFound } from '../businesses/businesses.service.ts';
import { limitAndOffset } from '../paging/page-query.dto.ts';
import type { Page, PageQuery } from '../paging/page-query.dto.ts';

interface Row extends Omit<Review, 'createdAt'> {
  createdAt: Date;
}

const COLUMNS = 'id, business_id as "businessId", user_name as "userName", rating, comment, created_at as "createdAt"';

const present = (row: Row): Review => ({
  id: row.id,
  businessId: row.businessId,
  userName: row.userName,
  rating: row.rating,
  comment: row.comment,
  createdAt: row.createdAt.toISOString(),
});

const keyReused = (): DomainError =>
  new DomainError(
    'idempotency_key_reused',
    422,
    'This Idempotency-Key came with another review before. Use a new one.',
  );

@Injectable()
export class ReviewsService {
  private readonly page: (values: readonly unknown[]) => Promise<Row[]>;
  private readonly total: (values: readonly unknown[]) => Promise<{ total: number }[]>;

  constructor(private readonly db: DataSource) {
    this.page = prepared(
      db,
      'reviews',
      `select ${COLUMNS} from reviews where business_id = $3 order by created_at desc, id desc limit $1 offset $2`,
    );
    this.total = prepared(db, 'reviews_total', 'select review_count as total from businesses where id = $1');
  }

  async list(businessId: string, query: PageQuery): Promise<Page<Review>> {
    const [rows, [business]] = await Promise.all([
      this.page([...limitAndOffset(query), businessId]),
      this.total([businessId]),
    ]);
    if (!business) throw businessNotFound();
    return { items: rows.map(present), total: business.total };
  }

  /** Review, aggregate and outbox event commit together, so the index cannot miss one. */
  create(businessId: string, input: CreateReview, key: string | null): Promise<Review> {
    return this.db.transaction(async (tx) => {
      await this.lock(tx, businessId);
      const earlier = key === null ? null : await this.earlier(tx, businessId, input, key);
      if (earlier) return present(earlier);
      const review = await this.insert(tx, businessId, input, key);
      await this.refreshRating(tx, businessId);
      return present(review);
    });
  }

  // Reviews of one business come one after the other from here on: the aggregate counts each exactly once.
  private async lock(tx: EntityManager, businessId: string): Promise<void> {
    const rows: unknown[] = await tx.query('select from businesses where id = $1 for no key update', [businessId]);
    if (rows.length === 0) throw businessNotFound();
  }

  private async earlier(tx: EntityManager, businessId: string, input: CreateReview, key: string): Promise<Row | null> {
    const [row]: Row[] = await tx.query(`select ${COLUMNS} from reviews where idempotency_key = $1`, [key]);
    if (!row) return null;
    const same =
      row.businessId === businessId &&
      row.userName === input.userName &&
      row.rating === input.rating &&
      row.comment === (input.comment || null);
    if (!same) throw keyReused();
    return row;
  }

  private async insert(tx: EntityManager, businessId: string, input: CreateReview, key: string | null): Promise<Row> {
    const [row]: Row[] = await tx.query(
      `insert into reviews (business_id, user_name, rating, comment, idempotency_key) values ($1, $2, $3, $4, $5)
       on conflict (idempotency_key) do nothing returning ${COLUMNS}`,
      [businessId, input.userName, input.rating, input.comment || null, key],
    );
    // The same key, for another business, at the same moment: no lock of ours kept them apart.
    if (!row) throw keyReused();
    return row;
  }

  // From the rows, not the stored average: that is rounded to one decimal and drifts. Version and outbox event follow by
  // trigger (docs/adr/0012).
  private async refreshRating(tx: EntityManager, businessId: string): Promise<void> {
    await tx.query(
      `update businesses set rating = reviewed.rating, review_count = reviewed.count
       from (select round(avg(rating), 1) as rating, count(*)::int as count from reviews where business_id = $1) reviewed
       where id = $1`,
      [businessId],
    );
  }
}

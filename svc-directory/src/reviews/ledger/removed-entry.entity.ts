import type { RemovedReview } from '@lawdex/contracts';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** An entry of the public ledger. A trigger numbers and chains entries, and none changes. */
@Entity('removed_reviews')
export class RemovedEntry implements RemovedReview {
  @PrimaryColumn('bigint', { transformer: { from: Number, to: Number } }) number: number;
  @Column('text') month: string;
  @Column('text') reason: RemovedReview['reason'];
  @Column('smallint') rating: number;
  @Column('text') previousHash: string;
  @Column('text') hash: string;

  /** Not published, as its review is not. */
  @Column('uuid', { select: false }) businessId: string;
  @Column('uuid', { select: false }) reviewId: string;
}

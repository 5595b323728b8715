import { Column, Entity, JoinColumn, ManyToOne, PrimaryColumn } from 'typeorm';
import type { Relation } from 'typeorm';
import { Business } from '../businesses/business.entity.ts';

@Entity('reviews')
export class ReviewRow {
  @PrimaryColumn('uuid', { default: () => 'gen_random_uuid()' })
  id: string;

  @Column('uuid', { name: 'business_id' })
  businessId: string;

  @ManyToOne(() => Business, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'business_id' })
  business: Relation<Business>;

  @Column('text', { name: 'user_name' })
  userName: string;

  @Column('smallint')
  rating: number;

  @Column('text', { nullable: true })
  comment: string | null;

  /** Of the request that created it, so that the same request sent again finds it. Never shown. */
  @Column('text', { name: 'idempotency_key', nullable: true, unique: true, select: false })
  idempotencyKey: string | null;

  @Column('timestamptz', { name: 'created_at', default: () => 'now()' })
  createdAt: Date;
}

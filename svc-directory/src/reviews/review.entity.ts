import { Column, Entity, JoinColumn, ManyToOne, PrimaryGeneratedColumn } from 'typeorm';
import type { Relation } from 'typeorm';
import { Business } from '../businesses/business.entity.ts';

@Entity('reviews')
export class Review {
  @PrimaryGeneratedColumn('uuid')
  id: string;

  @Column('uuid')
  businessId: string;

  @ManyToOne(() => Business, { nullable: false, onDelete: 'CASCADE' })
  @JoinColumn()
  business: Relation<Business>;

  @Column('text')
  userName: string;

  @Column('smallint')
  rating: number;

  @Column('text', { nullable: true })
  comment: string | null;

  /** The key of the request that created it, so that the same request sent again finds it. It is never shown. */
  @Column('text', { nullable: true, unique: true, select: false })
  idempotencyKey: string | null;

  @Column('timestamptz', { default: () => 'now()' })
  createdAt: Date;

  /** Set when an operator hid the review: then nobody sees it, and it does not count. */
  @Column('timestamptz', { nullable: true, select: false })
  hiddenAt: Date | null;
}

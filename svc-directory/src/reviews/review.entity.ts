import type { HoldReason } from '@lawdex/contracts';
import { Column, Entity, JoinColumn, ManyToOne, PrimaryGeneratedColumn, type Relation } from 'typeorm';
import { Business } from '../businesses/business.entity.ts';

@Entity('reviews')
export class Review {
  @PrimaryGeneratedColumn('uuid') id: string;
  @Column('uuid') businessId: string;

  @ManyToOne(() => Business, { nullable: false, onDelete: 'CASCADE' })
  @JoinColumn()
  business: Relation<Business>;

  @Column('text') userName: string;
  @Column('smallint') rating: number;
  @Column('text', { nullable: true }) comment: string | null;

  /** The key of the request that created it, so that the same request sent again finds it. It is never shown. */
  @Column('text', { nullable: true, unique: true, select: false }) idempotencyKey: string | null;
  @Column('timestamptz', { default: () => 'now()' }) createdAt: Date;

  /** Its writer works for the business or is related to it: it is shown with a label and does not count. */
  @Column('boolean', { default: false }) isRelated: boolean;
  @Column('text', { nullable: true }) matterMonth: string | null;
  @Column('text', { nullable: true }) matterKind: string | null;

  /** Set while the review is held or hidden: then nobody sees it, and it does not count. */
  @Column('timestamptz', { nullable: true, select: false }) hiddenAt: Date | null;

  /** Set while it is held, and null once it is shown, or hidden by a person. */
  @Column('timestamptz', { nullable: true, select: false }) heldUntil: Date | null;

  /** Set while it is shown and does not count yet. */
  @Column('timestamptz', { nullable: true }) countsFrom: Date | null;

  /** Why it waits or did: a review waits once. */
  @Column('text', { array: true, nullable: true, select: false }) heldFor: HoldReason[] | null;

  /** A hash of the visitor that sent it, by the name that the shell gives for a day, and of the business. */
  @Column('text', { nullable: true, select: false }) sentBy: string | null;

  /** The name of its network on that day. */
  @Column('text', { nullable: true, select: false }) sentFrom: string | null;
}

import type { HoldReason } from '@lawdex/contracts';
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

  /** Its writer works for the business or is related to it: it is shown with a label and does not count. */
  @Column('boolean', { default: false })
  isRelated: boolean;

  @Column('text', { nullable: true })
  matterMonth: string | null;

  @Column('text', { nullable: true })
  matterKind: string | null;

  /** Set while the review is held back or hidden: then nobody sees it, and it does not count. */
  @Column('timestamptz', { nullable: true, select: false })
  hiddenAt: Date | null;

  /** Set while it is held back, and null once it is shown or hidden for good. */
  @Column('timestamptz', { nullable: true, select: false })
  heldUntil: Date | null;

  /** Why it is held or was: a review is held once. */
  @Column('text', { array: true, nullable: true, select: false })
  heldFor: HoldReason[] | null;

  /** The name of the browser that sent it, as the shell gives it for a day. */
  @Column('text', { nullable: true, select: false })
  sentBy: string | null;

  /** The name of its network on that day. */
  @Column('text', { nullable: true, select: false })
  sentFrom: string | null;

  /** Written and compared by the release before. */
  @Column('text', { nullable: true, select: false })
  wordsHash: string | null;

  /** What is compared with other reviews' words. */
  @Column('integer', { array: true, nullable: true, select: false })
  wordsSketch: number[] | null;
}

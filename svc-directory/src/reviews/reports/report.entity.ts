import type { ReportReason } from '@lawdex/contracts';
import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';

/** What a visitor reported of a review. */
@Entity('review_reports')
export class Report {
  @PrimaryGeneratedColumn('uuid') id: string;
  @Column('uuid') reviewId: string;
  @Column('text') reason: ReportReason;
  @Column('text', { nullable: true }) comment: string | null;

  /** The key of the request and its words. */
  @Column('text', { nullable: true, unique: true }) idempotencyKey: string | null;
  @Column('timestamptz', { default: () => 'now()' }) createdAt: Date;

  /** The visitor and their words, so that what is sent twice counts once. */
  @Column('text', { nullable: true, unique: true }) sentBy: string | null;
  @Column('text', { nullable: true }) reporter: string | null;
}

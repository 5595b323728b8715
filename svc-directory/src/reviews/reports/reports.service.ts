import { Injectable } from '@nestjs/common';
import type { ReportReview, ReviewReport } from '@lawdex/contracts';
import { DataSource } from 'typeorm';
import { keyReused } from '../idempotency-key.ts';
import { reviewNotFound } from '../reviews.service.ts';
import { senderName } from '../sender-name.ts';
import { ADD_REPORT, REPORT_SENT } from './reports.sql.ts';

type Row = Omit<ReviewReport, 'createdAt'> & { createdAt: Date };

const present = (row: Row): ReviewReport => ({ ...row, createdAt: row.createdAt.toISOString() });

/** Identifies the visitor who reports. */
export interface ReportSender {
  /** The Idempotency-Key of the browser or of the form. */
  key: string | null;
  /** The visitor as the shell names them. */
  sender: string | null;
}

/** Includes the words, so that a second report with other words is not lost. */
const fingerprintOf = (name: string | null, { reason, comment }: ReportReview): string | null =>
  name && senderName(name, JSON.stringify([reason, comment || null]));

@Injectable()
export class ReportsService {
  constructor(private readonly db: DataSource) {}

  /** Answers a report that was sent before with the first one. Other words make another report. */
  report(
    businessId: string,
    reviewId: string,
    input: ReportReview,
    { key, sender }: ReportSender,
  ): Promise<ReviewReport> {
    const reporter = sender && senderName(sender, reviewId);
    const names = [fingerprintOf(key, input), fingerprintOf(reporter, input)];
    return this.db.transaction(async (tx) => {
      const values = [businessId, reviewId, input.reason, input.comment || null, ...names, reporter];
      const [added] = await tx.query<Row[]>(ADD_REPORT, values);
      if (added) return present(added);
      const [earlier] = await tx.query<Row[]>(REPORT_SENT, names);
      if (!earlier) throw reviewNotFound();
      if (earlier.reviewId !== reviewId) throw keyReused('report');
      return present(earlier);
    });
  }
}

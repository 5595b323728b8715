import { Injectable } from '@nestjs/common';
import type { ReportReview, ReviewReport } from '@lawdex/contracts';
import { DataSource } from 'typeorm';
import { keyReused } from '../idempotency-key.ts';
import { reviewNotFound } from '../reviews.service.ts';
import { ADD_REPORT, REPORT_BY_KEY } from './reports.sql.ts';

type Row = Omit<ReviewReport, 'createdAt'> & { createdAt: Date };

const present = (row: Row): ReviewReport => ({ ...row, createdAt: row.createdAt.toISOString() });

@Injectable()
export class ReportsService {
  constructor(private readonly db: DataSource) {}

  /** A visitor reports a review once: the same key is answered with the first report, whatever is said the second time. */
  report(businessId: string, reviewId: string, input: ReportReview, key: string | null): Promise<ReviewReport> {
    return this.db.transaction(async (tx) => {
      const values = [businessId, reviewId, input.reason, input.comment || null, key];
      const [added] = await tx.query<Row[]>(ADD_REPORT, values);
      if (added) return present(added);
      const [earlier] = await tx.query<Row[]>(REPORT_BY_KEY, [key]);
      if (!earlier) throw reviewNotFound();
      if (earlier.reviewId !== reviewId) throw keyReused('report');
      return present(earlier);
    });
  }
}

import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import type { ReportReview, ReviewReport } from '@lawdex/contracts';
import { IsNull, Repository } from 'typeorm';
import { keyReused, senderName } from '../request-names.ts';
import { Review } from '../review.entity.ts';
import { reviewNotFound } from '../reviews.service.ts';
import { Report } from './report.entity.ts';

const present = ({ id, reviewId, reason, createdAt }: Report): ReviewReport => ({
  ...{ id, reviewId, reason },
  createdAt: createdAt.toISOString(),
});

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
  constructor(@InjectRepository(Report) private readonly reports: Repository<Report>) {}

  /** Answers a report that was sent before with the first one. Other words make another report. */
  report(
    businessId: string,
    reviewId: string,
    input: ReportReview,
    { key, sender }: ReportSender,
  ): Promise<ReviewReport> {
    const reporter = sender && senderName(sender, reviewId);
    const [idempotencyKey, sentBy] = [fingerprintOf(key, input), fingerprintOf(reporter, input)];
    const id = randomUUID();
    return this.reports.manager.transaction(async (tx) => {
      const { reason, comment } = input;
      const report = { id, reviewId, reason, comment: comment || null, idempotencyKey, sentBy, reporter };
      if (await tx.existsBy(Review, { id: reviewId, businessId, hiddenAt: IsNull() }))
        await tx.createQueryBuilder().insert().into(Report).values(report).orIgnore().execute();
      const names = [{ id }, ...(idempotencyKey ? [{ idempotencyKey }] : []), ...(sentBy ? [{ sentBy }] : [])];
      const stored = await tx.findOne(Report, { where: names, order: { createdAt: 'ASC' } });
      if (!stored) throw reviewNotFound();
      if (stored.reviewId !== reviewId) throw keyReused('report');
      return present(stored);
    });
  }
}

import { Inject, Injectable } from '@nestjs/common';
import { isMatterMonth, isRateable, REVIEW_LIMITS } from '@lawdex/contracts';
import type { BusinessKind, CreatedReview, CreateReview } from '@lawdex/contracts';
import { CLOCK, DomainError, inPreparedTransaction, InvalidParameter } from '@lawdex/svc-kit';
import type { Clock, RunStatement } from '@lawdex/svc-kit';
import { DataSource } from 'typeorm';
import { businessNotFound } from '../businesses/businesses.service.ts';
import { waitOf, type Arrivals, type HoldLimits } from './holding/hold.core.ts';
import { ARRIVALS, POSTPONE_DAY } from './holding/holding.sql.ts';
import { HOLD_LIMITS } from './holding/holding.module.ts';
import { keyReused, senderName } from './request-names.ts';
import type { Review } from './review.entity.ts';
import { presentReview, type ReviewRow } from './review-presenter.ts';
import { ADD_REVIEW, LOCK_BUSINESS, REFRESH_RATING, REVIEW_BY_KEY } from './reviews.sql.ts';

/** Names of who sends a review, as the shell gives them. */
export interface Sender {
  by: string;
  network: string;
}
type Row = ReviewRow & Pick<Review, 'heldUntil'>;
interface Locked {
  id: string;
  kind: BusinessKind;
  reviewCount: number;
}
interface CreateOutcome {
  review: CreatedReview;
  /** Whether visitors see something else than before. */
  isSeen: boolean;
}

// It is not prepared, because it waits for others, and PostgreSQL is told only of such statements which request they are for.
const LOCK = { text: LOCK_BUSINESS };
// Every review takes these two as well.
const KNOWN = { name: 'arrivals', text: ARRIVALS };
const ADD = { name: 'add_review', text: ADD_REVIEW };

const WANTED = ['businessId', 'userName', 'rating', 'comment', 'isRelated', 'matterMonth', 'matterKind'] as const;
type WantedReview = Pick<ReviewRow, (typeof WANTED)[number]>;

const wantedOf = (businessId: string, input: CreateReview): WantedReview => ({
  businessId,
  userName: input.userName,
  rating: input.rating,
  comment: input.comment || null,
  isRelated: input.isRelated ?? false,
  matterMonth: input.matterMonth || null,
  matterKind: input.matterKind ?? null,
});

const presentCreated = (row: Row): CreatedReview => ({
  ...presentReview(row),
  ...(row.heldUntil && { held: { reasons: ['rate'], until: row.heldUntil.toISOString() } }),
});

const NOT_RATEABLE = 'Courts and public agencies are not reviewed here, only firms and legal aid.';
const MONTH_IS_WRONG = `The month must be like 2026-03, from ${REVIEW_LIMITS.matterYearMin} to this month`;

async function arrivals(run: RunStatement, { id, reviewCount }: Locked, { network }: Sender): Promise<Arrivals> {
  const [known] = await run<Omit<Arrivals, 'reviewCount'>>(KNOWN, [id, network]);
  if (!known) throw new Error('A "select" without "from" always answers one row.');
  return { ...known, reviewCount };
}

@Injectable()
export class WriteReviewService {
  constructor(
    private readonly db: DataSource,
    @Inject(CLOCK) private readonly clock: Clock,
    @Inject(HOLD_LIMITS) private readonly limits: HoldLimits,
  ) {}

  /** Stores review, rating and outbox event together, so that the search index misses none. Without a sender it comes from a program of the site and is never held back. */
  create(
    businessId: string,
    input: CreateReview,
    idempotencyKey: string | null,
    sender: Sender | null,
  ): Promise<CreateOutcome> {
    const wanted = wantedOf(businessId, input);
    if (wanted.matterMonth && !isMatterMonth(wanted.matterMonth, this.clock()))
      throw new InvalidParameter('matterMonth', MONTH_IS_WRONG);
    return inPreparedTransaction(this.db, async (run) => {
      const [business] = await run<Locked>(LOCK, [businessId]);
      if (!business) throw businessNotFound();
      if (!isRateable(business)) throw new DomainError('business_not_rateable', 422, NOT_RATEABLE);
      const wait = sender && waitOf(await arrivals(run, business, sender), this.limits);
      const isHeld = wait?.isShown === false;
      const [added] = await run<Row>(ADD, [
        ...WANTED.map((field) => wanted[field]),
        idempotencyKey,
        // One that is shown and never counts waits for nothing.
        wait && (isHeld || !wanted.isRelated) ? [wait.reason] : null,
        isHeld,
        sender && senderName(sender.by, businessId),
        sender?.network,
      ]);
      if (!added) return { review: presentCreated(await this.earlier(run, idempotencyKey, wanted)), isSeen: false };
      if (wait?.reason === 'rate' && (await run({ text: POSTPONE_DAY }, [businessId])).length > 0)
        await run({ text: REFRESH_RATING }, [businessId]);
      return { review: presentCreated(added), isSeen: !isHeld };
    });
  }

  /** Answers the first review for the same request sent again, and refuses another review under its key. */
  private async earlier(run: RunStatement, idempotencyKey: string | null, wanted: WantedReview): Promise<Row> {
    const [earlier] = await run<Row>({ text: REVIEW_BY_KEY }, [idempotencyKey]);
    if (!earlier || WANTED.some((field) => earlier[field] !== wanted[field])) throw keyReused('review');
    return earlier;
  }
}

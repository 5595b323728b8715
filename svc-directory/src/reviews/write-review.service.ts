import { createHash } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { isMatterMonth, isRateable, REVIEW_LIMITS } from '@lawdex/contracts';
import type { BusinessKind, CreatedReview, CreateReview, HoldReason } from '@lawdex/contracts';
import { CLOCK, DomainError, inPreparedTransaction, InvalidParameter } from '@lawdex/svc-kit';
import type { Clock, RunStatement } from '@lawdex/svc-kit';
import { DataSource } from 'typeorm';
import { businessNotFound } from '../businesses/businesses.service.ts';
import { wordsToCompare } from './holding/folded-words.core.ts';
import { holdReasons } from './holding/hold.core.ts';
import type { Arrivals, HoldLimits } from './holding/hold.core.ts';
import { ARRIVALS, HOLD_BURST, HOLD_NETWORK } from './holding/holding.sql.ts';
import { HOLD_LIMITS } from './holding/holding.module.ts';
import { keyReused } from './idempotency-key.ts';
import type { Review } from './review.entity.ts';
import { presentReview } from './review-presenter.ts';
import type { ReviewRow } from './review-presenter.ts';
import { ADD_REVIEW, LOCK_BUSINESS, REFRESH_RATING, REVIEW_BY_KEY } from './reviews.sql.ts';

/** Names of who sends a review, as the shell gives them. */
export interface Sender {
  by: string;
  network: string;
}
type Row = ReviewRow & Pick<Review, 'heldFor' | 'heldUntil'>;
interface CreateOutcome {
  review: CreatedReview;
  /** Whether visitors see something else than before. */
  isSeen: boolean;
}

// Every review takes these three.
const LOCK = { name: 'lock_business', text: LOCK_BUSINESS };
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

const hashOf = (words: string | null): string | null => words && createHash('sha256').update(words).digest('base64url');

const presentCreated = (row: Row): CreatedReview => ({
  ...presentReview(row),
  ...(row.heldUntil && { held: { reasons: row.heldFor ?? [], until: row.heldUntil.toISOString() } }),
});

const notRateable = (): DomainError =>
  new DomainError(
    'business_not_rateable',
    422,
    'Courts and public agencies are not reviewed here, only firms and legal aid.',
  );

const monthIsWrong = (): DomainError =>
  new InvalidParameter(
    'matterMonth',
    `The month must be like 2026-03, from ${REVIEW_LIMITS.matterYearMin} to this month`,
  );

@Injectable()
export class WriteReviewService {
  constructor(
    private readonly db: DataSource,
    @Inject(CLOCK) private readonly clock: Clock,
    @Inject(HOLD_LIMITS) private readonly limits: HoldLimits,
  ) {}

  /**
   * Stores review, rating and outbox event together, so that the search index misses none. Without a sender it comes from a
   * program of the site and is never held back.
   */
  create(
    businessId: string,
    input: CreateReview,
    idempotencyKey: string | null,
    sender: Sender | null,
  ): Promise<CreateOutcome> {
    const wanted = wantedOf(businessId, input);
    if (wanted.matterMonth && !isMatterMonth(wanted.matterMonth, this.clock())) throw monthIsWrong();
    const words = sender && hashOf(wordsToCompare(wanted));
    return inPreparedTransaction(this.db, async (run) => {
      const [business] = await run<{ id: string; kind: BusinessKind }>(LOCK, [businessId]);
      if (!business) throw businessNotFound();
      if (!isRateable(business)) throw notRateable();
      const reasons = sender ? await this.reasonsToHold(run, wanted, sender, words) : [];
      const [added] = await run<Row>(ADD, [
        ...WANTED.map((field) => wanted[field]),
        idempotencyKey,
        reasons.length > 0 ? reasons : null,
        sender?.by,
        sender?.network,
        words,
      ]);
      if (!added) return { review: presentCreated(await this.earlier(run, idempotencyKey, wanted)), isSeen: false };
      const isSeen = reasons.length === 0 || (await this.holdWith(run, wanted, reasons, sender));
      return { review: presentCreated(added), isSeen };
    });
  }

  private async reasonsToHold(
    run: RunStatement,
    { businessId, rating, isRelated }: WantedReview,
    { network }: Sender,
    words: string | null,
  ): Promise<HoldReason[]> {
    const [known] = await run<Arrivals>(KNOWN, [businessId, rating, words, network, isRelated]);
    if (!known) throw new Error('An aggregate without "group by" always answers one row.');
    return holdReasons(known, this.limits);
  }

  /** Holds back with a review those that belong to it and were shown; answers whether there were any. */
  private async holdWith(
    run: RunStatement,
    { businessId, rating, isRelated }: WantedReview,
    reasons: readonly HoldReason[],
    sender: Sender | null,
  ): Promise<boolean> {
    const held: unknown[] = [];
    const hold = async (text: string, values: unknown[]) => held.push(...(await run({ text }, values)));
    if (reasons.includes('network')) await hold(HOLD_NETWORK, [businessId, sender?.network]);
    const ofBurst = reasons.filter((reason) => reason === 'rate' || reason === 'direction');
    const window = ofBurst.includes('direction') ? '1 day' : '1 hour';
    if (ofBurst.length > 0) await hold(HOLD_BURST, [businessId, rating, window, ofBurst, isRelated]);
    if (held.length > 0) await run({ text: REFRESH_RATING }, [businessId]);
    return held.length > 0;
  }

  /** Answers the first review for the same request sent again, and refuses another review under its key. */
  private async earlier(run: RunStatement, idempotencyKey: string | null, wanted: WantedReview): Promise<Row> {
    const [earlier] = await run<Row>({ text: REVIEW_BY_KEY }, [idempotencyKey]);
    if (!earlier || WANTED.some((field) => earlier[field] !== wanted[field])) throw keyReused('review');
    return earlier;
  }
}

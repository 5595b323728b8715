import { CountsFrom1790000220000 } from './1790000220000-counts-from.ts';
import { Directory1790000000000 } from './1790000000000-directory.ts';
import { BusinessViews1790000001000 } from './1790000001000-business-views.ts';
import { BreaksAndSpecialDays1790000050000 } from './1790000050000-breaks-and-special-days.ts';
import { ClosedBusinesses1790000040000 } from './1790000040000-closed-businesses.ts';
import { FormerSlugsOfClosed1790000090000 } from './1790000090000-former-slugs-of-closed.ts';
import { NoCategoryIcon1790000002000 } from './1790000002000-no-category-icon.ts';
import { PutAside1790000003000 } from './1790000003000-put-aside.ts';
import { OutboxLanes1790000006000 } from './1790000006000-outbox-lanes.ts';
import { ParentsAndKinds1790000005000 } from './1790000005000-parents-and-kinds.ts';
import { RemovedReviews1790000080000 } from './1790000080000-removed-reviews.ts';
import { ReviewModeration1790000010000 } from './1790000010000-review-moderation.ts';
import { ReportSenders1790000020000 } from './1790000020000-report-senders.ts';
import { OfficesOfOneName1790000030000 } from './1790000030000-offices-of-one-name.ts';
import { SimilarIndexes1790000210000 } from './1790000210000-similar-indexes.ts';
import { TrustedReviewIndexes1790000070000 } from './1790000070000-trusted-review-indexes.ts';
import { TrustedReviews1790000060000 } from './1790000060000-trusted-reviews.ts';
import { ViewsByTime1790000004000 } from './1790000004000-views-by-time.ts';
import { WordsSketch1790000200000 } from './1790000200000-words-sketch.ts';

/** In the order in which they are applied. */
export const MIGRATIONS = [
  Directory1790000000000,
  BusinessViews1790000001000,
  NoCategoryIcon1790000002000,
  PutAside1790000003000,
  ViewsByTime1790000004000,
  ParentsAndKinds1790000005000,
  OutboxLanes1790000006000,
  ReviewModeration1790000010000,
  ReportSenders1790000020000,
  OfficesOfOneName1790000030000,
  ClosedBusinesses1790000040000,
  BreaksAndSpecialDays1790000050000,
  TrustedReviews1790000060000,
  TrustedReviewIndexes1790000070000,
  RemovedReviews1790000080000,
  FormerSlugsOfClosed1790000090000,
  WordsSketch1790000200000,
  SimilarIndexes1790000210000,
  CountsFrom1790000220000,
];

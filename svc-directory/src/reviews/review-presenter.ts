import type { Review as PublicReview } from '@lawdex/contracts';
import { PRACTICE_AREAS } from '@lawdex/contracts/practice-areas';
import { copyOf, shownBy, type Shown } from '@lawdex/svc-kit';
import { ReviewDto } from './review.dto.ts';
import { Review } from './review.entity.ts';

export type ReviewRow = Shown<PublicReview, Review>;

const OPTIONAL = ['isRelated', 'countsFrom', 'matterMonth', 'matterKind'] as const;
type Optional = (typeof OPTIONAL)[number];
const ALWAYS = shownBy(ReviewDto, Review).filter(
  (column): column is Exclude<typeof column, Optional> => !OPTIONAL.some((optional) => optional === column),
);

const NAMES = new Map(PRACTICE_AREAS.map(({ slug, name }) => [slug, name]));

/** Leaves out optional fields that say nothing, because most reviews have none and a page carries many. */
export const presentReview = (row: ReviewRow): PublicReview =>
  Object.assign(copyOf(row, ALWAYS), {
    createdAt: row.createdAt.toISOString(),
    ...(row.isRelated && { isRelated: true }),
    ...(row.countsFrom && { countsFrom: row.countsFrom.toISOString() }),
    ...(row.matterMonth !== null && { matterMonth: row.matterMonth }),
    ...(row.matterKind !== null && { matterKind: NAMES.get(row.matterKind) ?? row.matterKind }),
  });

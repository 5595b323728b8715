import {
  countOf,
  LINKED_REVIEW,
  readId,
  REVIEW_SORTS,
  REVIEWS_PAGE,
  REVIEWS_SORT,
  REVIEWS_STARS,
  WRITES_REVIEW,
} from '@lawdex/contracts';
import type { ReviewSort } from '@lawdex/contracts';

/** The selection of reviews that an address asks for. */
export interface ReviewsView {
  sort: ReviewSort;
  stars: number | null;
  page: number;
  /** Id of the review that a permanent link names. It stands among the newest, on a page that only the service knows. */
  linked: string | null;
  /** The form of a review is open. */
  isWriting: boolean;
}

const PAGE = /^[1-9]\d{0,4}$/;

/** Reads the selection of an address. Malformed values are ignored, because the reviews are only a part of the page. */
export function readReviewsView(params: URLSearchParams): ReviewsView {
  const linked = readId(params.get(LINKED_REVIEW));
  if (linked !== null) return { sort: 'newest', stars: null, page: 1, linked, isWriting: false };
  const page = params.get(REVIEWS_PAGE) ?? '';
  const stars = params.get(REVIEWS_STARS) ?? '';
  return {
    sort: REVIEW_SORTS.find((sort) => sort === params.get(REVIEWS_SORT)) ?? 'newest',
    stars: /^[1-5]$/.test(stars) ? Number(stars) : null,
    page: PAGE.test(page) ? Number(page) : 1,
    linked,
    isWriting: params.get(WRITES_REVIEW) === 'true',
  };
}

/** Whether it is the selection of the page's canonical address. */
export const isFirstView = ({ sort, stars, page, linked, isWriting }: ReviewsView): boolean =>
  sort === 'newest' && stars === null && page === 1 && linked === null && !isWriting;

export const pageOfPlace = (place: number, pageSize: number): number => Math.ceil(place / pageSize);

/** `Showing 9-16 of 46 reviews`. */
export function rangeText(startPage: number, shown: number, total: number, pageSize: number): string {
  const from = (startPage - 1) * pageSize + 1;
  const reviews = countOf(total, 'review');
  return `Showing ${from}-${Math.min(total, from + shown - 1)} of ${reviews}`;
}

import { WholeNumber } from '@lawdex/svc-kit';

const PAGE_SIZE = 24;
const PAGE_SIZE_MAX = 100;
/** Far behind the last page of anything, near enough for the database to count there. */
const PAGE_MAX = 100_000;

export class PageQuery {
  @WholeNumber({ min: 1, max: PAGE_MAX, default: 1 })
  page: number = 1;

  @WholeNumber({ min: 1, max: PAGE_SIZE_MAX, default: PAGE_SIZE, description: 'Entries of a page.' })
  limit: number = PAGE_SIZE;
}

export interface Page<T> {
  items: T[];
  /** Of all pages; sent as `x-total-count`. */
  total: number;
}

/** `[limit, offset]` for SQL. */
export const limitAndOffset = ({ page, limit }: PageQuery): [number, number] => [limit, (page - 1) * limit];

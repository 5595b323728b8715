import { PageNumber, WholeNumber } from '@lawdex/svc-kit';

const PAGE_SIZE = 24;
const PAGE_SIZE_MAX = 100;

export class PageQuery {
  @PageNumber() page: number = 1;

  @WholeNumber({ min: 1, max: PAGE_SIZE_MAX, default: PAGE_SIZE, description: 'Entries of a page.' })
  limit: number = PAGE_SIZE;
}

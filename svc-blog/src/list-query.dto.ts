import { applyDecorators } from '@nestjs/common';
import type { Type } from '@nestjs/common';
import { ApiOkResponse } from '@nestjs/swagger';
import { BLOG_LIMIT_MAX } from '@lawdex/contracts';
import { WholeNumber } from '@lawdex/svc-kit';
import type { FastifyReply } from 'fastify';

/** Far behind the last page of anything, near enough for the database to count there. */
const PAGE_MAX = 100_000;
const HEADER = 'x-total-count';

export const PageNumber = () => WholeNumber({ min: 1, max: PAGE_MAX, default: 1 });
export const Limit = (usual: number) => WholeNumber({ min: 1, max: BLOG_LIMIT_MAX, default: usual });

/** Of the lists of a category, a tag and an author. */
export class ListQuery {
  @PageNumber()
  page: number = 1;

  @Limit(BLOG_LIMIT_MAX)
  limit: number = BLOG_LIMIT_MAX;
}

export interface Listed<T> {
  items: T[];
  /** Of all pages; sent as `x-total-count`. */
  total: number;
}

/** `[limit, offset]` for SQL. */
export const limitAndOffset = ({ page, limit }: ListQuery): [number, number] => [limit, (page - 1) * limit];

/** Documents a list whose true total is in a header. */
export const ApiListed = (type: Type<unknown>) =>
  applyDecorators(
    ApiOkResponse({
      type: [type],
      headers: { [HEADER]: { description: 'Entries of all pages.', schema: { type: 'integer' } } },
    }),
  );

export function sendListed<T>(reply: FastifyReply, { items, total }: Listed<T>): T[] {
  void reply.header(HEADER, total);
  return items;
}

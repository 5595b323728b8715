import { applyDecorators, UseInterceptors, type NestInterceptor, type Type } from '@nestjs/common';
import { ApiOkResponse } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { map } from 'rxjs';
import { WholeNumber } from './whole-number.decorator.ts';

/** No list has so many pages; PostgreSQL still counts to this one fast enough. */
const PAGE_MAX = 100_000;
const TOTAL_HEADER = 'x-total-count';

/** A page of a longer list. */
export interface Page<T> {
  items: T[];
  /** Entries of all pages; sent as `x-total-count`. */
  total: number;
}

/** The parameter `page` of a query, from 1 on. */
export const PageNumber = () => WholeNumber({ min: 1, max: PAGE_MAX, default: 1 });

/** `[limit, offset]` for SQL. */
export const limitAndOffset = ({ page, limit }: { page: number; limit: number }): [number, number] => [
  limit,
  (page - 1) * limit,
];

const sendPage: NestInterceptor<Page<unknown>, unknown[]> = {
  intercept: (context, next) =>
    next.handle().pipe(
      map(({ items, total }) => {
        void context.switchToHttp().getResponse<FastifyReply>().header(TOTAL_HEADER, total);
        return items;
      }),
    ),
};

/** Marks a handler of a `Page`: its entries are sent, with the total as a header. */
export const ApiPage = (type: Type<unknown>) =>
  applyDecorators(
    UseInterceptors(sendPage),
    ApiOkResponse({
      type: [type],
      headers: { [TOTAL_HEADER]: { description: 'Entries of all pages.', schema: { type: 'integer' } } },
    }),
  );

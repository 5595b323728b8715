import { applyDecorators } from '@nestjs/common';
import type { Type } from '@nestjs/common';
import { ApiOkResponse } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import type { Page } from './page-query.dto.ts';

const HEADER = 'x-total-count';

/** Documents a list whose true total is in a header. */
export const ApiPage = (type: Type<unknown>) =>
  applyDecorators(
    ApiOkResponse({
      type: [type],
      headers: { [HEADER]: { description: 'Entries of all pages.', schema: { type: 'integer' } } },
    }),
  );

export function sendPage<T>(reply: FastifyReply, page: Page<T>): T[] {
  void reply.header(HEADER, page.total);
  return page.items;
}

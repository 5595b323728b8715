import { CACHE_GROUP_INVALIDATION_HEADER, CACHE_GROUPS_HEADER, cacheGroupsText } from '@lawdex/contracts';
import { UseInterceptors, type NestInterceptor } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { tap } from 'rxjs';

// A longer list would exceed the header size of servers. Such an answer stays in caches until it expires.
const MOST_GROUPS = 100;

type GroupsOf<Answer> = (answer: Answer, params: Readonly<Record<string, string>>) => readonly string[];

/** Marks a handler whose answers caches forget when one of these groups is invalidated (RFC 9875). */
export const InCacheGroups = <Answer>(groupsOf: GroupsOf<Answer>) =>
  UseInterceptors({
    intercept: (context, next) =>
      next.handle().pipe(
        tap((answer) => {
          const http = context.switchToHttp();
          const { params } = http.getRequest<FastifyRequest<{ Params: Record<string, string> }>>();
          const groups = groupsOf(answer, params);
          if (groups.length === 0 || groups.length > MOST_GROUPS) return;
          void http.getResponse<FastifyReply>().header(CACHE_GROUPS_HEADER, cacheGroupsText(groups));
        }),
      ),
  } satisfies NestInterceptor<Answer, Answer>);

/** Tells caches to forget the answers of these groups, because something was written. It is not for requests that changed nothing. */
export function invalidateCacheGroups(reply: FastifyReply, groups: readonly string[]): void {
  void reply.header(CACHE_GROUP_INVALIDATION_HEADER, cacheGroupsText(groups));
}

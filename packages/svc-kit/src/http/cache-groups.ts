import { CACHE_GROUP_INVALIDATION_HEADER, CACHE_GROUPS_HEADER, cacheGroupsText } from '@lawdex/contracts';
import type { FastifyReply } from 'fastify';

// A longer list would exceed the header size of servers. Such an answer stays in caches until it expires.
const MOST_GROUPS = 100;

/** Caches forget this answer when one of these groups is invalidated (RFC 9875). */
export function setCacheGroups(reply: FastifyReply, groups: readonly string[]): void {
  if (groups.length > 0 && groups.length <= MOST_GROUPS) {
    void reply.header(CACHE_GROUPS_HEADER, cacheGroupsText(groups));
  }
}

/** Tells caches to forget the answers of these groups, because something was written. It is not for requests that changed nothing. */
export function invalidateCacheGroups(reply: FastifyReply, groups: readonly string[]): void {
  void reply.header(CACHE_GROUP_INVALIDATION_HEADER, cacheGroupsText(groups));
}

import { CACHE_GROUP_INVALIDATION_HEADER, CACHE_GROUPS_HEADER, cacheGroupsText } from '@lawdex/contracts';
import type { FastifyReply } from 'fastify';

// The header of a longer list would be longer than what servers take; such a list is old in caches until it expires.
const MOST_GROUPS = 100;

/** Caches that keep this answer forget it when one of these groups is made old (RFC 9875). */
export function belongsTo(reply: FastifyReply, groups: readonly string[]): void {
  if (groups.length > 0 && groups.length <= MOST_GROUPS) {
    void reply.header(CACHE_GROUPS_HEADER, cacheGroupsText(groups));
  }
}

/** Something was written: caches forget the answers of these groups. Not for a request that changed nothing. */
export function makesOld(reply: FastifyReply, groups: readonly string[]): void {
  void reply.header(CACHE_GROUP_INVALIDATION_HEADER, cacheGroupsText(groups));
}

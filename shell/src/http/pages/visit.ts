import { matchRoute } from '@lawdex/contracts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { SetRoute } from '../../registry/release-set.ts';
import { abortOnClose } from '../abort-on-close.ts';
import type { LiveSet } from '../rollout/check-set.ts';

/** A page of the live release set, at its address. */
export interface Place {
  live: LiveSet;
  route: SetRoute;
  url: string;
  /** The cache key: the set's id and the address, because an answer of one set is never given in another. */
  key: string;
}

export function findPlace(live: LiveSet, pathname: string, search: string): Place | null {
  const route = matchRoute(live.set.routes, pathname)?.route;
  const url = pathname + search;
  return route ? { live, route, url, key: `${live.set.id} ${url}` } : null;
}

export interface Visit {
  request: FastifyRequest;
  reply: FastifyReply;
  /** The posted body; null when the page is only read. */
  form: string | null;
  /** Aborted when the visitor's connection closes before the answer is sent. */
  signal: AbortSignal;
}

export const visitOf = (request: FastifyRequest, reply: FastifyReply, form: string | null): Visit => ({
  request,
  reply,
  form,
  signal: abortOnClose(reply),
});

import type { FastifyReply } from 'fastify';
import { DomainError } from '@lawdex/svc-kit';

/** Many visitors see a page before it changes, and who is open changes by the minute. */
export const KEPT_A_WHILE = 'public, max-age=30';

/** For a handler that may answer a redirect instead, which nobody keeps. */
export const keepAWhile = (reply: FastifyReply): void => void reply.header('cache-control', KEPT_A_WHILE);

/** The page has another address. `path` is made of a slug that was read, so it leads to no other host. */
export function moved(reply: FastifyReply, path: string, near: string | undefined): null {
  const query = near === undefined ? '' : `?near=${encodeURIComponent(near)}`;
  void reply.status(301).header('location', path + query);
  return null;
}

export const landingNotFound = (): DomainError => new DomainError('landing_not_found', 404, 'Landing page not found');

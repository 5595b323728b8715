import type { FastifyRequest } from 'fastify';

/**
 * Whether the request comes from a page of another site. False for programs other than browsers, which send neither header and cannot be
 * used against a visitor.
 */
export function isCrossSite(request: Pick<FastifyRequest, 'headers'>, origin: string): boolean {
  const site = request.headers['sec-fetch-site'];
  if (typeof site === 'string') return site !== 'same-origin' && site !== 'none';
  return request.headers.origin !== undefined && request.headers.origin !== origin;
}

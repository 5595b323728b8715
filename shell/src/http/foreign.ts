import type { FastifyRequest } from 'fastify';

/**
 * Whether a browser says that the request comes from a page of another site. False for programs that are no browser:
 * they send neither header, and no visitor's browser can be made to act for them.
 */
export function isForeign(request: FastifyRequest, origin: string): boolean {
  const site = request.headers['sec-fetch-site'];
  if (typeof site === 'string') return site !== 'same-origin' && site !== 'none';
  return request.headers.origin !== undefined && request.headers.origin !== origin;
}

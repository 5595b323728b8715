import type { FastifyRequest } from 'fastify';

/** Whether another site's page sends the request. Programs that are no browsers send neither header and harm no visitor. */
export function isCrossSite(request: Pick<FastifyRequest, 'headers'>, origin: string): boolean {
  const site = request.headers['sec-fetch-site'];
  if (typeof site === 'string') return site !== 'same-origin' && site !== 'none';
  return request.headers.origin !== undefined && request.headers.origin !== origin;
}

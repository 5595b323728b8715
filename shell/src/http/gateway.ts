import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { SERVICE_DOWN, pick } from './upstreams.ts';
import type { UpstreamAnswer, Upstreams } from './upstreams.ts';

const PASSED_BACK = ['content-type', 'cache-control', 'x-total-count', 'content-security-policy', 'retry-after'];

export interface GatewayOptions {
  upstreams: Upstreams;
  origin: string;
  /** Something was written: what was read before may be old. */
  onWrite(): void;
}

/** Whether a browser says that the request comes from a page of ours. Clients that are no browser say nothing. */
export function isForeign(request: FastifyRequest, origin: string): boolean {
  const site = request.headers['sec-fetch-site'];
  if (typeof site === 'string') return site !== 'same-origin' && site !== 'none';
  return request.headers.origin !== undefined && request.headers.origin !== origin;
}

export function fail(reply: FastifyReply, status: number, code: string, message: string): FastifyReply {
  return reply.code(status).header('cache-control', 'no-store').send({ code, message, requestId: reply.request.id });
}

/** /api: one door to the services, on the site's own origin. */
export function registerGateway(app: FastifyInstance, { upstreams, origin, onWrite }: GatewayOptions): void {
  app.route({
    method: ['GET', 'HEAD', 'POST'],
    url: '/api/*',
    handler: async (request, reply) => {
      const isPost = request.method === 'POST';
      if (isPost && isForeign(request, origin)) {
        return fail(reply, 403, 'foreign_origin', 'Writes are accepted from this site only.');
      }
      if (isPost && !request.headers['content-type']?.startsWith('application/json')) {
        return fail(reply, 415, 'unsupported_media_type', 'Send the body as application/json.');
      }
      let answer: UpstreamAnswer;
      try {
        answer = await upstreams.forward({
          path: request.raw.url ?? '/',
          method: request.method,
          headers: { ...pick(request.headers), 'x-request-id': request.id },
          body: (request.body as Buffer | undefined) ?? null,
        });
      } catch (error) {
        request.log.warn({ err: error }, 'service unavailable');
        return fail(reply, 503, 'service_unavailable', SERVICE_DOWN);
      }
      if (isPost && answer.status < 400) onWrite();
      for (const name of PASSED_BACK) if (answer.headers[name]) void reply.header(name, answer.headers[name]);
      return reply.code(answer.status).send(answer.body);
    },
  });
}

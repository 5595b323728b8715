import type { FastifyInstance } from 'fastify';

const READS = ['GET', 'HEAD'];

/**
 * Sets Cache-Control where an answer has none. Errors and answers to writes are never stored; others may be kept by the visitor's own
 * browser and must be revalidated.
 */
export function registerCacheControl(server: FastifyInstance): void {
  server.addHook('onSend', (request, reply, _payload, done) => {
    if (reply.statusCode >= 400 || !READS.includes(request.method)) void reply.header('cache-control', 'no-store');
    else if (!reply.hasHeader('cache-control')) void reply.header('cache-control', 'private, no-cache');
    done();
  });
}

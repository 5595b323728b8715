import type { FastifyInstance } from 'fastify';

const READS = ['GET', 'HEAD'];

/**
 * Every answer says whether it may be kept. Errors and answers to writes never are; what somebody read may be kept by
 * his own browser and is asked for anew, unless who answers said something else.
 */
export function registerCacheControl(server: FastifyInstance): void {
  server.addHook('onSend', (request, reply, _payload, done) => {
    if (reply.statusCode >= 400 || !READS.includes(request.method)) void reply.header('cache-control', 'no-store');
    else if (!reply.hasHeader('cache-control')) void reply.header('cache-control', 'private, no-cache');
    done();
  });
}

import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { readRequestId, RELEASES_PREFIX, REQUEST_ID_HEADER } from '@lawdex/contracts';
import type { FastifyInstance } from 'fastify';
import type { IsProxy } from '../limits/trusted-proxies.ts';
import type { Metrics } from './metrics.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Pattern of the page that is asked for; null where Fastify's own route says enough. */
    pattern: string | null;
  }
}

const HEALTH = '/health/';
const OVERLOADED = 503;
const TOO_MANY = 429;

/** The id that our own proxy has given to a request. What visitors say of themselves stands in nobody's logs. */
export const requestIdFrom =
  (isProxy: IsProxy) =>
  ({ headers, socket }: Pick<IncomingMessage, 'headers' | 'socket'>): string => {
    const given = isProxy(socket.remoteAddress ?? '') ? readRequestId(headers[REQUEST_ID_HEADER]) : undefined;
    return given ?? randomUUID();
  };

/** One measure for each request, and one line: with the pattern of its route, because addresses hold what visitors search for. */
export function logRequests(server: FastifyInstance, metrics: Pick<Metrics, 'requested'>): void {
  server.decorateRequest('pattern', null);
  server.addHook('onResponse', (request, reply, done) => {
    const route = request.pattern ?? request.routeOptions.url ?? 'unknown';
    // Where the door or the gateway has answered by itself, Fastify's own status is not the one that was sent.
    const status = reply.raw.statusCode;
    metrics.requested(request.method, route, status, reply.elapsedTime / 1000);
    if (isTold(route, status)) {
      const ms = Math.round(reply.elapsedTime * 100) / 100;
      server.log.info({ requestId: request.id, method: request.method, route, status, ms }, 'answered');
    }
    done();
  });
}

/** Not files, of which a page has dozens, and not refusals, which are told together: they would fill the disk under overload. */
const isTold = (route: string, status: number): boolean =>
  status !== OVERLOADED && status !== TOO_MANY && !route.startsWith(HEALTH) && !route.startsWith(RELEASES_PREFIX);

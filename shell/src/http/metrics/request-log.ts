import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { readRequestId, RELEASES_PREFIX, REQUEST_ID_HEADER } from '@lawdex/contracts';
import { startSpan } from '@lawdex/telemetry';
import type { Span } from '@lawdex/telemetry';
import type { FastifyInstance, FastifyRequest } from 'fastify';
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
export function logRequests(server: FastifyInstance, metrics: Pick<Metrics, 'observeRequest'>, isProxy: IsProxy): void {
  const spans = new WeakMap<FastifyRequest, Span>();
  server.decorateRequest('pattern', null);
  // All that follows runs inside of it. Which trace it belongs to is believed from our own proxy alone.
  server.addHook('onRequest', (request, _reply, done) => {
    const isOurs = isProxy(request.socket.remoteAddress ?? '');
    const span = startSpan(request.method, { kind: 'server', caller: isOurs ? request.headers : {} });
    spans.set(request, span);
    span.run(done);
  });
  // Again for what comes after a body, which is read by events of the connection.
  server.addHook('preValidation', (request, _reply, done) => void spans.get(request)?.run(done));
  server.addHook('onResponse', (request, reply, done) => {
    const route = request.pattern ?? request.routeOptions.url ?? 'unknown';
    // Where the door or the gateway has answered by itself, Fastify's own status is not the one that was sent.
    const status = reply.raw.statusCode;
    metrics.observeRequest(request.method, route, status, reply.elapsedTime / 1000);
    const span = spans.get(request);
    span?.rename(`${request.method} ${route}`);
    span?.end({ 'http.response.status_code': status, 'lawdex.request_id': request.id }, status >= 500);
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

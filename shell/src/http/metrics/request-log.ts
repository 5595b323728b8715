import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { readRequestId, RELEASES_PREFIX, REQUEST_ID_HEADER } from '@lawdex/contracts';
import { startSpan, type Span } from '@lawdex/telemetry';
import type { FastifyInstance } from 'fastify';
import type { IsProxy } from '../visitors/trusted-proxies.ts';
import { networkOf, visitorOf } from '../visitors/visitor.ts';
import type { Metrics } from './metrics.ts';
import { OnceAMinute } from './once-a-minute.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** The page's route pattern; null where Fastify's own route is precise. */
    pattern: string | null;
    span: Span | null;
  }
}

const HEALTH = '/health/';
const OVERLOADED = 503;
const TOO_MANY = 429;

/** The request id from a trusted proxy. Ids from visitors are not logged. */
export const requestIdFrom =
  (isProxy: IsProxy) =>
  ({ headers, socket }: Pick<IncomingMessage, 'headers' | 'socket'>): string => {
    const given = isProxy(socket.remoteAddress ?? '') ? readRequestId(headers[REQUEST_ID_HEADER]) : undefined;
    return given ?? randomUUID();
  };

/** Measures and logs each request, with its route pattern instead of the address, which contains what visitors search for. */
export function logRequests(server: FastifyInstance, metrics: Pick<Metrics, 'observeRequest'>, isProxy: IsProxy): void {
  const failures = new OnceAMinute();
  server.decorateRequest('pattern', null);
  server.decorateRequest('span', null);
  // The rest of the request runs within this span. Only a trusted proxy's trace is continued.
  server.addHook('onRequest', (request, _reply, done) => {
    const isOurs = isProxy(request.socket.remoteAddress ?? '');
    const span = startSpan(request.method, { kind: 'server', caller: isOurs ? request.headers : {} });
    request.span = span;
    span.run(done);
  });
  // Entered again after the body, which arrives in events of the connection.
  server.addHook('preValidation', ({ span }, _reply, done) => void span?.run(done));
  server.addHook('onResponse', (request, reply, done) => {
    const route = request.pattern ?? request.routeOptions.url ?? 'unknown';
    // When admission or the gateway has answered, Fastify's own status is not the real one.
    const status = reply.raw.statusCode;
    metrics.observeRequest(request.method, route, status, reply.elapsedTime / 1000);
    const { span } = request;
    span?.rename(`${request.method} ${route}`);
    span?.end({ 'http.response.status_code': status, 'lawdex.request_id': request.id }, status >= 500);
    // A network that asks for what is not there, or in a wrong way, has a line a minute for each kind of it.
    const isFailure = status >= 400 && status < 500;
    const times = isFailure ? failures.count(`${status} ${networkOf(visitorOf(request.ip))}`) : 1;
    if (times !== null && isLogged(route, status)) {
      const ms = Math.round(reply.elapsedTime * 100) / 100;
      const more = times > 1 && { times };
      server.log.info({ requestId: request.id, method: request.method, route, status, ms, ...more }, 'answered');
    }
    done();
  });
}

/** Whether the request is logged. Files and refusals are not, because they would fill the disk under load. */
const isLogged = (route: string, status: number): boolean =>
  status !== OVERLOADED && status !== TOO_MANY && !route.startsWith(HEALTH) && !route.startsWith(RELEASES_PREFIX);

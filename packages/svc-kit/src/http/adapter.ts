import { randomUUID, timingSafeEqual, createHash } from 'node:crypto';
import { readRequestId, REQUEST_ID_HEADER } from '@lawdex/contracts';
import { startSpan, type Span } from '@lawdex/telemetry';
import { FastifyAdapter } from '@nestjs/platform-fastify';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { sendError } from '../errors/error-filter.ts';
import { DomainError } from '../errors/domain-error.core.ts';
import type { Logger } from '../logging/logger.ts';
import type { Metrics } from '../health/metrics.ts';
import { forRequest } from '../request-id.ts';
import type { Shutdown } from '@lawdex/admission/shutdown';
import type { Admission } from './admission.ts';
import { checkBody, checkPathParameters, checkQuery } from './request-checks.core.ts';

const BODY_LIMIT = 32 * 1024;
/** Batches of events between our own services are larger than anything a visitor sends. */
const INTERNAL_BODY_LIMIT = 16 * 1024 * 1024;

/** How long a door of a service waits for its callers. */
export const PATIENCE = {
  // Requests are small and callers are near: one that is not whole by then never will be.
  requestTimeout: 15_000,
  headersTimeout: 10_000,
  connectionsCheckingInterval: 1_000,
  // Longer than any client of ours keeps an idle connection, so that the client is the one to close it.
  keepAliveTimeout: 75_000,
};

const NOT_LOGGED = /^\/(health|metrics)/;

export interface HttpOptions {
  logger: Logger;
  metrics: Metrics;
  admission: Admission;
  shutdown: Shutdown;
  /** Undefined: everything under /internal/ is refused. */
  internalToken?: string | undefined;
}

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();
const isInternal = (route: string | undefined): boolean => route?.startsWith('/internal/') === true;

/** Fastify as every service runs it: request ids, limits, checks before any handler, one log line and one measure each. */
export function createAdapter(options: HttpOptions): FastifyAdapter {
  const adapter = new FastifyAdapter({
    logger: false,
    bodyLimit: BODY_LIMIT,
    http: PATIENCE,
    // Fastify would set its own.
    requestTimeout: PATIENCE.requestTimeout,
    keepAliveTimeout: PATIENCE.keepAliveTimeout,
    // Requests that came before we stopped listening are answered.
    return503OnClosing: false,
    routerOptions: { maxParamLength: 300 },
    genReqId: (request: { headers: Record<string, string | string[] | undefined> }) =>
      readRequestId(request.headers[REQUEST_ID_HEADER]) ?? randomUUID(),
    frameworkErrors: (error: FastifyError, request: FastifyRequest, reply: FastifyReply) =>
      sendError(error, request, reply, options.logger),
  });
  const server = adapter.getInstance();
  server.removeContentTypeParser('text/plain');
  server.addHook('onRoute', (route) => {
    if (isInternal(route.url)) route.bodyLimit = INTERNAL_BODY_LIMIT;
  });
  const spans = traceRequests(server);
  guardEntrance(server, options);
  checkRequests(server);
  reportResponses(server, options, spans);
  return adapter;
}

type Spans = WeakMap<FastifyRequest, Span>;

/** Each request runs in its own trace, and knows its id wherever it is worked for. */
function traceRequests(server: FastifyInstance): Spans {
  const spans: Spans = new WeakMap();
  const inside = (request: FastifyRequest, go: () => void) => forRequest(request.id, () => spans.get(request)?.run(go));
  server.addHook('onRequest', (request, _reply, done) => {
    spans.set(request, startSpan(request.method, { kind: 'server', caller: request.headers }));
    inside(request, done);
  });
  // Once more, because a body is read by events of the connection, which belong to no request.
  server.addHook('preValidation', (request, _reply, done) => inside(request, done));
  return spans;
}

/** Refuses strangers at internal addresses, and whatever there is no time for. Fastify answers what a hook throws. */
function guardEntrance(server: FastifyInstance, { admission, shutdown, internalToken }: HttpOptions): void {
  const expectedToken = internalToken === undefined ? null : digest(internalToken);
  const hasToken = (request: FastifyRequest): boolean => {
    const given = request.headers['x-internal-token'];
    return expectedToken !== null && typeof given === 'string' && timingSafeEqual(digest(given), expectedToken);
  };
  server.addHook('onRequest', (request, reply, done) => {
    void reply.header(REQUEST_ID_HEADER, request.id);
    if (shutdown.begun) void reply.header('connection', 'close');
    if (isInternal(request.routeOptions.url) && !hasToken(request))
      throw new DomainError('forbidden', 403, 'This address is for our own services.');
    admission.refuseEarly(request, reply);
    done();
  });
}

function checkRequests(server: FastifyInstance): void {
  server.addHook('preValidation', (request, _reply, done) => {
    checkPathParameters(request.params as Record<string, unknown>);
    checkQuery(request.query as Record<string, unknown>);
    if (request.body !== undefined) checkBody(request.body);
    done();
  });
}

function reportResponses(server: FastifyInstance, { logger, metrics }: HttpOptions, spans: Spans): void {
  server.addHook('onResponse', (request, reply, done) => {
    const route = request.routeOptions.url ?? 'unknown';
    const span = spans.get(request);
    span?.rename(`${request.method} ${route}`);
    span?.end({ 'http.response.status_code': reply.statusCode }, reply.statusCode >= 500);
    metrics.observeRequest(request.method, route, reply.statusCode, reply.elapsedTime / 1000);
    // Refusals are only counted, because a line for each would be work for a process that has too much of it.
    if (!NOT_LOGGED.test(route) && reply.statusCode !== 503) {
      const ms = Math.round(reply.elapsedTime * 100) / 100;
      logger.info({ requestId: request.id, method: request.method, route, status: reply.statusCode, ms });
    }
    done();
  });
}

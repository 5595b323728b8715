import { DO_REPORT, METER_HEADER, REQUEST_ID_HEADER, SEARCH_ENGINE_HEADER, type Upstream } from '@lawdex/contracts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { abortOnClose } from '../abort-on-close.ts';
import type { Gates } from '../admission/gates.ts';
import { refuse } from '../admission/refusal.ts';
import { isCrossSite } from '../cross-site.ts';
import { fail } from '../errors.ts';
import { READS, WRITES } from '../limits/request-kind.core.ts';
import { refuseCall, type CheckWrite } from '../limits/too-many.ts';
import { sitePath } from '../site-path.core.ts';
import { senderHeaders, visitorHeader, type VisitorNames } from '../visitors/visitor-name.ts';
import { visitorOf } from '../visitors/visitor.ts';
import type { Services } from './services.ts';
import { FOR_SERVICES, SERVICE_DOWN, SERVICE_FULL, pickHeaders } from './upstream/upstream-request.ts';
import type { UpstreamAnswer, UpstreamOutcome } from './upstream/upstream-request.ts';
import type { Views } from './views.ts';

export const API = '/api/';

/** A visitor's call ends within a second, of which this much is the gateway's. */
const LONGEST_MS = 900;
const RETRY_AFTER = 2;
const OUTCOME_UNKNOWN =
  'We could not see whether this was saved. Please send it again: with the same Idempotency-Key it is saved once.';

/** Headers of a service's answer that visitors see. No `set-cookie`, because the site has no sessions. */
const FOR_VISITORS = [
  'allow',
  'cache-control',
  'content-disposition',
  'content-language',
  'content-security-policy',
  'content-type',
  'etag',
  'last-modified',
  'retry-after',
  'vary',
  SEARCH_ENGINE_HEADER,
  'x-total-count',
];

export interface GatewayOptions {
  upstreams: readonly Upstream[];
  services: Pick<Services, 'send'>;
  gates: Pick<Gates, 'reads' | 'writes'>;
  origin: string;
  names: VisitorNames;
  checkWrite: CheckWrite;
  views: Pick<Views, 'add'>;
}

/** The gateway to the services on the site's own origin: /api and other paths that they claim, such as feeds. */
export function registerGateway(server: FastifyInstance, options: GatewayOptions): void {
  const claimed = options.upstreams.flatMap(({ prefixes }) => prefixes);
  const outside = claimed.filter((prefix) => !prefix.startsWith(API));
  for (const prefix of new Set([API, ...outside])) {
    server.route({
      method: [...READS, ...WRITES],
      url: `${prefix}*`,
      handler: (request, reply) => pass(request, reply, options),
    });
  }
}

async function pass(request: FastifyRequest, reply: FastifyReply, options: GatewayOptions): Promise<FastifyReply> {
  const { services, gates, origin } = options;
  const isWrite = WRITES.includes(request.method);
  if (isWrite && isCrossSite(request, origin)) {
    return fail(reply, 403, 'foreign_origin', 'Writes are accepted from this site only.');
  }
  if (isWrite && !isJson(request)) {
    return fail(reply, 415, 'unsupported_media_type', 'Send the body as application/json.');
  }
  const wait = isWrite ? await options.checkWrite(request, request.raw.url ?? '/') : null;
  if (wait !== null) return refuseCall(reply, wait);
  const signal = abortOnClose(reply);
  const until = performance.now() + LONGEST_MS;
  const work = isWrite ? 'writes' : 'reads';
  const turn = await gates[work].enter({ within: LONGEST_MS, signal, who: visitorOf(request.ip) });
  if (turn.kind === 'refused') {
    reply.hijack();
    if (turn.reason !== 'gone') refuse(request.raw, reply.raw, work, turn.retryAfter);
    return reply;
  }
  let outcome: UpstreamOutcome;
  try {
    outcome = await services.send({
      path: request.raw.url ?? '/',
      method: request.method,
      headers: headersFor(request, isWrite, options),
      body: isWrite && Buffer.isBuffer(request.body) ? request.body : null,
      within: until - performance.now(),
      signal,
    });
  } finally {
    turn.leave();
  }
  switch (outcome.kind) {
    case 'answered':
      return send(request, reply, outcome.answer, options.views);
    case 'gone':
      return reply.hijack();
    case 'overloaded':
      return fail(reply.header('retry-after', outcome.retryAfter), 503, 'overloaded', SERVICE_FULL);
    case 'unanswered':
      void reply.header('retry-after', RETRY_AFTER);
      if (isWrite) return fail(reply, 504, 'outcome_unknown', OUTCOME_UNKNOWN);
      return fail(reply, 503, 'service_unavailable', SERVICE_DOWN);
    case 'unavailable':
      return fail(reply.header('retry-after', RETRY_AFTER), 503, 'service_unavailable', SERVICE_DOWN);
  }
}

/** Whether a write is JSON, which a form of another site cannot send without a preflight. Deletions need no body. */
function isJson({ method, headers }: FastifyRequest): boolean {
  if (method === 'DELETE' && headers['content-type'] === undefined) return true;
  return /^application\/json\s*(;|$)/i.test(headers['content-type'] ?? '');
}

function headersFor(
  request: FastifyRequest,
  isWrite: boolean,
  { names, origin }: GatewayOptions,
): Record<string, string> {
  return {
    ...pickHeaders(request.headers, FOR_SERVICES),
    ...(isWrite ? senderHeaders(request, names) : visitorHeader(request, names, origin)),
    [REQUEST_ID_HEADER]: request.id,
  };
}

function send(
  request: FastifyRequest,
  reply: FastifyReply,
  { status, headers, body }: UpstreamAnswer,
  views: GatewayOptions['views'],
): FastifyReply {
  if (status < 400 && headers[METER_HEADER] === DO_REPORT) void views.add(request, [request.raw.url ?? '/']);
  void reply.code(status).headers({ ...pickHeaders(headers, FOR_VISITORS), [REQUEST_ID_HEADER]: request.id });
  const location = headers.location === undefined ? null : sitePath(headers.location);
  if (location !== null) void reply.header('location', location);
  // An answer to HEAD has no body but gives its length.
  if (request.method === 'HEAD' && headers['content-length']) {
    void reply.header('content-length', headers['content-length']);
  }
  return body.length > 0 ? reply.send(body) : reply.send();
}

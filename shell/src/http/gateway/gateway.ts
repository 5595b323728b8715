import type { Upstream } from '@lawdex/contracts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { fail } from '../errors.ts';
import { isForeign } from '../foreign.ts';
import { sitePath } from '../site-path.core.ts';
import { FOR_SERVICES, SERVICE_DOWN, pickHeaders } from './upstreams.ts';
import type { UpstreamAnswer, Upstreams } from './upstreams.ts';

const API = '/api/';
const WRITES = ['POST', 'PUT', 'PATCH', 'DELETE'];

/** What a visitor gets to see of a service's answer. Not `set-cookie`: the site knows no visitors. */
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
  'x-total-count',
];

export interface GatewayOptions {
  services: readonly Upstream[];
  upstreams: Pick<Upstreams, 'forward'>;
  origin: string;
  /** Something was written: what was read before may be old. */
  onWrite(): void;
}

/** One door to the services, on the site's own origin: /api, and what they claim outside of it, such as feeds. */
export function registerGateway(server: FastifyInstance, options: GatewayOptions): void {
  const claimed = options.services.flatMap(({ prefixes }) => prefixes);
  const outside = claimed.filter((prefix) => !prefix.startsWith(API));
  for (const prefix of new Set([API, ...outside])) {
    server.route({
      method: ['GET', 'HEAD', ...WRITES],
      url: `${prefix}*`,
      handler: (request, reply) => pass(request, reply, options),
    });
  }
}

async function pass(request: FastifyRequest, reply: FastifyReply, options: GatewayOptions): Promise<FastifyReply> {
  const { upstreams, origin, onWrite } = options;
  const isWrite = WRITES.includes(request.method);
  if (isWrite && isForeign(request, origin)) {
    return fail(reply, 403, 'foreign_origin', 'Writes are accepted from this site only.');
  }
  if (isWrite && !isJson(request)) {
    return fail(reply, 415, 'unsupported_media_type', 'Send the body as application/json.');
  }
  let answer: UpstreamAnswer;
  try {
    answer = await upstreams.forward({
      path: request.raw.url ?? '/',
      method: request.method,
      headers: { ...pickHeaders(request.headers, FOR_SERVICES), 'x-request-id': request.id },
      body: isWrite && Buffer.isBuffer(request.body) ? request.body : null,
    });
  } catch (error) {
    request.log.warn({ err: error }, 'service unavailable');
    return fail(reply, 503, 'service_unavailable', SERVICE_DOWN);
  }
  if (isWrite && answer.status < 400) onWrite();
  return send(request, reply, answer);
}

/** A form of another site can send text, but no JSON without asking first. Nothing to delete needs a body. */
function isJson({ method, headers }: FastifyRequest): boolean {
  if (method === 'DELETE' && headers['content-type'] === undefined) return true;
  return /^application\/json\s*(;|$)/i.test(headers['content-type'] ?? '');
}

function send(request: FastifyRequest, reply: FastifyReply, { status, headers, body }: UpstreamAnswer): FastifyReply {
  void reply.code(status).headers(pickHeaders(headers, FOR_VISITORS));
  const location = headers.location === undefined ? null : sitePath(headers.location);
  if (location !== null) void reply.header('location', location);
  // An answer to HEAD has no body, but says how long it would be.
  if (request.method === 'HEAD' && headers['content-length']) {
    void reply.header('content-length', headers['content-length']);
  }
  return body.length > 0 ? reply.send(body) : reply.send();
}

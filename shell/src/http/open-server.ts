import type { Shutdown } from '@lawdex/admission/shutdown';
import Fastify, { LogController, type FastifyInstance } from 'fastify';
import { withAdmission, type Admission } from './admission/with-admission.ts';
import type { ShellConfig } from './config.ts';
import { unreadable } from './errors.ts';
import { createListener } from './listener/listener.ts';
import { pathOf } from './listener/request-target.core.ts';
import { securityHeaders } from './listener/security-headers.ts';
import { linesTo } from './metrics/lines-to.ts';
import { requestIdFrom } from './metrics/request-log.ts';
import type { IsProxy } from './visitors/trusted-proxies.ts';

/** Bytes of a request's body. A visitor's longest write is a review of 4,000 characters. */
const BODY_LIMIT = 32 * 1024;
/** Characters of one part of an address. It is longer than what Node reads of a request, so that every address gets a page. */
const MAX_PART_LENGTH = 32 * 1024;
/** One for all servers of the process, because it is emptied when that ends. */
const standardOutput = linesTo(1);
const TOO_MANY_CONNECTIONS =
  'an address has reached MAX_CONNECTIONS_PER_VISITOR; if it is your proxy, name it in TRUSTED_PROXIES';

export interface OpenServerOptions {
  isProxy: IsProxy;
  shutdown: Shutdown;
  admission: Admission;
}

/** Fastify without any route, which refuses visitors early under overload. */
export function openServer(config: ShellConfig, { isProxy, shutdown, admission }: OpenServerOptions): FastifyInstance {
  const { limits, origin, logLevel } = config;
  const server: FastifyInstance = Fastify({
    serverFactory: (handler) =>
      createListener(withAdmission(handler, admission), {
        headers: securityHeaders(origin, limits.HSTS_SUBDOMAINS),
        shutdown,
        connections: {
          total: limits.MAX_CONNECTIONS,
          perVisitor: limits.MAX_CONNECTIONS_PER_VISITOR,
          isProxy,
          onFull: (address) => server.log.warn({ address }, TOO_MANY_CONNECTIONS),
        },
      }),
    trustProxy: limits.TRUSTED_PROXIES.length > 0 && isProxy,
    rewriteUrl: ({ url }) => pathOf(url ?? '/'),
    frameworkErrors: (_error, request, reply) => void unreadable(request, reply),
    logger: { level: logLevel, stream: standardOutput },
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'requestId' }),
    bodyLimit: BODY_LIMIT,
    genReqId: requestIdFrom(isProxy),
    // Requests that arrived before the server stopped listening are still answered.
    return503OnClosing: false,
    routerOptions: { ignoreTrailingSlash: false, maxParamLength: MAX_PART_LENGTH },
  });
  for (const type of ['application/json', 'application/x-www-form-urlencoded']) {
    server.addContentTypeParser(type, { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
  }
  return server;
}

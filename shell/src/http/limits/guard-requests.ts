import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { ShellConfig } from '../config.ts';
import { isCrossSite } from '../cross-site.ts';
import type { Metrics } from '../metrics/metrics.ts';
import { logRefusals } from '../metrics/refusal-log.ts';
import { logRequests } from '../metrics/request-log.ts';
import type { IsProxy } from '../visitors/trusted-proxies.ts';
import { READS } from './request-kind.core.ts';
import { refuseTooMany, type CheckWrite } from './too-many.ts';
import { LimitsOfVisitors, type LimitsOptions } from './visitor-limits.ts';

export interface GuardOptions extends Pick<LimitsOptions, 'shared'> {
  isProxy: IsProxy;
  metrics: Metrics;
}

/** Adds what happens to every request before its route: it is logged and counted, and refused when its visitor asks for too much. */
export function guardRequests(
  server: FastifyInstance,
  { limits, origin }: Pick<ShellConfig, 'limits' | 'origin'>,
  { isProxy, metrics, shared }: GuardOptions,
): CheckWrite {
  registerCacheControl(server);
  logRequests(server, metrics, isProxy);
  logRefusals(server);
  warnOfUnknownProxy(server, isProxy);
  const isOthers = (request: FastifyRequest) => isCrossSite(request, origin);
  const checkWrite = refuseTooMany(server, new LimitsOfVisitors(limits, { isCrossSite: isOthers, shared }));
  refuseEncodedBodies(server);
  return checkWrite;
}

/** Sets Cache-Control where it is missing: errors and writes are not stored, others are revalidated by the visitor's browser. */
function registerCacheControl(server: FastifyInstance): void {
  server.addHook('onSend', (request, reply, _payload, done) => {
    if (reply.statusCode >= 400 || !READS.includes(request.method)) void reply.header('cache-control', 'no-store');
    else if (!reply.hasHeader('cache-control')) void reply.header('cache-control', 'private, no-cache');
    done();
  });
}

/** Refuses compressed bodies, because nothing unpacks them and a small one could become huge. */
function refuseEncodedBodies(server: FastifyInstance): void {
  server.addHook('onRequest', ({ headers }, _reply, done) => {
    if ((headers['content-encoding']?.toLowerCase() ?? 'identity') === 'identity') done();
    else done(Object.assign(new Error('Send the body without Content-Encoding.'), { statusCode: 415 }));
  });
}

/** Warns once about forwarded requests from an unknown proxy, behind which all visitors would share one limit. */
export function warnOfUnknownProxy(server: FastifyInstance, isProxy: IsProxy): void {
  let hasWarned = false;
  server.addHook('onRequest', (request, _reply, done) => {
    const address = request.socket.remoteAddress;
    if (!hasWarned && request.headers['x-forwarded-for'] !== undefined && address !== undefined && !isProxy(address)) {
      hasWarned = true;
      request.log.warn(
        { address },
        `X-Forwarded-For came from ${address} and was not believed. If that is your proxy, start with ` +
          `TRUSTED_PROXIES=${address}: until then all visitors count as one.`,
      );
    }
    done();
  });
}

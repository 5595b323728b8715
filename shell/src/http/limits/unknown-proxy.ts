import type { FastifyInstance } from 'fastify';
import type { IsProxy } from '../visitors/trusted-proxies.ts';

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

import type { FastifyInstance } from 'fastify';
import { OnceAMinute } from './once-a-minute.ts';

/** Refusals that browsers on this site never cause. 429 is logged with the limits. */
const REFUSALS: Readonly<Record<number, string>> = {
  400: 'a malformed request',
  403: 'a write from another site',
  405: 'a method that is not taken',
  413: 'a body that is too large',
  415: 'a body of another type',
};

/** Logs each kind of refusal once a minute with its number, because a line for each would fill the disk. */
export function logRefusals(server: FastifyInstance, now?: () => number): void {
  const kinds = new OnceAMinute(now);
  server.addHook('onResponse', (request, { statusCode }, done) => {
    const what = REFUSALS[statusCode];
    const refused = what === undefined ? null : kinds.count(what);
    if (refused !== null) {
      // Without the query, which contains what visitors search for.
      const last = { ip: request.ip, method: request.method, path: request.url.split('?', 1)[0] };
      server.log.warn({ status: statusCode, refused, last, requestId: request.id }, `refused: ${what}`);
    }
    done();
  });
}

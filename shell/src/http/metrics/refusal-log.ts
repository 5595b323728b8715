import type { FastifyInstance } from 'fastify';

/** Refusals that browsers on this site never cause. 429 is logged with the limits. */
const REFUSALS: Readonly<Record<number, string>> = {
  400: 'a malformed request',
  403: 'a write from another site',
  405: 'a method that is not taken',
  413: 'a body that is too large',
  415: 'a body of another type',
};
const TELL_MS = 60_000;

/** Logs each kind of refusal once a minute with its number, because a line for each would fill the disk. */
export function logRefusals(server: FastifyInstance, now: () => number = () => performance.now()): void {
  const kinds = new Map<number, { refused: number; toldAt: number }>();
  server.addHook('onResponse', (request, { statusCode }, done) => {
    const what = REFUSALS[statusCode];
    if (what !== undefined) {
      const kind = kinds.get(statusCode) ?? { refused: 0, toldAt: -Infinity };
      kinds.set(statusCode, kind);
      kind.refused++;
      if (now() - kind.toldAt >= TELL_MS) {
        // Without the query, which contains what visitors search for.
        const last = { ip: request.ip, method: request.method, path: request.url.split('?', 1)[0] };
        server.log.warn({ status: statusCode, refused: kind.refused, last, requestId: request.id }, `refused: ${what}`);
        kind.refused = 0;
        kind.toldAt = now();
      }
    }
    done();
  });
}

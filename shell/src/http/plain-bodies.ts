import type { FastifyInstance } from 'fastify';

class EncodedBody extends Error {
  override name = 'EncodedBody';
  readonly statusCode = 415;
}

/** Refuses compressed bodies, because nothing unpacks them and a small one could become huge. */
export function refuseEncodedBodies(server: FastifyInstance): void {
  server.addHook('onRequest', (request, _reply, done) => {
    const encoding = request.headers['content-encoding'];
    const isPlain = encoding === undefined || encoding.toLowerCase() === 'identity';
    if (isPlain) done();
    else done(new EncodedBody('Send the body without Content-Encoding.'));
  });
}

import { fileURLToPath } from 'node:url';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';

const PUBLIC = fileURLToPath(new URL('../../public', import.meta.url));

/** The few files that stand at fixed addresses: a route for each file of `public/` that there is at the start. */
export async function registerPublicFiles(server: FastifyInstance): Promise<void> {
  await server.register(fastifyStatic, { root: PUBLIC, wildcard: false, index: false, dotfiles: 'deny', maxAge: '1d' });
  // Crawlers must be able to read a page to see that it is noindex.
  server.get('/robots.txt', (_request, reply) => reply.type('text/plain').send('User-agent: *\nAllow: /\n'));
}

import { readFileSync } from 'node:fs';
import type { FastifyInstance } from 'fastify';

const TYPES: Record<string, string> = {
  'favicon.svg': 'image/svg+xml',
  'apple-touch-icon.png': 'image/png',
  'icon-512.png': 'image/png',
  'share-image.png': 'image/png',
};

/** The few files that stand at fixed addresses. */
export function registerPublicFiles(app: FastifyInstance): void {
  for (const [name, type] of Object.entries(TYPES)) {
    const content = readFileSync(new URL(`../../public/${name}`, import.meta.url));
    app.get(`/${name}`, (_request, reply) =>
      reply.type(type).header('cache-control', 'public, max-age=86400').send(content),
    );
  }
  // Crawlers must be able to read a page to see that it is noindex.
  app.get('/robots.txt', (_request, reply) => reply.type('text/plain').send('User-agent: *\nAllow: /\n'));
}

import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Site } from '@lawdex/contracts';
import { sha384 } from '@lawdex/release-store';
import type { FastifyInstance } from 'fastify';
import { FILE_TYPES, sendContent } from './send-content.ts';

const PUBLIC = fileURLToPath(new URL('../../../public', import.meta.url));

/** Serves the files of `public/` at fixed addresses, from memory. */
export function registerPublicFiles(server: FastifyInstance): void {
  for (const file of readdirSync(PUBLIC)) {
    const content = readFileSync(path.join(PUBLIC, file));
    const integrity = sha384(content);
    const type = FILE_TYPES[path.extname(file)] ?? 'application/octet-stream';
    server.get(`/${file}`, (request, reply) =>
      sendContent(request, reply.type(type).header('cache-control', 'public, max-age=86400'), content, integrity),
    );
  }
}

const HALF_A_YEAR_MS = 182 * 24 * 60 * 60 * 1000;

/** Serves the contact for security reports (RFC 9116), which needs an expiry date. */
export function registerSecurityTxt(
  server: FastifyInstance,
  { contactEmail, origin }: Pick<Site, 'contactEmail' | 'origin'>,
): void {
  server.get('/.well-known/security.txt', (_request, reply) => {
    const lines = [
      `Contact: mailto:${contactEmail}`,
      `Expires: ${new Date(Date.now() + HALF_A_YEAR_MS).toISOString()}`,
      'Preferred-Languages: en',
      `Canonical: ${origin}/.well-known/security.txt`,
    ];
    return reply.type('text/plain; charset=utf-8').send(`${lines.join('\n')}\n`);
  });
}

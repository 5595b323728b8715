import { createHash } from 'node:crypto';
import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { FastifyInstance } from 'fastify';
import { FILE_TYPES, sendContent } from './send-content.ts';

const PUBLIC = fileURLToPath(new URL('../../../public', import.meta.url));

/** Serves the files of `public/` at fixed addresses, from memory. */
export function registerPublicFiles(server: FastifyInstance): void {
  for (const file of readdirSync(PUBLIC)) {
    const content = readFileSync(path.join(PUBLIC, file));
    const integrity = `sha384-${createHash('sha384').update(content).digest('base64')}`;
    const type = FILE_TYPES[path.extname(file)] ?? 'application/octet-stream';
    server.get(`/${file}`, (request, reply) =>
      sendContent(request, reply.type(type).header('cache-control', 'public, max-age=86400'), content, integrity),
    );
  }
}

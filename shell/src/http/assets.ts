import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { FastifyReply } from 'fastify';
import type { VerifiedRelease } from '../registry/read-release.ts';
import { releaseUrl } from '../registry/release-set.ts';

const TYPES: Record<string, string> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.woff2': 'font/woff2',
  '.map': 'application/json',
};

/** The client files of verified releases, by URL. Only what a release lists with its hash can be asked for. */
export class Assets {
  private readonly files = new Map<string, string>();

  add(releases: readonly VerifiedRelease[]): void {
    for (const verified of releases) {
      for (const file of Object.keys(verified.release.files)) {
        if (!file.startsWith('client/')) continue;
        this.files.set(releaseUrl(verified, file.slice('client/'.length)), path.join(verified.dir, file));
      }
    }
  }

  async send(url: string, acceptEncoding: string, reply: FastifyReply): Promise<FastifyReply> {
    const file = this.files.get(url);
    const type = TYPES[path.extname(url)];
    if (!file || !type) return reply.code(404).header('cache-control', 'no-store').type('text/plain').send('Not found');
    const encoding = ['br', 'gzip'].find(
      (name) => acceptEncoding.includes(name) && this.files.has(`${url}.${EXTENSIONS[name]}`),
    );
    if (encoding) void reply.header('content-encoding', encoding);
    return reply
      .type(type)
      .header('cache-control', 'public, max-age=31536000, immutable')
      .header('vary', 'accept-encoding')
      .header('cross-origin-resource-policy', 'same-origin')
      .send(await readFile(encoding ? `${file}.${EXTENSIONS[encoding]}` : file));
  }
}

const EXTENSIONS: Record<string, string> = { br: 'br', gzip: 'gz' };

import path from 'node:path';
import { RELEASES_PREFIX } from '@lawdex/contracts';
import type { FastifyInstance } from 'fastify';
import type { VerifiedRelease } from '../registry/read-release.ts';
import { releaseUrl } from '../registry/release-set.ts';
import { chooseEncoding } from './encoding.ts';
import type { Encoding } from './encoding.ts';

const TYPES: Record<string, string> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.woff2': 'font/woff2',
  '.map': 'application/json',
};

const EXTENSIONS: Record<Encoding, string> = { br: '.br', gzip: '.gz' };

interface ReleaseFile {
  /** The `client` folder of its release. */
  dir: string;
  /** Path inside that folder. */
  name: string;
}

/** The client files of verified releases, by URL. Only what a release lists with its hash can be asked for. */
export class ReleaseFiles {
  private readonly files = new Map<string, ReleaseFile>();

  add(releases: readonly VerifiedRelease[]): void {
    for (const verified of releases) {
      const dir = path.join(verified.dir, 'client');
      for (const file of Object.keys(verified.release.files)) {
        if (!file.startsWith('client/')) continue;
        const name = file.slice('client/'.length);
        this.files.set(releaseUrl(verified, name), { dir, name });
      }
    }
  }

  /** In the encoding that is wished for, where the release has it. */
  find(url: string, wished: Encoding | null): { file: ReleaseFile; encoding: Encoding | null } | null {
    const encoded = wished && this.files.get(url + EXTENSIONS[wished]);
    if (encoded) return { file: encoded, encoding: wished };
    const plain = this.files.get(url);
    return plain ? { file: plain, encoding: null } : null;
  }
}

/**
 * `/_mf/<name>/<version>/<file>`. The encoding is chosen here and not by @fastify/static's `preCompressed`, because that
 * one sends gzip to who asks for `gzip;q=0, *`.
 */
export function registerReleaseFiles(server: FastifyInstance, files: ReleaseFiles): void {
  server.get<{ Params: { '*': string } }>(`${RELEASES_PREFIX}*`, (request, reply) => {
    const url = RELEASES_PREFIX + request.params['*'];
    const type = TYPES[path.extname(url)];
    const found = type === undefined ? null : files.find(url, chooseEncoding(request.headers['accept-encoding']));
    if (!type || !found)
      return reply.code(404).header('cache-control', 'no-store').type('text/plain').send('Not found');
    if (found.encoding) void reply.header('content-encoding', found.encoding);
    return reply
      .type(type)
      .header('vary', 'accept-encoding')
      .header('cross-origin-resource-policy', 'same-origin')
      .sendFile(found.file.name, found.file.dir, { contentType: false, immutable: true, maxAge: '365d' });
  });
}

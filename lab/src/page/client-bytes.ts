import { statSync } from 'node:fs';
import { join } from 'node:path';
import { ask } from './load.ts';
import type { LiveRelease } from './live-releases.ts';

export interface Bytes {
  raw: number;
  gzip: number;
  brotli: number;
}

export interface FirstLoad {
  path: string;
  html: Bytes;
  scripts: Bytes;
  styles: Bytes;
}

const NAMED = /(?:src|href)="\/_mf\/([^/]+)\/([^/]+)\/([^"]+\.(?:js|css))"/g;
/** No document names it, but every first visit loads it. */
const CONSENT = /^client\/(.*CookieConsent.*\.js)$/;

/** Bytes of a first visit to a page: the document and the files that it names. */
export async function firstLoad(origin: string, path: string, live: readonly LiveRelease[]): Promise<FirstLoad> {
  const [plain, gzip, brotli] = await Promise.all(
    ['identity', 'gzip', 'br'].map((encoding) => ask(origin, path, encoding)),
  );
  const html = plain?.body.toString() ?? '';
  const named = [...html.matchAll(NAMED)].map(([, name = '', version = '', file = '']) => {
    const release = live.find((one) => one.release.name === name && one.release.version === version);
    if (!release) throw new Error(`${path} names ${file} of ${name} ${version}, which is not live.`);
    return join(release.dir, 'client', file);
  });
  const consent = live.flatMap(({ dir, release }) =>
    Object.keys(release.files).flatMap((file) => (CONSENT.test(file) ? [join(dir, file)] : [])),
  );
  const files = [...new Set([...named, ...consent])];
  return {
    path,
    html: { raw: Buffer.byteLength(html), gzip: gzip?.body.length ?? 0, brotli: brotli?.body.length ?? 0 },
    scripts: sizes(files.filter((file) => file.endsWith('.js'))),
    styles: sizes(files.filter((file) => file.endsWith('.css'))),
  };
}

/** As they are served: compressed beside the original when the release was built. */
function sizes(files: readonly string[]): Bytes {
  const sum = (extension: string) => files.reduce((bytes, file) => bytes + statSync(file + extension).size, 0);
  return { raw: sum(''), gzip: sum('.gz'), brotli: sum('.br') };
}

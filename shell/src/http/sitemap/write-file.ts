import { once } from 'node:events';
import { setImmediate as turn } from 'node:timers/promises';
import { createGzip } from 'node:zlib';
import { URLSET_BEGIN, URLSET_END, urls } from './sitemap-xml.ts';
import type { Listed } from './listed.core.ts';

/** Lines that are written before other work gets its turn. */
const LINES = 500;

/** Writes a gzip sitemap without keeping its text in memory or blocking other requests. */
export async function writeFile(origin: string, entries: readonly Listed[]): Promise<Buffer> {
  const gzip = createGzip({ level: 6 });
  const chunks: Buffer[] = [];
  gzip.on('data', (chunk: Buffer) => chunks.push(chunk));
  const ended = once(gzip, 'end');
  gzip.write(URLSET_BEGIN);
  for (let first = 0; first < entries.length; first += LINES) {
    if (!gzip.write(urls(origin, entries.slice(first, first + LINES)))) await once(gzip, 'drain');
    await turn();
  }
  gzip.end(URLSET_END);
  await ended;
  return Buffer.concat(chunks);
}

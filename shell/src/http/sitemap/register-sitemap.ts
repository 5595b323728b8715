import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { gunzip, gzip } from 'node:zlib';
import { SITEMAP_PATH, type Site } from '@lawdex/contracts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import fresh from 'fresh';
import { acceptedEncodings } from '../content/encoding.ts';
import { fail, notFound } from '../errors.ts';
import { Sitemap, type SitemapOptions } from './sitemap.ts';

/** Allows all pages, because crawlers must read a page to see that it is noindex. */
const robotsTxt = ({ origin, demoData }: Pick<Site, 'origin' | 'demoData'>): string =>
  `User-agent: *\nAllow: /\n${demoData ? '' : `\nSitemap: ${origin}${SITEMAP_PATH}\n`}`;

const toGzip = promisify(gzip);
const fromGzip = promisify(gunzip);

const KEPT = 'public, max-age=600';
const DOWN = 'This part of the sitemap cannot be listed right now. Please come again later.';

/** Serves robots.txt and the sitemap. A site with demo data is noindex and has no sitemap. */
export function registerSitemap(
  server: FastifyInstance,
  { site, ...options }: Omit<SitemapOptions, 'log' | 'site'> & { site: Site },
): void {
  server.get('/robots.txt', (_request, reply) => reply.type('text/plain; charset=utf-8').send(robotsTxt(site)));
  if (site.demoData) {
    for (const url of [SITEMAP_PATH, '/sitemap-:file']) server.get(url, notFound);
    return;
  }
  const sitemap = new Sitemap({ ...options, site, log: (message) => server.log.error(message) });
  server.get(SITEMAP_PATH, async (request, reply) => send(request, reply, await toGzip(await sitemap.index())));
  server.get('/sitemap-:file', async (request, reply) => {
    const asked = readFileName(request.url.split('?', 1)[0] ?? '');
    const outcome = asked ? await sitemap.file(asked.name, asked.part) : { kind: 'unknown' as const };
    if (outcome.kind === 'unknown') return notFound(request, reply);
    if (outcome.kind === 'file') return send(request, reply, outcome.content);
    return fail(reply.header('retry-after', outcome.retryAfter), 503, 'service_unavailable', DOWN);
  });
}

async function send({ headers }: FastifyRequest, reply: FastifyReply, content: Buffer): Promise<FastifyReply> {
  // A weak tag, because it is the same for both encodings.
  const tag = `"${createHash('sha256').update(content).digest('base64url').slice(0, 24)}"`;
  void reply
    .type('application/xml; charset=utf-8')
    .header('cache-control', KEPT)
    .header('vary', 'accept-encoding')
    .header('etag', `W/${tag}`);
  if (fresh(headers, { etag: tag })) return reply.code(304).send();
  if (!acceptedEncodings(headers['accept-encoding']).includes('gzip')) return reply.send(await fromGzip(content));
  return reply.header('content-encoding', 'gzip').send(content);
}

/** Reads `/sitemap-{name}-{part}.xml`; null for other names. */
export function readFileName(path: string): { name: string; part: number } | null {
  const [, name = '', digits = ''] = /^\/sitemap-([a-z]+(?:-[a-z]+)*)-([1-9]\d{0,4})\.xml$/.exec(path) ?? [];
  return name === '' ? null : { name, part: Number(digits) };
}

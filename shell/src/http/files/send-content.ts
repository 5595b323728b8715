import type { FastifyReply, FastifyRequest } from 'fastify';
import { matchesTag, readRange } from '../content/conditions.core.ts';

export const FILE_TYPES: Readonly<Record<string, string>> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.ico': 'image/x-icon',
  '.webmanifest': 'application/manifest+json',
  '.woff2': 'font/woff2',
  '.json': 'application/json',
  '.map': 'application/json',
};

/** Sends content from memory: 304 if the visitor has it, or the requested range. */
export function sendContent(
  { headers }: FastifyRequest,
  reply: FastifyReply,
  content: Buffer,
  /** `sha384-<base64>` of the content. */
  integrity: string,
): FastifyReply {
  const tag = `"${integrity.slice('sha384-'.length, 40)}"`;
  void reply.header('etag', tag).header('accept-ranges', 'bytes');
  if (matchesTag(headers['if-none-match'], tag)) return reply.code(304).send();
  const asksForPart = headers['if-range'] === undefined || headers['if-range'] === tag;
  const range = asksForPart ? readRange(headers.range, content.length) : null;
  if (range === null) return reply.send(content);
  if (range === 'unsatisfiable') {
    return reply.code(416).header('content-range', `bytes */${content.length}`).send();
  }
  const { first, last } = range;
  return reply
    .code(206)
    .header('content-range', `bytes ${first}-${last}/${content.length}`)
    .send(content.subarray(first, last + 1));
}

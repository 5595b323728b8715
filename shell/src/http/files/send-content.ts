import type { FastifyReply, FastifyRequest } from 'fastify';
import fresh from 'fresh';
import parseRange from 'range-parser';

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
  if (fresh(headers, { etag: tag })) return reply.code(304).send();
  const asksForPart = headers['if-range'] === undefined || headers['if-range'] === tag;
  const ranges = parseRange(content.length, (asksForPart && headers.range) || '');
  if (ranges === -1) return reply.code(416).header('content-range', `bytes */${content.length}`).send();
  const [range, another] = ranges === -2 || ranges.type !== 'bytes' ? [] : ranges;
  // Several parts would need a form of their own, which nobody has to be sent.
  if (!range || another) return reply.send(content);
  return reply
    .code(206)
    .header('content-range', `bytes ${range.start}-${range.end}/${content.length}`)
    .send(content.subarray(range.start, range.end + 1));
}

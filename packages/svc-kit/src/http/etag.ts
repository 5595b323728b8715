import { createHash } from 'node:crypto';
import type { FastifyReply } from 'fastify';

export const etagOf = (content: string | Buffer): string =>
  `"${createHash('sha256').update(content).digest('base64url').slice(0, 22)}"`;

/** Whether the caller has what this tag is of; then it is told so by a 304, for which there is no body to send. */
export function isKnown(etag: string, reply: FastifyReply): boolean {
  const known = reply.request.headers['if-none-match']?.split(',') ?? [];
  // A proxy that compresses turns our tag into a weak one.
  if (!known.some((tag) => tag.trim().replace(/^W\//, '') === etag)) return false;
  void reply.code(304);
  return true;
}

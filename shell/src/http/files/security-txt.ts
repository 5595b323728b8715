import type { Site } from '@lawdex/contracts';
import type { FastifyInstance } from 'fastify';

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

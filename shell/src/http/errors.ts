import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { sendPlainPage } from './plain-page.ts';

const CODES: Record<number, string> = { 400: 'bad_request', 413: 'body_too_large', 415: 'unsupported_media_type' };

/** The error code of what Fastify itself refuses. */
const codeOf = (status: number): string => CODES[status] ?? (status < 500 ? 'bad_request' : 'internal_error');

/** Sends an error in the form of the API, which is never stored. */
export function fail(reply: FastifyReply, status: number, code: string, message: string): FastifyReply {
  return (
    reply
      .code(status)
      // A file that turned out to be missing has already set its encoding.
      .removeHeader('content-encoding')
      .type('application/json; charset=utf-8')
      .header('cache-control', 'no-store')
      .send({ code, message, requestId: reply.request.id })
  );
}

export const notFound = (request: FastifyRequest, reply: FastifyReply): FastifyReply =>
  fail(reply, 404, 'not_found', `There is no ${request.method} ${request.url.split('?')[0]}.`);

/** Answers an address that cannot be decoded, which reaches no route and no hook. */
export const unreadable = (request: FastifyRequest, reply: FastifyReply): FastifyReply =>
  request.url.startsWith('/api/')
    ? fail(reply, 400, 'bad_request', 'This address cannot be decoded.')
    : sendPlainPage(reply, 400, { title: 'No such address', text: 'Something in this address cannot be read.' });

/** Errors of the API are JSON, all others are the error screen. */
export function answerErrors(
  server: FastifyInstance,
  pages: { fail(request: FastifyRequest, reply: FastifyReply, status: number): Promise<FastifyReply> },
): void {
  server.setNotFoundHandler(notFound);
  server.setErrorHandler((error: { statusCode?: number; message: string }, request, reply) => {
    const status = error.statusCode ?? 500;
    if (status >= 500) request.log.error({ err: error }, 'request failed');
    if (!request.url.startsWith('/api/')) return pages.fail(request, reply, status);
    return fail(reply, status, codeOf(status), status < 500 ? error.message : 'Something went wrong on our side.');
  });
}

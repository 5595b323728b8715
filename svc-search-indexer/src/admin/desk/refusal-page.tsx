import type { DomainError } from '@lawdex/svc-kit';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { deskHtml } from './layout.tsx';

/** A refusal of the desk, as a page. */
export function sendRefusal(request: FastifyRequest, reply: FastifyReply, error: DomainError): FastifyReply {
  const path = request.url.split('?')[0] ?? '/admin';
  const html = deskHtml(
    {
      title: 'That did not work',
      path: null,
      notice: { kind: 'bad', text: error.message },
      children: (
        <>
          <h1>That did not work</h1>
          <p>
            <a href={request.method === 'GET' ? path : '/admin'}>Back to the desk</a>
          </p>
        </>
      ),
    },
    null,
  );
  return reply
    .code(error.status)
    .headers({ ...error.headers })
    .type('text/html; charset=utf-8')
    .send(html);
}

import { Catch, type ArgumentsHost, type ExceptionFilter } from '@nestjs/common';
import { DomainError } from '@lawdex/svc-kit';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { deskHtml } from './layout.tsx';

/** What a page of the desk cannot do is said on a page, too. Bugs are for the filter of all services, which logs them. */
@Catch(DomainError)
export class DeskErrors implements ExceptionFilter<DomainError> {
  catch(error: DomainError, host: ArgumentsHost): void {
    const request = host.switchToHttp().getRequest<FastifyRequest>();
    const reply = host.switchToHttp().getResponse<FastifyReply>();
    const path = request.url.split('?')[0] ?? '/admin';
    const html = deskHtml({
      title: 'That did not work',
      path: null,
      viewer: null,
      notice: { kind: 'bad', text: error.message },
      children: (
        <>
          <h1>That did not work</h1>
          <p>
            <a href={request.method === 'GET' ? path : '/admin'}>Back to the desk</a>
          </p>
        </>
      ),
    });
    void reply
      .code(error.status)
      .headers({ ...error.headers })
      .type('text/html; charset=utf-8')
      .send(html);
  }
}

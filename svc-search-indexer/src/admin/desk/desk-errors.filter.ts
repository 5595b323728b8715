import { Catch } from '@nestjs/common';
import type { ArgumentsHost, ExceptionFilter } from '@nestjs/common';
import { DomainError } from '@lawdex/svc-kit';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { sendRefusal } from './refusal-page.tsx';

/** A refusal of the desk is shown as a page. Bugs are left to the filter of all services, which logs them. */
@Catch(DomainError)
export class DeskErrors implements ExceptionFilter<DomainError> {
  catch(error: DomainError, host: ArgumentsHost): void {
    const http = host.switchToHttp();
    void sendRefusal(http.getRequest<FastifyRequest>(), http.getResponse<FastifyReply>(), error);
  }
}

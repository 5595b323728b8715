import { Catch, type ArgumentsHost, type ExceptionFilter } from '@nestjs/common';
import type { ApiError } from '@lawdex/contracts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Logger } from '../logging/logger.ts';
import { describeError } from './describe-error.core.ts';
import { OVERLOADED } from './domain-error.core.ts';

/** Sends every error in the same form. A bug is logged here, once, with its request id and stack; passing trouble without one. No query. */
export function sendError(error: unknown, request: FastifyRequest, reply: FastifyReply, logger: Logger): void {
  const { status, code, message, headers } = describeError(error);
  const context = { requestId: request.id, method: request.method, url: request.url.split('?', 1)[0] };
  if (status === 500) logger.error({ ...context, err: error }, code);
  // Refusals are only counted, because a line for each would be work for a process that has too much of it.
  else if (status > 500 && code !== OVERLOADED) logger.warn({ ...context, reason: reasonOf(error) }, code);
  if (reply.sent) return;
  const body: ApiError = { code, message, requestId: request.id };
  // The header is set again, because a malformed address is answered before any hook runs.
  void reply
    .code(status)
    .headers({ ...headers, 'x-request-id': request.id, 'cache-control': 'no-store' })
    .type('application/json')
    .send(body);
}

const reasonOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

@Catch()
export class ErrorFilter implements ExceptionFilter {
  constructor(private readonly logger: Logger) {}

  catch(error: unknown, host: ArgumentsHost): void {
    const http = host.switchToHttp();
    sendError(error, http.getRequest<FastifyRequest>(), http.getResponse<FastifyReply>(), this.logger);
  }
}

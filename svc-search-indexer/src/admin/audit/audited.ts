import { Injectable, SetMetadata } from '@nestjs/common';
import type { CallHandler, ExecutionContext, NestInterceptor } from '@nestjs/common';
import { DomainError } from '@lawdex/svc-kit';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { from, lastValueFrom } from 'rxjs';
import type { Observable } from 'rxjs';
import { Admins } from '../door/admins.ts';
import { AuditLog } from './audit-log.ts';

const ACTION = 'admin action';

/** `@Audited('remove popular search')`: what this handler does stands in the audit log, whether it succeeded or not. */
export const Audited = (action: string) => SetMetadata(ACTION, action);

/** For every controller of admins: `@UseInterceptors(AuditInterceptor)`. */
@Injectable()
export class AuditInterceptor implements NestInterceptor {
  constructor(
    private readonly admins: Admins,
    private readonly audit: AuditLog,
  ) {}

  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    const action: unknown = Reflect.getMetadata(ACTION, context.getHandler());
    if (typeof action !== 'string') return next.handle();
    const request = context.switchToHttp().getRequest<FastifyRequest>();
    const { by, address } = this.admins.of(request);
    const note = (outcome: string) => this.audit.note({ by, address, action, detail: detailOf(request.body), outcome });
    const work = async (): Promise<unknown> => {
      try {
        const answer: unknown = await lastValueFrom(next.handle(), { defaultValue: undefined });
        // Some refusals are answers, because they say more than an error can.
        const { statusCode } = context.switchToHttp().getResponse<FastifyReply>();
        await note(statusCode < 400 ? 'done' : codeOf(answer));
        return answer;
      } catch (error) {
        await note(error instanceof DomainError ? error.code : 'error');
        throw error;
      }
    };
    return from(work());
  }
}

const detailOf = (body: unknown): Record<string, unknown> =>
  typeof body === 'object' && body !== null ? { ...body } : {};

const codeOf = (answer: unknown): string => {
  const code: unknown = Reflect.get(Object(answer), 'code');
  return typeof code === 'string' ? code : 'refused';
};

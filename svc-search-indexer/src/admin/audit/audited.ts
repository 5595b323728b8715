import { applyDecorators, Injectable, SetMetadata, UseInterceptors } from '@nestjs/common';
import type { CallHandler, ExecutionContext, NestInterceptor } from '@nestjs/common';
import { DomainError } from '@lawdex/svc-kit';
import type { FastifyRequest } from 'fastify';
import { from, lastValueFrom, type Observable } from 'rxjs';
import { adminOf } from '../access/admins.ts';
import { AuditLog } from './audit-log.ts';

const ACTION = 'admin action';

@Injectable()
class AuditInterceptor implements NestInterceptor {
  constructor(private readonly audit: AuditLog) {}

  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    const action = String(Reflect.getMetadata(ACTION, context.getHandler()));
    const request = context.switchToHttp().getRequest<FastifyRequest>();
    const { by, address } = adminOf(request);
    const note = (outcome: string) => this.audit.note({ by, address, action, detail: detailOf(request.body), outcome });
    const work = async (): Promise<unknown> => {
      try {
        const answer: unknown = await lastValueFrom(next.handle(), { defaultValue: undefined });
        await note(codeOf(answer) ?? 'done');
        return answer;
      } catch (error) {
        await note(error instanceof DomainError ? error.code : 'error');
        throw error;
      }
    };
    return from(work());
  }
}

/** `@Audited('remove popular search')`: what this handler does stands in the audit log, whether it succeeded or not. */
export const Audited = (action: string) =>
  applyDecorators(SetMetadata(ACTION, action), UseInterceptors(AuditInterceptor));

const detailOf = (body: unknown): Record<string, unknown> =>
  typeof body === 'object' && body !== null ? { ...body } : {};

/** Some refusals are answers with a code, because they say more than an error can. */
const codeOf = (answer: unknown): string | undefined => {
  const code: unknown = Reflect.get(Object(answer), 'code');
  return typeof code === 'string' ? code : undefined;
};

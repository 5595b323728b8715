import { DomainError } from '@lawdex/svc-kit';
import {
  applyDecorators,
  Controller,
  createParamDecorator,
  Get,
  HttpCode,
  Injectable,
  Post,
  SetMetadata,
  UseFilters,
  UseInterceptors,
  Catch,
} from '@nestjs/common';
import type { CallHandler, ExecutionContext, NestInterceptor, ArgumentsHost, ExceptionFilter } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { map, type Observable } from 'rxjs';
import { findAdmin } from '../access/admins.ts';
import { deskHtml, sendRefusal, type DeskPage, type Notice, type Viewer } from './layout.tsx';

/** A refusal of the desk is shown as a page. Bugs are left to the filter of all services, which logs them. */
@Catch(DomainError)
class DeskErrors implements ExceptionFilter<DomainError> {
  catch(error: DomainError, host: ArgumentsHost): void {
    const http = host.switchToHttp();
    void sendRefusal(http.getRequest<FastifyRequest>(), http.getResponse<FastifyReply>(), error);
  }
}

const DONE = 'done on the desk';

interface Done {
  back: string;
  says?: string | undefined;
}

/** Sends a page as HTML. After an action without one, its page follows, which says what has happened. */
@Injectable()
class DeskAnswers implements NestInterceptor<DeskPage | undefined> {
  intercept(context: ExecutionContext, next: CallHandler<DeskPage | undefined>): Observable<string | undefined> {
    const http = context.switchToHttp();
    const reply = http.getResponse<FastifyReply>();
    const request = http.getRequest<FastifyRequest>();
    const done = Reflect.getMetadata(DONE, context.getHandler()) as Done | undefined;
    return next.handle().pipe(
      map((page) => {
        if (page) return htmlFor(request, reply, page);
        const session = findAdmin(request)?.session;
        if (session) session.notice = done?.says;
        void reply.header('location', done?.back);
        return undefined;
      }),
    );
  }
}

function htmlFor(request: FastifyRequest, reply: FastifyReply, page: DeskPage): string {
  const viewer = viewerOf(request);
  const { notice, status = 200 } = page;
  const text = viewer?.notice;
  if (viewer) viewer.notice = undefined;
  void reply.status(status).type('text/html; charset=utf-8');
  return deskHtml({ ...page, notice: notice ?? (text === undefined ? null : { kind: 'good', text }) }, viewer);
}

/** The session that looks at a page; null: nobody is signed in. Throws when a program asks, which has no use for pages. */
export function viewerOf(request: FastifyRequest): Viewer | null {
  const admin = findAdmin(request);
  if (admin && !admin.session) {
    throw new DomainError('not_acceptable', 406, 'Pages are for browsers. Programs ask /admin/api.');
  }
  return admin?.session ?? null;
}

/** Below `/admin`, and no part of the API. Refusals are pages. */
export const DeskController = () =>
  applyDecorators(ApiExcludeController(), UseFilters(DeskErrors), Controller('admin'));

export const Page = (path: string) => applyDecorators(Get(path), UseInterceptors(DeskAnswers));

/** The handler does what a form asks, and answers a page only to refuse it. Stands below `@Audited()`, which reads the page's code. */
export const Form = (path: string, back: Done['back'], says?: string) =>
  applyDecorators(Post(path), HttpCode(303), SetMetadata(DONE, { back, says }), UseInterceptors(DeskAnswers));

/** `@Field('query')`: a field of the form that was sent, `''` without it. */
export const Field = createParamDecorator((name: string, context) =>
  fieldOf(context.switchToHttp().getRequest<FastifyRequest>().body, name),
);

export const fieldOf = (body: unknown, name: string): string => {
  const value: unknown = Reflect.get(Object(body), name);
  return typeof value === 'string' ? value.trim() : '';
};

/** The error in words for the page. An error that is no refusal of ours is thrown on. */
export function refusalOf(error: unknown): { notice: Notice; status: number; code: string } {
  if (!(error instanceof DomainError)) throw error;
  const { message, status, code } = error;
  return { notice: { kind: 'bad', text: message }, status, code };
}

export const numberOf = (value: unknown): string | undefined =>
  typeof value === 'string' && /^\d{1,18}$/.test(value) ? value : undefined;

import { Injectable, type CallHandler, type ExecutionContext, type NestInterceptor } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { from, lastValueFrom, type Observable } from 'rxjs';
import { overloaded } from '../errors/overloaded.core.ts';
import { workFor, type RequestTime } from '../request-time.ts';
import { Admission } from './admission.ts';
import { turnKeyOf } from './in-turn.ts';

const RETRY_AFTER_SECONDS = 2;

/** Lets a request in when there is a place, and answers when its time is up, even if its handler still waits. */
@Injectable()
export class RequestTimeInterceptor implements NestInterceptor {
  constructor(private readonly admission: Admission) {}

  async intercept(context: ExecutionContext, next: CallHandler): Promise<Observable<unknown>> {
    const http = context.switchToHttp();
    const [request, reply] = [http.getRequest<FastifyRequest>(), http.getResponse<FastifyReply>()];
    const entrance = await this.admission.enter(request, reply, turnKeyOf(context));
    if (!entrance) return next.handle();
    const { time, leave } = entrance;
    const handle = () => lastValueFrom(next.handle(), { defaultValue: undefined });
    // The place stays taken until the work has ended, also after an early answer, because the machine is still busy
    // with it.
    const work = (time ? workFor(time, handle) : handle()).finally(leave);
    return from(time ? withinTime(time, work) : work);
  }
}

/** Rejects when the time is up, unless a commit is under way: then its outcome is waited for. */
function withinTime<T>(time: RequestTime, work: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => {
      if (!time.isCommitting) reject(overloaded(RETRY_AFTER_SECONDS));
    }, time.left);
    void work.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}

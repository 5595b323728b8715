import { Shutdown } from '@lawdex/admission/shutdown';
import { Global, Injectable, Module, ValidationPipe } from '@nestjs/common';
import type {
  CallHandler,
  CanActivate,
  DynamicModule,
  ExecutionContext,
  NestInterceptor,
  ValidationError,
} from '@nestjs/common';
import { APP_FILTER, APP_GUARD, APP_INTERCEPTOR, APP_PIPE } from '@nestjs/core';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { from, lastValueFrom, type Observable } from 'rxjs';
import { CLOCK, type Clock } from './clock.ts';
import { InvalidParameter, overloaded } from './errors/domain-error.core.ts';
import { ErrorFilter } from './errors/error-filter.ts';
import { HealthController } from './health/health.controller.ts';
import { Metrics } from './health/metrics.ts';
import { Admission } from './http/admission.ts';
import { turnKeyOf } from './http/in-turn.ts';
import { LOGGER, type Logger } from './logging/logger.ts';
import { workFor, type RequestTime } from './request-time.ts';

// Nest stores the decorated arguments of a handler under this key as `{ '<kind>:<index>': ... }`. Kind 4 is @Query().
const ROUTE_ARGUMENTS = '__routeArguments__';
const QUERY_KIND = '4:';

/** Handlers without @Query() refuse every query parameter. For the others their query class decides. */
@Injectable()
class NoQueryGuard implements CanActivate {
  private readonly takesQuery = new WeakMap<object, boolean>();

  canActivate(context: ExecutionContext): boolean {
    const handler = context.getHandler();
    let takes = this.takesQuery.get(handler);
    if (takes === undefined) {
      const metadata: unknown = Reflect.getMetadata(ROUTE_ARGUMENTS, context.getClass(), handler.name);
      takes = Object.keys(metadata ?? {}).some((key) => key.startsWith(QUERY_KIND));
      this.takesQuery.set(handler, takes);
    }
    if (takes) return true;
    for (const name in context.switchToHttp().getRequest<FastifyRequest>().query as object) {
      throw new InvalidParameter(name, `Unknown parameter "${name}".`);
    }
    return true;
  }
}

/** Lets a request in when there is a place, and answers when its time is up, even if its handler still waits. */
@Injectable()
class RequestTimeInterceptor implements NestInterceptor {
  constructor(private readonly admission: Admission) {}

  async intercept(context: ExecutionContext, next: CallHandler): Promise<Observable<unknown>> {
    const http = context.switchToHttp();
    const [request, reply] = [http.getRequest<FastifyRequest>(), http.getResponse<FastifyReply>()];
    const entrance = await this.admission.enter(request, reply, turnKeyOf(context));
    if (!entrance) return next.handle();
    const { time, leave } = entrance;
    const handle = () => lastValueFrom(next.handle(), { defaultValue: undefined });
    // The place stays taken until the work has ended, also after an early answer: the machine is still busy.
    const work = (time ? workFor(time, handle) : handle()).finally(leave);
    return from(time ? withinTime(time, work) : work);
  }
}

/** Rejects when the time is up, unless a commit is under way: then its outcome is waited for. */
function withinTime<T>(time: RequestTime, work: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => {
      if (!time.isCommitting) reject(overloaded());
    }, time.left);
    void work.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}

export interface KitParts {
  logger: Logger;
  metrics: Metrics;
  admission: Admission;
  shutdown: Shutdown;
  clock: Clock;
}

@Global()
@Module({})
export class KitModule {
  static forRoot({ logger, metrics, admission, shutdown, clock }: KitParts): DynamicModule {
    return {
      module: KitModule,
      controllers: [HealthController],
      providers: [
        { provide: LOGGER, useValue: logger },
        { provide: Metrics, useValue: metrics },
        { provide: Admission, useValue: admission },
        { provide: Shutdown, useValue: shutdown },
        { provide: CLOCK, useValue: clock },
        { provide: APP_FILTER, useValue: new ErrorFilter(logger) },
        { provide: APP_GUARD, useClass: NoQueryGuard },
        { provide: APP_INTERCEPTOR, useClass: RequestTimeInterceptor },
        { provide: APP_PIPE, useFactory: createValidationPipe },
      ],
      exports: [LOGGER, Metrics, Admission, CLOCK],
    };
  }
}

/** Answers the first problem in the words of the API: `rating must be ...`, nested properties as `hours.mon.open`. */
function firstProblem(errors: readonly ValidationError[], path = ''): InvalidParameter {
  const error = errors[0];
  if (!error) return new InvalidParameter('body', 'The body must be a JSON object.');
  const parameter = path + error.property;
  if (error.children?.length) return firstProblem(error.children, `${parameter}.`);
  const problems = error.constraints ?? {};
  if ('whitelistValidation' in problems) return new InvalidParameter(parameter, `Unknown parameter "${parameter}".`);
  if ('unknownValue' in problems) return new InvalidParameter('body', 'The body must be a JSON object.');
  const problem = Object.values(problems)[0] ?? 'is not valid';
  return new InvalidParameter(
    parameter,
    problem.startsWith(error.property) ? path + problem : `${parameter}: ${problem}`,
  );
}

/** Turns bodies and queries into instances of their classes, or refuses them with a 400 that names the parameter. */
function createValidationPipe(): ValidationPipe {
  return new ValidationPipe({
    transform: true,
    whitelist: true,
    forbidNonWhitelisted: true,
    forbidUnknownValues: true,
    stopAtFirstError: true,
    exceptionFactory: (errors) => firstProblem(errors),
  });
}

import { AsyncLocalStorage } from 'node:async_hooks';
import { Injectable, type CallHandler, type ExecutionContext, type NestInterceptor } from '@nestjs/common';
import { SEARCH_ENGINE_HEADER, type PopularSearch } from '@lawdex/contracts';
import type { FastifyReply } from 'fastify';
import { Observable, tap } from 'rxjs';
import { AskedEngine, type Question } from './asked-engine.ts';
import type { SearchEngine } from './search-engine.ts';

/** Says in a header which engine answered, whatever endpoint asked it and however far from the request it is. */
@Injectable()
export class AnsweredBy implements NestInterceptor {
  /** How many questions engines were asked since the process began: one that has no answer in time is a visitor too. */
  asked = 0;
  private readonly requests = new AsyncLocalStorage<{ engine: string | null }>();

  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    const request: { engine: string | null } = { engine: null };
    const reply = context.switchToHttp().getResponse<FastifyReply>();
    return new Observable((subscriber) =>
      this.requests.run(request, () =>
        next
          .handle()
          .pipe(
            tap(() => {
              if (request.engine) void reply.header(SEARCH_ENGINE_HEADER, request.engine);
            }),
          )
          .subscribe(subscriber),
      ),
    );
  }

  get engine(): string | null {
    return this.requests.getStore()?.engine ?? null;
  }

  note(engine: string): void {
    const request = this.requests.getStore();
    if (request) request.engine = engine;
  }
}

export class NotedEngine extends AskedEngine {
  constructor(
    private readonly engine: SearchEngine,
    private readonly answeredBy: AnsweredBy,
  ) {
    super();
  }

  get name(): string {
    return this.engine.name;
  }

  keepPopular(searches: readonly PopularSearch[], signal: AbortSignal): Promise<void> {
    return this.engine.keepPopular(searches, signal);
  }

  protected async ask<T>(question: Question<T>, signal: AbortSignal): Promise<T> {
    this.answeredBy.asked++;
    const answer = await question(this.engine, signal);
    this.answeredBy.note(this.name);
    return answer;
  }
}

import { AsyncLocalStorage } from 'node:async_hooks';
import { Injectable } from '@nestjs/common';
import type { CallHandler, ExecutionContext, NestInterceptor } from '@nestjs/common';
import { SEARCH_ENGINE_HEADER } from '@lawdex/contracts';
import { Observable, tap } from 'rxjs';
import type { EngineAnswer, EngineFilters, EngineHit, EngineQuery } from '@lawdex/search-language/plan';
import type { SearchEngine } from './search-engine.ts';

interface Reply {
  header(name: string, value: string): unknown;
}

/** Says in a header which engine answered, whatever endpoint asked it and however far from the request it is. */
@Injectable()
export class AnsweredBy implements NestInterceptor {
  /** How many questions engines were asked since the process began: one that has no answer in time is a visitor too. */
  asked = 0;
  private readonly requests = new AsyncLocalStorage<{ engine: string | null }>();

  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    const request: { engine: string | null } = { engine: null };
    const reply = context.switchToHttp().getResponse<Reply>();
    return new Observable((subscriber) =>
      this.requests.run(request, () =>
        next
          .handle()
          .pipe(
            tap(() => {
              if (request.engine) reply.header(SEARCH_ENGINE_HEADER, request.engine);
            }),
          )
          .subscribe(subscriber),
      ),
    );
  }

  note(engine: string): void {
    const request = this.requests.getStore();
    if (request) request.engine = engine;
  }
}

/** An engine whose answers are noted. */
export class NotedEngine implements SearchEngine {
  constructor(
    private readonly engine: SearchEngine,
    private readonly answeredBy: AnsweredBy,
  ) {}

  get name(): string {
    return this.engine.name;
  }

  search(query: EngineQuery, signal: AbortSignal): Promise<EngineAnswer> {
    return this.noting(() => this.engine.search(query, signal));
  }

  hits(query: EngineQuery, signal: AbortSignal): Promise<EngineHit[]> {
    return this.noting(() => this.engine.hits(query, signal));
  }

  count(query: Pick<EngineQuery, 'plan'>, choices: readonly EngineFilters[], signal: AbortSignal): Promise<number[]> {
    return this.noting(() => this.engine.count(query, choices, signal));
  }

  private async noting<T>(ask: () => Promise<T>): Promise<T> {
    this.answeredBy.asked++;
    const answer = await ask();
    this.answeredBy.note(this.name);
    return answer;
  }
}

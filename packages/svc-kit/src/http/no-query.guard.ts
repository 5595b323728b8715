import { Injectable } from '@nestjs/common';
import type { CanActivate, ExecutionContext } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { InvalidParameter } from '../errors/domain-error.core.ts';

// Nest stores the decorated arguments of a handler under this key as `{ '<kind>:<index>': ... }`. Kind 4 is @Query().
const ROUTE_ARGUMENTS = '__routeArguments__';
const QUERY_KIND = '4:';

/** Handlers without @Query() refuse every query parameter. For the others their query class decides. */
@Injectable()
export class NoQueryGuard implements CanActivate {
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

import { Gate, type EnterOptions, type Turn } from '@lawdex/admission';
import { SetMetadata, type ExecutionContext } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';

const IN_TURN = 'in-turn';

/**
 * `@InTurn('id')` marks writes that lock the row which this path parameter names. They wait for each other before they
 * take a connection, so that a crowd at one row does not hold up the others.
 */
export const InTurn = (parameter: string) => SetMetadata(IN_TURN, parameter);

/** Answers undefined for handlers that are not marked with `InTurn`. */
export function turnKeyOf(context: ExecutionContext): string | undefined {
  const handler = context.getHandler();
  const parameter: unknown = Reflect.getMetadata(IN_TURN, handler);
  if (typeof parameter !== 'string') return undefined;
  const { params } = context.switchToHttp().getRequest<FastifyRequest>();
  return `${handler.name} ${String(Reflect.get(Object(params), parameter)).toLowerCase()}`;
}

/** One of the two waits in PostgreSQL already, so that the row is never idle between them. */
const AT_ONCE = 2;
/** As long as time allows. The first comes first until it has waited too long for its work; then the newest does. */
const LINE = { inFlight: AT_ONCE, waiting: 1_000, patience: 10_000, target: 300 };

/** Holds a line for each row that somebody wants to write now. */
export class Turns {
  private readonly lines = new Map<string, Gate>();

  async take(key: string, options: EnterOptions): Promise<Turn> {
    const line = this.lines.get(key) ?? new Gate(LINE);
    this.lines.set(key, line);
    const turn = await line.enter(options);
    if (turn.kind === 'refused') return turn;
    const leave = () => {
      turn.leave();
      if (line.counts.inFlight === 0) this.lines.delete(key);
    };
    return { kind: 'admitted', leave };
  }
}

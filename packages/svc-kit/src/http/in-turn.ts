import { Gate } from '@lawdex/admission';
import type { EnterOptions, Turn } from '@lawdex/admission';
import { SetMetadata } from '@nestjs/common';
import type { ExecutionContext } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';

const IN_TURN = 'in-turn';

/**
 * `@InTurn('id')`: for writes that lock one row, which this parameter of the path names. Those of one row wait for each other before they
 * take a place or a connection, so that a crowd at one row leaves the others theirs.
 */
export const InTurn = (parameter: string) => SetMetadata(IN_TURN, parameter);

/** Undefined for handlers that are not `InTurn`. */
export function turnKeyOf(context: ExecutionContext): string | undefined {
  const handler = context.getHandler();
  const parameter: unknown = Reflect.getMetadata(IN_TURN, handler);
  if (typeof parameter !== 'string') return undefined;
  const { params } = context.switchToHttp().getRequest<FastifyRequest>();
  return `${handler.name} ${String(Reflect.get(Object(params), parameter)).toLowerCase()}`;
}

/** Two at once, of which one waits in PostgreSQL already: the row is never idle between them. */
const AT_ONCE = 2;
/**
 * As many as their own time allows at the speed measured. In their order, until the first has waited so long that too little of its time
 * would be left for the work; then the newest first.
 */
const LINE = { inFlight: AT_ONCE, waiting: 1_000, patience: 10_000, target: 300 };

/** A line for each row that somebody wants to write at the moment. */
export class Turns {
  private readonly lines = new Map<string, Gate>();

  async take(key: string, options: EnterOptions): Promise<Turn> {
    const line = this.lines.get(key) ?? new Gate(LINE);
    this.lines.set(key, line);
    const entry = line.enter(options);
    const turn = entry.kind === 'waiting' ? await entry.turn : entry;
    if (turn.kind === 'refused') return turn;
    const leave = () => {
      turn.leave();
      if (line.counts.inFlight === 0) this.lines.delete(key);
    };
    return { kind: 'admitted', leave };
  }
}

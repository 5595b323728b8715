import { Gate, type Admitted, type Turn } from '@lawdex/admission';
import { Shedding } from '@lawdex/admission/shedding';
import { readTimeout, SHEDDING_HEADER, TIMEOUT_HEADER } from '@lawdex/contracts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { overloaded } from '../errors/domain-error.core.ts';
import type { Metrics } from '../health/metrics.ts';
import { RequestTime } from '../request-time.ts';
import { Turns } from './in-turn.ts';

/** Kinds of requests. Operations (health, metrics) have no limits. */
type WorkKind = 'read' | 'write' | 'internal' | 'admin';

/** Whether the caller waits as long as it takes. */
const isPatient = (kind: WorkKind): boolean => kind === 'internal' || kind === 'admin';

function kindOf({ method, routeOptions: { url = '' } }: FastifyRequest): WorkKind | 'operations' {
  if (url.startsWith('/internal/')) return 'internal';
  if (/^\/admin(\/|$)/.test(url)) return 'admin';
  if (url === '/metrics' || url.startsWith('/health/')) return 'operations';
  return method === 'GET' || method === 'HEAD' ? 'read' : 'write';
}

/** Milliseconds that a visitor's request may take here. Its caller gives up after a second. */
const LONGEST_MS = 1_000;
/** Kept for sending the answer, which has to leave before the caller gives up. */
const ANSWER_MS = 50;
/** Milliseconds of work. With less time left it would not be done in time, so it is not begun. */
const LEAST_MS: Readonly<Record<WorkKind, number>> = { read: 20, write: 100, internal: 0, admin: 0 };

/** Twice as many requests as connections: not each needs one, and those that do get one within milliseconds. */
function gatesFor(connections: number): Record<WorkKind, Gate> {
  const forVisitors = { inFlight: connections * 2, waiting: 200, patience: 300, target: 100 };
  return {
    read: new Gate(forVisitors),
    write: new Gate(forVisitors),
    // The sender of a batch of events waits, and asks again.
    internal: new Gate({ inFlight: 2, waiting: 20, patience: 5_000, target: 5_000 }),
    // The desk has few users, who must get in while everybody else is refused.
    admin: new Gate({ inFlight: 3, waiting: 20, patience: 10_000, target: 10_000 }),
  };
}

const KINDS: readonly WorkKind[] = ['read', 'write', 'internal', 'admin'];

/** A request that was let in. */
export interface AdmittedRequest {
  /** Undefined for other services and operators, whose requests take as long as they need. */
  time: RequestTime | undefined;
  leave(): void;
}

/** The gates of a service. They bound the work at one time, and refuse at once what would not be served in time. */
export class Admission {
  /** Whether the shell refuses most visitors, as it tells with its requests. */
  readonly shedding = new Shedding();
  private readonly gates: Record<WorkKind, Gate>;
  private readonly turns = new Turns();

  constructor(connections: number, metrics: Metrics) {
    this.gates = gatesFor(connections);
    const counts = (name: 'inFlight' | 'waiting' | 'refused') => () =>
      KINDS.map((kind) => ({ labels: { kind }, value: this.gates[kind].counts[name] }));
    const label = ['kind'];
    metrics.gauges('admission_in_flight', 'Requests that are worked for.', label, counts('inFlight'));
    metrics.gauges('admission_waiting', 'Requests that wait to be worked for.', label, counts('waiting'));
    metrics.gauge('admission_shedding', '1 while the shell refuses most visitors.', () => Number(this.shedding.isOn));
    metrics.counters('admission_refused_total', 'Requests that were refused.', label, counts('refused'));
  }

  /** Throws when no place will be free in time, so that not even the body is read. */
  refuseEarly(request: FastifyRequest, reply: FastifyReply): void {
    if (SHEDDING_HEADER in request.headers) this.shedding.note();
    const kind = kindOf(request);
    if (kind === 'operations') return;
    const gate = this.gates[kind];
    if (gate.isFull(mayWait(kind, request, reply))) throw overloaded(gate.refuse('full').retryAfter);
  }

  /** Lets a request in, or rejects in time; null when nothing bounds it. Those of one `turnKey` take turns first. */
  async enter(request: FastifyRequest, reply: FastifyReply, turnKey?: string): Promise<AdmittedRequest | null> {
    const kind = kindOf(request);
    if (kind === 'operations') return null;
    const signal = disconnectSignal(reply);
    const options = () => ({ within: mayWait(kind, request, reply), signal });
    const turn = turnKey === undefined ? null : admittedOf(await this.turns.take(turnKey, options()));
    try {
      const place = admittedOf(await this.gates[kind].enter(options()));
      const time = isPatient(kind) ? undefined : new RequestTime(timeLeftOf(request, reply), signal);
      const leave = () => {
        place.leave();
        turn?.leave();
        time?.end();
      };
      return { time, leave };
    } catch (refusal) {
      turn?.leave();
      throw refusal;
    }
  }
}

function admittedOf(turn: Turn): Admitted {
  if (turn.kind === 'refused') throw overloaded(turn.retryAfter);
  return turn;
}

/** Milliseconds until the answer has to leave. */
const timeLeftOf = ({ headers }: FastifyRequest, reply: FastifyReply): number =>
  readTimeout(headers[TIMEOUT_HEADER], LONGEST_MS) - ANSWER_MS - reply.elapsedTime;

const mayWait = (kind: WorkKind, request: FastifyRequest, reply: FastifyReply): number =>
  isPatient(kind) ? Infinity : timeLeftOf(request, reply) - LEAST_MS[kind];

/** Aborts when the connection closes before the answer is sent. */
function disconnectSignal({ raw }: FastifyReply): AbortSignal {
  const gone = new AbortController();
  raw.once('close', () => {
    if (!raw.writableFinished) gone.abort();
  });
  return gone.signal;
}

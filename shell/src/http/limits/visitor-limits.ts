import rateLimit from '@fastify/rate-limit';
import type { RateLimitOptions } from '@fastify/rate-limit';
import type { VisitorLimits } from '@lawdex/contracts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { SharedState } from '../shared-state/shared-state.ts';
import { kindOf, subjectOf } from './request-kind.core.ts';
import { networkOf, visitorOf } from './visitor.core.ts';

/** Seconds until the visitor may ask again; null for now. */
export type Wait = number | null;

export interface TooMany {
  /** Seconds. */
  wait: number;
  /** Which of his requests were too many. */
  of: 'all' | 'writes';
}

/** Null for who may ask now. */
export type CheckLimits = (request: FastifyRequest) => Promise<TooMany | null>;

const SHORT_MS = 10_000;
const HOUR_MS = 60 * 60 * 1000;
/** Most counters of a kind; more addresses replace the oldest. */
const COUNTERS = 20_000;

type Limits = Pick<
  VisitorLimits,
  | 'MAX_REQUESTS_PER_VISITOR'
  | 'MAX_FILES_PER_VISITOR'
  | 'MAX_WRITES_PER_VISITOR'
  | 'MAX_WRITES_PER_VISITOR_AND_TARGET'
  | 'MAX_WRITES_PER_TARGET'
>;

/**
 * Counts each visitor's requests, together with other shells if configured. Visitors are told apart by `request.ip`, which depends on
 * `trustProxy`.
 */
export async function visitorLimits(
  server: FastifyInstance,
  limits: Limits,
  isForeign: (request: FastifyRequest) => boolean,
  shared: Pick<SharedState, 'count'> | null = null,
): Promise<CheckLimits> {
  await server.register(rateLimit, { global: false });
  const counting = (
    max: number,
    timeWindow: number,
    keyGenerator: (request: FastifyRequest) => string,
    sharedAs: string | null,
  ) => {
    const options: RateLimitOptions = { max, timeWindow, keyGenerator, cache: COUNTERS };
    const count = server.createRateLimit(options);
    return async (request: FastifyRequest): Promise<Wait> => {
      const own = await count(request);
      if (own.isAllowed) return null;
      // A visitor above the limit of this shell is refused without asking the others.
      const isShared = shared !== null && sharedAs !== null && !own.isExceeded;
      const all = isShared ? await shared.count(`${sharedAs} ${own.key}`, timeWindow) : null;
      if (all) return all.current > max ? inSeconds(all.ttl) : null;
      return own.isExceeded ? inSeconds(own.ttl) : null;
    };
  };
  const target = ({ raw }: FastifyRequest) => raw.url ?? '/';
  const visitor = ({ ip }: FastifyRequest) => visitorOf(ip);
  const subject = (request: FastifyRequest) => subjectOf(target(request));

  // Not shared between shells, because files cost little and a page has dozens.
  const files = counting(limits.MAX_FILES_PER_VISITOR, SHORT_MS, visitor, null);
  const requests = counting(limits.MAX_REQUESTS_PER_VISITOR, SHORT_MS, visitor, 'requests');
  const writes = counting(limits.MAX_WRITES_PER_VISITOR, HOUR_MS, visitor, 'writes');
  const writesToSubject = counting(
    limits.MAX_WRITES_PER_VISITOR_AND_TARGET,
    HOUR_MS,
    (request) => `${visitor(request)} ${subject(request)}`,
    'writes of a visitor to',
  );
  const allWritesToSubject = counting(limits.MAX_WRITES_PER_TARGET, HOUR_MS, subject, 'writes to');
  const writesOfNetwork = counting(
    1,
    HOUR_MS,
    (request) => `${networkOf(visitor(request))} ${subject(request)}`,
    'writes of a network to',
  );

  return async (request) => {
    const kind = kindOf(request.method, target(request));
    if (kind === 'uncounted') return null;
    if (kind === 'file') return tooMany(await files(request), 'all');
    const wait = await requests(request);
    // Foreign requests are refused anyway, and must not use up the writes of the visitor whose browser sends them.
    if (wait !== null || kind === 'read' || isForeign(request)) return tooMany(wait, 'all');
    return tooMany(
      (await writes(request)) ??
        (await writesToSubject(request)) ??
        // A flood of reviews must not block a business for everybody: visitors of networks that have not written there may still write.
        ((await allWritesToSubject(request)) === null ? null : await writesOfNetwork(request)),
      'writes',
    );
  };
}

const tooMany = (wait: Wait, of: TooMany['of']): TooMany | null => (wait === null ? null : { wait, of });

const inSeconds = (ms: number): number => Math.max(1, Math.ceil(ms / 1000));

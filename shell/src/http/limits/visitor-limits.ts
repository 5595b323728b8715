import rateLimit from '@fastify/rate-limit';
import type { RateLimitOptions } from '@fastify/rate-limit';
import type { VisitorLimits } from '@lawdex/contracts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Together } from '../together/together.ts';
import { kindOf, subjectOf } from './request-kind.core.ts';
import { networkOf, visitorOf } from './visitor.core.ts';

/** Seconds after which the visitor may ask again, or null when he may now. */
export type Wait = number | null;

export type CheckLimits = (request: FastifyRequest) => Promise<Wait>;

const SHORT_MS = 10_000;
const HOUR_MS = 60 * 60 * 1000;
/** How many counters of a kind are kept, the latest; 1 million addresses make no more of them. */
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
 * Counts what each visitor asks for, together with other shells if there are any. Who is counted is `request.ip`, so it depends on Fastify's
 * `trustProxy`.
 */
export async function visitorLimits(
  server: FastifyInstance,
  limits: Limits,
  isForeign: (request: FastifyRequest) => boolean,
  together: Pick<Together, 'count'> | null = null,
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
      // Who asks too much of this shell alone is refused without asking anybody.
      const isShared = together !== null && sharedAs !== null && !own.isExceeded;
      const all = isShared ? await together.count(`${sharedAs} ${own.key}`, timeWindow) : null;
      if (all) return all.current > max ? inSeconds(all.ttl) : null;
      return own.isExceeded ? inSeconds(own.ttl) : null;
    };
  };
  const target = ({ raw }: FastifyRequest) => raw.url ?? '/';
  const visitor = ({ ip }: FastifyRequest) => visitorOf(ip);
  const subject = (request: FastifyRequest) => subjectOf(target(request));

  // They cost the processor of this shell and nothing else, and a page has dozens.
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
    if (kind === 'file') return files(request);
    const wait = await requests(request);
    // A page of another site could otherwise use up the reviews of whoever looks at it; its own ones are refused anyway.
    if (wait !== null || kind === 'read' || isForeign(request)) return wait;
    return (
      (await writes(request)) ??
      (await writesToSubject(request)) ??
      // A flood of reviews must not close a business to everybody else: whoever comes from where none came from may still
      // write, so that a flood only shuts out its own networks.
      ((await allWritesToSubject(request)) === null ? null : await writesOfNetwork(request))
    );
  };
}

const inSeconds = (ms: number): number => Math.max(1, Math.ceil(ms / 1000));

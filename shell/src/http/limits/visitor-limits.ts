import type { VisitorLimits } from '@lawdex/contracts';
import type { FastifyRequest } from 'fastify';
import type { SharedState } from '../shared-state/shared-state.ts';
import { Counts } from './counts.ts';
import { kindOf, subjectOf } from './request-kind.core.ts';
import { customerOf, visitorOf } from './visitor.ts';
import type { VisitorsFile } from './visitors-file.ts';

/** Seconds until the visitor may ask again; null for now. */
export type Wait = number | null;

export interface TooMany {
  /** Seconds. */
  wait: number;
  /** Which of his requests were too many. */
  of: 'all' | 'writes';
}

export interface LimitsOptions {
  isForeign(request: FastifyRequest): boolean;
  /** Counts of writes, which survive a restart. */
  written: Pick<VisitorsFile, 'count'>;
  /** Counts of all shells; null where this shell stands alone. */
  shared: Pick<SharedState, 'count'> | null;
}

const SHORT_MS = 10_000;
const HOUR_MS = 60 * 60 * 1000;
const COUNTERS = 20_000;

type Limits = Omit<
  VisitorLimits,
  'TRUSTED_PROXIES' | 'MAX_CONNECTIONS' | 'MAX_CONNECTIONS_PER_VISITOR' | 'HSTS_SUBDOMAINS'
>;

/**
 * Counts each visitor's requests, together with other shells if configured. Visitors are told apart by `request.ip`, which depends on
 * `trustProxy`.
 */
export class LimitsOfVisitors {
  private readonly files = new Counts(COUNTERS);
  private readonly requests = new Counts(COUNTERS);

  constructor(
    private readonly limits: Limits,
    private readonly options: LimitsOptions,
  ) {}

  /** Counts a request before any other work; null for who may ask now. Where no other shell is asked, reads are answered at once. */
  check(request: FastifyRequest): TooMany | null | Promise<TooMany | null> {
    const { limits } = this;
    const kind = kindOf(request.method, request.raw.url ?? '/');
    if (kind === 'uncounted') return null;
    const visitor = visitorOf(request.ip);
    if (kind === 'file') {
      // Not shared between shells, because files cost little and a page has dozens.
      const { current, ttl } = this.files.count(visitor, SHORT_MS);
      return tooMany(current > limits.MAX_FILES_PER_VISITOR ? inSeconds(ttl) : null, 'all');
    }
    const wait = this.within(limits.MAX_REQUESTS_PER_VISITOR, `requests ${visitor}`, SHORT_MS, this.requests);
    if (kind === 'read' && !(wait instanceof Promise)) return tooMany(wait, 'all');
    return this.checkFurther(request, kind, visitor, wait);
  }

  private async checkFurther(
    request: FastifyRequest,
    kind: 'read' | 'write',
    visitor: string,
    asked: Wait | Promise<Wait>,
  ): Promise<TooMany | null> {
    const { limits } = this;
    const wait = await asked;
    // Foreign requests are refused anyway, and must not use up the writes of the visitor whose browser sends them.
    if (wait !== null || kind === 'read' || this.options.isForeign(request)) return tooMany(wait, 'all');
    return tooMany(await this.writes(limits.MAX_WRITES_PER_VISITOR, `writes ${customerOf(visitor)}`), 'writes');
  }

  /**
   * Counts a write where it is handed to a service: there a form and a call of the API have the same address. Networks are not counted,
   * because two addresses would keep their neighbours out; their reviews are held instead.
   */
  async checkWrite({ ip }: Pick<FastifyRequest, 'ip'>, path: string): Promise<Wait> {
    const customer = `${customerOf(visitorOf(ip))} ${subjectOf(path)}`;
    return this.writes(this.limits.MAX_WRITES_PER_VISITOR_AND_TARGET, `writes of a visitor to ${customer}`);
  }

  private writes(max: number, what: string): Wait | Promise<Wait> {
    return this.within(max, what, HOUR_MS, this.options.written);
  }

  private within(max: number, what: string, windowMs: number, counts: Pick<Counts, 'count'>): Wait | Promise<Wait> {
    const own = counts.count(what, windowMs);
    // A visitor above the limit of this shell is refused without asking the others.
    if (own.current > max) return inSeconds(own.ttl);
    const asked = this.options.shared?.count(what, windowMs);
    return asked ? asked.then((all) => (all && all.current > max ? inSeconds(all.ttl) : null)) : null;
  }
}

const tooMany = (wait: Wait, of: TooMany['of']): TooMany | null => (wait === null ? null : { wait, of });

const inSeconds = (ms: number): number => Math.max(1, Math.ceil(ms / 1000));

import { hash } from 'node:crypto';
import type { VisitorLimits } from '@lawdex/contracts';
import type { FastifyRequest } from 'fastify';
import type { SharedState } from '../shared-state.ts';
import { customerOf, visitorOf } from '../visitors/visitor.ts';
import { Limit } from './limit.ts';
import { kindOf, subjectOf, type RequestKind } from './request-kind.core.ts';

/** Seconds until the visitor may ask again; null for now. */
export type Wait = number | null;

export interface TooMany {
  wait: number;
  /** Which of their requests were too many. */
  of: 'all' | 'writes';
}

export interface LimitsOptions {
  isCrossSite(request: FastifyRequest): boolean;
  /** Null where this shell stands alone. */
  shared: Pick<SharedState, 'server' | 'hidden'> | null;
}

const SHORT_MS = 10_000;
const HOUR_MS = 60 * 60 * 1000;
const READERS = 20_000;
const WRITERS = 50_000;

type Limits = Omit<
  VisitorLimits,
  'TRUSTED_PROXIES' | 'MAX_CONNECTIONS' | 'MAX_CONNECTIONS_PER_VISITOR' | 'HSTS_SUBDOMAINS'
>;

/** Counts each visitor's requests, if configured with other shells, by `request.ip`, which depends on `trustProxy`. */
export class LimitsOfVisitors {
  private readonly files: Limit;
  private readonly requests: Limit;
  private readonly writes: Limit;
  private readonly writesToTarget: Limit;

  constructor(
    limits: Limits,
    private readonly options: LimitsOptions,
  ) {
    const { shared } = options;
    // Not shared between shells, because files cost little and a page has dozens.
    this.files = new Limit({ most: limits.MAX_FILES_PER_VISITOR, windowMs: SHORT_MS, keys: READERS });
    this.requests = new Limit({ most: limits.MAX_REQUESTS_PER_VISITOR, windowMs: SHORT_MS, keys: READERS }, shared);
    this.writes = new Limit({ most: limits.MAX_WRITES_PER_VISITOR, windowMs: HOUR_MS, keys: WRITERS }, shared);
    const ofTarget = { most: limits.MAX_WRITES_PER_VISITOR_AND_TARGET, windowMs: HOUR_MS, keys: WRITERS };
    this.writesToTarget = new Limit(ofTarget, shared);
  }

  /** Counts a request before any other work; null for who may ask now. Where no other shell is asked, reads are answered at once. */
  check(request: FastifyRequest): TooMany | null | Promise<TooMany | null> {
    const kind = kindOf(request.method, request.raw.url ?? '/');
    if (kind === 'uncounted') return null;
    const visitor = visitorOf(request.ip);
    const wait = kind === 'file' ? this.files.count(visitor) : this.requests.count(`requests ${visitor}`);
    if (kind !== 'write' && !(wait instanceof Promise)) return tooMany(wait, 'all');
    return this.checkFurther(request, kind, visitor, wait);
  }

  private async checkFurther(
    request: FastifyRequest,
    kind: RequestKind,
    visitor: string,
    asked: ReturnType<Limit['count']>,
  ): Promise<TooMany | null> {
    const wait = await asked;
    // Foreign requests are refused anyway, and must not use up the writes of the visitor whose browser sends them.
    if (wait !== null || kind !== 'write' || this.options.isCrossSite(request)) return tooMany(wait, 'all');
    return tooMany(await this.writes.count(`writes ${customerOf(visitor)}`), 'writes');
  }

  /** Counts a write at the address of its service. Networks are not counted, otherwise two visitors kept their neighbors out. */
  async checkWrite({ ip }: Pick<FastifyRequest, 'ip'>, path: string): Promise<Wait> {
    // A hash, because a path may be long.
    const customer = hash('sha256', `${customerOf(visitorOf(ip))} ${subjectOf(path)}`, 'base64url');
    const wait = await this.writesToTarget.count(`writes of a visitor to ${customer}`);
    return wait === null ? null : inSeconds(wait);
  }
}

const tooMany = (wait: number | null, of: TooMany['of']): TooMany | null =>
  wait === null ? null : { wait: inSeconds(wait), of };

const inSeconds = (ms: number): number => Math.max(1, Math.ceil(ms / 1000));

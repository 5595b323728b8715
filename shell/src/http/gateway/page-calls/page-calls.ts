import {
  CACHE_GROUPS_HEADER,
  DO_REPORT,
  METER_HEADER,
  OPTIONAL_HEADER,
  readCacheGroups,
  REQUEST_ID_HEADER,
} from '@lawdex/contracts';
import { LRUCache } from 'lru-cache';
import type { ServiceAnswer, ServiceCall } from '../../../protocol/render.ts';
import { TOO_MANY, tooMuch } from '../../limits/too-many.ts';
import type { Wait } from '../../limits/visitor-limits.ts';
import type { Services } from '../services.ts';
import { addressGroup, FOR_SERVICES, SERVICE_DOWN, pickHeaders } from '../upstream/upstream-request.ts';
import type { GroupedAnswer, ServiceCache } from './service-cache.ts';

/** Milliseconds that a page waits for a service at most: all that it has, but for its rendering. */
const LONGEST_MS = 700;
/** Milliseconds that a page waits for an optional answer; a healthy service needs less. */
const OPTIONAL_MS = 100;
/** Milliseconds for which an optional answer is kept, such as the posts about a practice area, which stand beside each of its searches. */
const OPTIONAL_FRESH_MS = 30_000;
/** Milliseconds that a page needs after the answers. */
const RENDER_MS = 100;

const REMEMBERED_MS = 5000;
const ADDRESSES = 100;

/** Addresses whose optional answers came too late. For a while pages do not wait for them. */
export class MissedAnswers {
  private readonly addresses: LRUCache<string, true>;

  constructor(clock?: { now(): number }) {
    this.addresses = new LRUCache({
      max: ADDRESSES,
      ttl: REMEMBERED_MS,
      ...(clock && { perf: clock, ttlResolution: 0 }),
    });
  }

  has(path: string): boolean {
    return this.addresses.has(addressGroup(path));
  }

  add(path: string): void {
    this.addresses.set(addressGroup(path), true);
  }
}

export interface PageVisit {
  signal?: AbortSignal;
  requestId?: string;
  /** Headers that tell services who writes to an address of the API. */
  sender?: () => Record<string, string>;
  /** Seconds until this visitor may write to an address of the API; null for now. */
  checkWrite?: (path: string) => Promise<Wait>;
}

/** The service calls of one page. They also decide whether the page may be cached. */
export class PageCalls {
  readonly groups = new Set<string>();
  /** Addresses of metered answers: each further visitor who gets the page counts for them. */
  readonly metered = new Set<string>();
  isDegraded = false;
  isPrivate = false;
  constructor(
    private readonly services: Pick<Services, 'send'>,
    private readonly cache: ServiceCache,
    private readonly missed: MissedAnswers,
    private readonly visit: PageVisit = {},
  ) {}

  /** Never rejects. If the service does not answer in time, the answer is a 503 in the error form. */
  async call(call: ServiceCall, left: number): Promise<ServiceAnswer> {
    const isOptional = OPTIONAL_HEADER in call.headers;
    const time = left - RENDER_MS;
    const found = await (isOptional ? this.findOptional(call, time) : this.find(call, Math.min(LONGEST_MS, time)));
    const { answer, groups, isDegraded, isPrivate } = found ?? DOWN;
    for (const group of groups) this.groups.add(group);
    if (isDegraded && !isOptional) this.isDegraded = true;
    if (isPrivate) this.isPrivate = true;
    return answer;
  }

  private async findOptional(call: ServiceCall, time: number): Promise<GroupedAnswer | null> {
    if (this.missed.has(call.path)) return this.cache.stale(call.path) ?? null;
    const found = await this.find(call, Math.min(OPTIONAL_MS, time), OPTIONAL_FRESH_MS);
    // A visitor who left, or a page that was short of time, says nothing about the service.
    const hadTime = time >= OPTIONAL_MS && !this.visit.signal?.aborted;
    if (hadTime && (found?.isDegraded ?? true)) this.missed.add(call.path);
    return found;
  }

  private find(call: ServiceCall, within: number, freshMs?: number): Promise<GroupedAnswer | null> {
    return call.method === 'GET' ? this.findKept(call, within, freshMs) : this.write(call, within);
  }

  private async write(call: ServiceCall, within: number): Promise<GroupedAnswer> {
    const wait = (await this.visit.checkWrite?.(call.path)) ?? null;
    return wait === null ? this.ask(call, within, this.visit.signal) : refused(429, TOO_MANY, tooMuch(wait));
  }

  private async findKept(call: ServiceCall, within: number, freshMs?: number): Promise<GroupedAnswer | null> {
    // Measured per page, because pages with more time may wait for the same answer.
    const found = await this.cache.get(call.path, { within, signal: this.visit.signal, freshMs }, (unwanted) =>
      this.ask(call, LONGEST_MS, unwanted),
    );
    if (found?.isMetered && found.answer.status < 400) this.metered.add(call.path);
    return found;
  }

  private async ask(
    { path, method, headers, body }: ServiceCall,
    within: number,
    signal: AbortSignal | undefined,
  ): Promise<GroupedAnswer> {
    const { requestId, sender } = this.visit;
    const given = {
      ...pickHeaders(headers, FOR_SERVICES),
      ...(requestId !== undefined && { [REQUEST_ID_HEADER]: requestId }),
      ...(method !== 'GET' && sender?.()),
    };
    const outcome = await this.services.send({ path, method, headers: given, body, within, signal });
    if (outcome.kind !== 'answered') return DOWN;
    const { status, headers: received, body: content } = outcome.answer;
    return {
      answer: { status, body: content.toString() },
      groups: [addressGroup(path), ...readCacheGroups(received[CACHE_GROUPS_HEADER])],
      isDegraded: status >= 500 || status === 429,
      isMetered: received[METER_HEADER] === DO_REPORT,
      isPrivate: status < 400 && /\bno-store\b/.test(received['cache-control'] ?? ''),
    };
  }
}

const refused = (status: number, code: string, message: string): GroupedAnswer => ({
  answer: { status, body: JSON.stringify({ code, message }) },
  groups: [],
  isDegraded: true,
  isPrivate: false,
});

const DOWN = refused(503, 'service_unavailable', SERVICE_DOWN);

import { CACHE_GROUPS_HEADER, METER_HEADER, readCacheGroups, REQUEST_ID_HEADER, wantsReport } from '@lawdex/contracts';
import type { ServiceAnswer, ServiceCall } from '../../protocol/render.ts';
import { addressGroup } from './address-group.core.ts';
import type { GroupedAnswer, ServiceCache } from './service-cache.ts';
import type { Services } from './services.ts';
import { FOR_SERVICES, SERVICE_DOWN, pickHeaders } from './upstream-request.ts';

/** A page waits for a service no longer than this, however much time it has. */
const LONGEST_MS = 500;
/** What a page needs for itself after the answers. */
const RENDER_MS = 100;

/** What one page asks of the services, and what the answers mean for whether it may be kept. */
export class PageCalls {
  /** Of all answers that the page was made from. */
  readonly groups = new Set<string>();
  /** Addresses of answers that their service counts: each further visitor who is given the page counts for them. */
  readonly metered = new Set<string>();
  /** An answer was missing or old. */
  isDegraded = false;
  /** An answer was for this page alone. */
  isPrivate = false;
  private readonly services: Pick<Services, 'send'>;
  private readonly cache: ServiceCache;
  private readonly signal: AbortSignal | undefined;
  private readonly onHit: (path: string) => void;
  private readonly requestId: string | undefined;

  constructor(
    services: Pick<Services, 'send'>,
    cache: ServiceCache,
    signal?: AbortSignal,
    onHit: (path: string) => void = () => undefined,
    requestId?: string,
  ) {
    this.requestId = requestId;
    this.onHit = onHit;
    this.services = services;
    this.cache = cache;
    this.signal = signal;
  }

  /** Never rejects: when the service cannot answer in time, the answer is a 503 in the error form. */
  async call(call: ServiceCall, left: number): Promise<ServiceAnswer> {
    const within = Math.min(LONGEST_MS, left - RENDER_MS);
    const { answer, groups, isDegraded, isPrivate } = (await this.find(call, within)) ?? DOWN;
    for (const group of groups) this.groups.add(group);
    if (isDegraded) this.isDegraded = true;
    if (isPrivate) this.isPrivate = true;
    return answer;
  }

  private find(call: ServiceCall, within: number): Promise<GroupedAnswer | null> {
    const { signal } = this;
    if (call.method !== 'GET') return this.ask(call, within, signal);
    return this.findKept(call, within);
  }

  private async findKept(call: ServiceCall, within: number): Promise<GroupedAnswer | null> {
    let isAsked = false;
    // Pages that have more time left may wait for the same answer, so each counts its own.
    const found = await this.cache.get(call.path, { within, signal: this.signal }, (unwanted) => {
      isAsked = true;
      return this.ask(call, LONGEST_MS, unwanted);
    });
    if (!found?.isMetered) return found;
    this.metered.add(call.path);
    if (!isAsked) this.onHit(call.path);
    return found;
  }

  private async ask(
    { path, method, headers, body }: ServiceCall,
    within: number,
    signal: AbortSignal | undefined,
  ): Promise<GroupedAnswer> {
    const given = {
      ...pickHeaders(headers, FOR_SERVICES),
      ...(this.requestId !== undefined && { [REQUEST_ID_HEADER]: this.requestId }),
    };
    const outcome = await this.services.send({ path, method, headers: given, body, within, signal });
    if (outcome.kind !== 'answered') return DOWN;
    const { status, headers: told, body: content } = outcome.answer;
    const total = told['x-total-count'];
    return {
      answer: { status, body: content.toString(), total: typeof total === 'string' ? total : null },
      groups: [addressGroup(path), ...readCacheGroups(told[CACHE_GROUPS_HEADER])],
      isDegraded: status >= 500 || status === 429,
      // Errors say so as well, but a page that shows one of its parts missing may be kept.
      isMetered: wantsReport(told[METER_HEADER]),
      isPrivate: status < 400 && /\bno-store\b/.test(told['cache-control'] ?? ''),
    };
  }
}

const DOWN: GroupedAnswer = {
  answer: {
    status: 503,
    body: JSON.stringify({ code: 'service_unavailable', message: SERVICE_DOWN }),
    total: null,
  },
  groups: [],
  isDegraded: true,
  isPrivate: false,
};

import {
  CACHE_GROUPS_HEADER,
  IDEMPOTENCY_HEADER,
  METER_HEADER,
  OPTIONAL_HEADER,
  PREFETCH,
  PURPOSE_HEADER,
  readCacheGroups,
  REQUEST_ID_HEADER,
  wantsReport,
} from '@lawdex/contracts';
import type { ServiceAnswer, ServiceCall } from '../../../protocol/render.ts';
import { addressGroup } from '../address-group.core.ts';
import type { MissedAnswers } from './missed-answers.ts';
import type { GroupedAnswer, ServiceCache } from './service-cache.ts';
import type { Services } from '../services.ts';
import { FOR_SERVICES, SERVICE_DOWN, pickHeaders } from '../upstream/upstream-request.ts';

/** A page waits for a service no longer than this, however much time it has. */
const LONGEST_MS = 500;
/** And this long for what it can do without: a service that is well has answered by then. */
const OPTIONAL_MS = 100;
/** What a page needs for itself after the answers. */
const RENDER_MS = 100;

export interface PageVisit {
  /** Aborted when the visitor leaves. */
  signal?: AbortSignal;
  requestId?: string;
  /** Who writes to that address of the API, as services are told. */
  senderOf?: (path: string) => Record<string, string>;
}

/** What one page asks of the services, and what the answers mean for whether it may be kept. */
export class PageCalls {
  /** Of all answers that the page was made from. */
  readonly groups = new Set<string>();
  /** Addresses of answers that their service counts: each further visitor who is given the page counts for them. */
  readonly metered = new Set<string>();
  /** An answer was missing or old that it cannot do without. */
  isDegraded = false;
  /** An answer was for this page alone. */
  isPrivate = false;
  constructor(
    private readonly services: Pick<Services, 'send'>,
    private readonly cache: ServiceCache,
    private readonly missed: MissedAnswers,
    private readonly visit: PageVisit = {},
  ) {}

  /** Never rejects: when the service cannot answer in time, the answer is a 503 in the error form. */
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
    if (this.missed.has(call.path)) return this.cache.kept(call.path);
    const found = await this.find(call, Math.min(OPTIONAL_MS, time));
    // A visitor who has left, or a page that had less time than that, says nothing about the service.
    const hadTime = time >= OPTIONAL_MS && !this.visit.signal?.aborted;
    if (hadTime && (found?.isDegraded ?? true)) this.missed.add(call.path);
    return found;
  }

  private find(call: ServiceCall, within: number): Promise<GroupedAnswer | null> {
    if (call.method !== 'GET') return this.ask(call, within, this.visit.signal);
    return this.findKept(call, within);
  }

  private async findKept(call: ServiceCall, within: number): Promise<GroupedAnswer | null> {
    // Pages that have more time left may wait for the same answer, so each counts its own.
    const found = await this.cache.get(call.path, { within, signal: this.visit.signal }, (unwanted) =>
      this.ask(call, LONGEST_MS, unwanted),
    );
    if (found?.isMetered) this.metered.add(call.path);
    return found;
  }

  private async ask(
    { path, method, headers, body }: ServiceCall,
    within: number,
    signal: AbortSignal | undefined,
  ): Promise<GroupedAnswer> {
    const given =
      method === 'GET' ? this.givenEarly(headers) : { ...this.given(headers), ...this.visit.senderOf?.(path) };
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

  /** What the service gets to see. */
  private given(headers: Record<string, string>): Record<string, string> {
    const { requestId } = this.visit;
    return {
      ...pickHeaders(headers, FOR_SERVICES),
      ...(requestId !== undefined && { [REQUEST_ID_HEADER]: requestId }),
    };
  }

  /** Nobody has the page yet, and nobody may ever have it: it counts when it is sent, and then for each who is given it. */
  private givenEarly(headers: Record<string, string>): Record<string, string> {
    const { [IDEMPOTENCY_HEADER]: _visit, ...given } = this.given(headers);
    return { ...given, [PURPOSE_HEADER]: PREFETCH };
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

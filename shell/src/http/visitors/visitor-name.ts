import { createHmac, randomBytes } from 'node:crypto';
import { SENDER_HEADER, SENDER_NETWORK_HEADER, VISITOR_HEADER } from '@lawdex/contracts';
import type { FastifyRequest } from 'fastify';
import { isCrossSite } from '../cross-site.ts';
import type { SharedState } from '../shared-state.ts';
import { isRobot } from './robots.core.ts';
import { networkOf, visitorOf } from './visitor.ts';
import type { DayKeys } from './visitors-file.ts';

const DAY_MS = 86_400_000;

/** Milliseconds before a day begins in which the shells agree on its key. */
const AHEAD_MS = 600_000;

/** Pseudonyms of visitors for services. The key of a day (UTC) is deleted with it, so that no name leads to a visitor later. */
export class VisitorNames {
  constructor(
    private readonly keys: DayKeys = new Map(),
    private readonly clock: () => number = Date.now,
    private readonly keep: (keys: DayKeys) => void = () => undefined,
  ) {}

  /** Adopts the shared keys. Without an answer this shell uses its own. */
  async agree(shared: Pick<SharedState, 'dayKey'>): Promise<void> {
    const now = this.clock();
    for (const day of new Set([dayOf(now), dayOf(now + AHEAD_MS)])) {
      const ours = this.keyOf(day);
      const agreed = await shared.dayKey(day, ours, (day + 1) * DAY_MS - now);
      if (agreed && !agreed.equals(ours)) this.put(day, agreed);
    }
  }

  forget(): void {
    const today = dayOf(this.clock());
    let isOver = false;
    for (const day of this.keys.keys()) if (day < today) isOver = this.keys.delete(day);
    if (isOver) this.keep(this.keys);
  }

  of(address: string): string {
    return this.nameOf(visitorOf(address));
  }

  /** The name of a writer, whatever browser they use and however they spell an address. Services keep a hash of it with the subject. */
  sender({ ip }: Pick<FastifyRequest, 'ip'>): string {
    return this.nameOf(`sender\n${visitorOf(ip)}`);
  }

  /** The name of a writer's network, the same for all addresses of the API, so that a flood can be found by where it came from. */
  network({ ip }: Pick<FastifyRequest, 'ip'>): string {
    return this.nameOf(`network\n${networkOf(visitorOf(ip))}`);
  }

  /** The Idempotency-Key of a form: the same when the same visitor sends the same form again on this day. */
  form({ ip, headers, url }: Pick<FastifyRequest, 'ip' | 'headers' | 'url'>, body: string): string {
    return this.nameOf(`form\n${url}\n${visitorOf(ip)}\n${headers['user-agent'] ?? ''}\n${body}`);
  }

  private nameOf(text: string): string {
    this.forget();
    return createHmac('sha256', this.keyOf(dayOf(this.clock())))
      .update(text)
      .digest('hex')
      .slice(0, 32);
  }

  private keyOf(day: number): Buffer {
    return this.keys.get(day) ?? this.put(day, randomBytes(32));
  }

  private put(day: number, key: Buffer): Buffer {
    this.keys.set(day, key);
    this.keep(this.keys);
    return key;
  }
}

const dayOf = (time: number): number => Math.floor(time / DAY_MS);

/** Names a visitor to services, but no robot, nobody with Global Privacy Control and no request of another site's page. */
export function visitorHeader(request: FastifyRequest, names: VisitorNames, origin: string): Record<string, string> {
  const { 'user-agent': agent, 'sec-gpc': privacy } = request.headers;
  if (privacy === '1' || isRobot(agent) || isCrossSite(request, origin)) return {};
  return { [VISITOR_HEADER]: names.of(request.ip) };
}

/** The headers that name a writer and their network to services, always present: they count no visitors but prevent double writes and floods. */
export const senderHeaders = (request: FastifyRequest, names: VisitorNames): Record<string, string> => ({
  [SENDER_HEADER]: names.sender(request),
  [SENDER_NETWORK_HEADER]: names.network(request),
});

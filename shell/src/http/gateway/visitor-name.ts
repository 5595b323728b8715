import { createHmac, randomBytes } from 'node:crypto';
import { SENDER_HEADER, VISITOR_HEADER } from '@lawdex/contracts';
import type { FastifyRequest } from 'fastify';
import { isForeign } from '../foreign.ts';
import { visitorOf } from '../limits/visitor.core.ts';
import type { Together } from '../together/together.ts';
import { isRobot } from './robots.core.ts';

const DAY_MS = 86_400_000;

/** Soon enough for the shells to have agreed on tomorrow's key before the day begins. */
const AHEAD_MS = 600_000;

/**
 * Names that tell services one visitor from another. The key is made anew each day (UTC) and is gone with it, so that tomorrow nobody, not
 * even the operator, can find out whose name it was. It never leaves this process, unless several shells keep it together for its day.
 */
export class VisitorNames {
  private readonly keys = new Map<number, Buffer>();

  constructor(private readonly clock: () => number = Date.now) {}

  /** Takes the keys that all shells have. Without an answer, this shell goes on with its own. */
  async agree(together: Pick<Together, 'dayKey'>): Promise<void> {
    const now = this.clock();
    for (const day of new Set([dayOf(now), dayOf(now + AHEAD_MS)])) {
      const agreed = await together.dayKey(day, this.keyOf(day), (day + 1) * DAY_MS - now);
      if (agreed) this.keys.set(day, agreed);
    }
  }

  of(address: string): string {
    return this.nameOf(visitorOf(address));
  }

  /** Of who writes there; another one for each address of the API, so that nobody can tell what else the visitor has sent. */
  sender({ ip, headers }: Pick<FastifyRequest, 'ip' | 'headers'>, path: string): string {
    const [place = ''] = path.split('?');
    return this.nameOf(`sender\n${place}\n${visitorOf(ip)}\n${headers['user-agent'] ?? ''}`);
  }

  private nameOf(text: string): string {
    const today = dayOf(this.clock());
    for (const day of this.keys.keys()) if (day < today) this.keys.delete(day);
    return createHmac('sha256', this.keyOf(today)).update(text).digest('hex').slice(0, 32);
  }

  private keyOf(day: number): Buffer {
    const key = this.keys.get(day) ?? randomBytes(32);
    this.keys.set(day, key);
    return key;
  }
}

const dayOf = (time: number): number => Math.floor(time / DAY_MS);

/**
 * What a service is told of who asks. Nothing when nobody is to be counted: a robot, a visitor who sends Global Privacy
 * Control, or a page of another site that makes its visitors' browsers ask.
 */
export function visitorHeader(request: FastifyRequest, names: VisitorNames, origin: string): Record<string, string> {
  const { 'user-agent': agent, 'sec-gpc': privacy } = request.headers;
  if (privacy === '1' || isRobot(agent) || isForeign(request, origin)) return {};
  return { [VISITOR_HEADER]: names.of(request.ip) };
}

/** What a service is told of who writes. Of everybody: it counts nobody, and keeps the same from being written twice. */
export const senderHeader = (request: FastifyRequest, names: VisitorNames, path: string): Record<string, string> => ({
  [SENDER_HEADER]: names.sender(request, path),
});

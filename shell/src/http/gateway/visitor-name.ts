import { createHmac, randomBytes } from 'node:crypto';
import { SENDER_HEADER, VISITOR_HEADER } from '@lawdex/contracts';
import type { FastifyRequest } from 'fastify';
import { isForeign } from '../foreign.ts';
import { visitorOf } from '../limits/visitor.core.ts';
import { isRobot } from './robots.core.ts';

const DAY_MS = 86_400_000;

/**
 * Names that tell services one visitor from another. The key is made anew each day (UTC) and never leaves this process,
 * so that tomorrow nobody, not even the operator, can find out whose name it was.
 */
export class VisitorNames {
  private readonly clock: () => number;
  private day = NaN;
  private key = Buffer.alloc(0);

  constructor(clock: () => number = Date.now) {
    this.clock = clock;
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
    const today = Math.floor(this.clock() / DAY_MS);
    if (today !== this.day) {
      this.day = today;
      this.key = randomBytes(32);
    }
    return createHmac('sha256', this.key).update(text).digest('hex').slice(0, 32);
  }
}

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

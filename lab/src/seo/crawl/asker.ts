import { setTimeout as delay } from 'node:timers/promises';
import { ask, type Answer } from '../../kit/http.ts';

/** How the audit calls itself. It is a robot, so it is never counted as a visitor. */
const HEADERS = { 'user-agent': 'LawdexAudit/1.0 (robot)', accept: 'text/html,*/*' };
const TIMEOUT_MS = 15_000;
/** A site that is busy is asked again, as crawlers do. */
const TRIES = 10;
const BUSY = [0, 429, 503];

/** Asks one origin and no other, never faster than told, and says of each address what it answers: redirects are not followed. */
export class Asker {
  private nextAt = 0;

  constructor(private readonly options: { origin: string; rate: number }) {}

  async ask(path: string): Promise<Answer> {
    // "localhost" may be looked up anew for each connection.
    const url = this.options.origin.replace('//localhost', '//127.0.0.1') + path;
    for (let tries = 1; ; tries++) {
      await this.turn();
      const answer = await ask(url, { headers: HEADERS, patienceMs: TIMEOUT_MS });
      if (!BUSY.includes(answer.status) || tries === TRIES) return answer;
      await delay(answer.retryAfterMs);
    }
  }

  /** Each request has a moment of its own, so that the rate holds however many wait. */
  private async turn(): Promise<void> {
    const now = performance.now();
    const at = Math.max(this.nextAt, now);
    this.nextAt = at + 1_000 / this.options.rate;
    await delay(at - now);
  }
}

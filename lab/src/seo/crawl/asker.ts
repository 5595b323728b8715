import { setTimeout as delay } from 'node:timers/promises';

/** How the audit calls itself. It is a robot, so it is never counted as a visitor. */
const USER_AGENT = 'LawdexAudit/1.0 (robot)';
const TIMEOUT_MS = 15_000;
/** A site that is busy is asked again, as crawlers do. */
const TRIES = 10;
const BUSY = [0, 429, 503];

export interface Asked {
  /** 0: no answer, for the reason that `body` gives. */
  status: number;
  headers: Headers;
  body: string;
}

/** Asks one origin and no other, never faster than told, and says of each address what it answers: redirects are not followed. */
export class Asker {
  private nextAt = 0;

  constructor(private readonly options: { origin: string; rate: number }) {}

  async ask(path: string): Promise<Asked> {
    // "localhost" may be looked up anew for each connection.
    const url = this.options.origin.replace('//localhost', '//127.0.0.1') + path;
    for (let tries = 1; ; tries++) {
      await this.turn();
      const answer = await once(url);
      if (!BUSY.includes(answer.status) || tries === TRIES) return answer;
      await delay((Number(answer.headers.get('retry-after')) || 1) * 1_000);
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

async function once(url: string): Promise<Asked> {
  const headers = { 'user-agent': USER_AGENT, accept: 'text/html,*/*' };
  try {
    const answer = await fetch(url, { headers, redirect: 'manual', signal: AbortSignal.timeout(TIMEOUT_MS) });
    return { status: answer.status, headers: answer.headers, body: await answer.text() };
  } catch (error) {
    return { status: 0, headers: new Headers(), body: error instanceof Error ? error.message : String(error) };
  }
}

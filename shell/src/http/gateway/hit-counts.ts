import { randomUUID } from 'node:crypto';
import { IDEMPOTENCY_HEADER, METER_HEADER, reportText } from '@lawdex/contracts';
import type { Services } from './services.ts';

const REPORT_AFTER_MS = 1_000;
const WITHIN_MS = 900;

interface Report {
  path: string;
  uses: number;
  /** Idempotency key: a report that is sent again counts once. */
  key: string;
}

/**
 * Counts how often pages with metered answers were sent (RFC 2227), and reports the counts to their service once a second until it
 * succeeds.
 */
export class HitCounts {
  private counts = new Map<string, number>();
  private untold: Report[] = [];
  private timer: NodeJS.Timeout | undefined;

  constructor(private readonly services: Pick<Services, 'send'>) {}

  add(paths: Iterable<string>): void {
    for (const path of paths) {
      this.counts.set(path, (this.counts.get(path) ?? 0) + 1);
      this.reportSoon();
    }
  }

  /** Reports all counts so far. */
  async report(): Promise<void> {
    clearTimeout(this.timer);
    this.timer = undefined;
    const reports = this.untold;
    // Counts of an address wait while its report is unanswered, so that a service that is down leaves one report for each address.
    const waiting = new Set(reports.map(({ path }) => path));
    for (const [path, uses] of this.counts) {
      if (waiting.has(path)) continue;
      this.counts.delete(path);
      reports.push({ path, uses, key: randomUUID() });
    }
    this.untold = [];
    await Promise.all(reports.map((report) => this.tell(report)));
    if (this.untold.length > 0 || this.counts.size > 0) this.reportSoon();
  }

  private reportSoon(): void {
    this.timer ??= setTimeout(() => void this.report(), REPORT_AFTER_MS).unref();
  }

  private async tell(report: Report): Promise<void> {
    const { path, uses, key } = report;
    const headers = { [METER_HEADER]: reportText(uses), [IDEMPOTENCY_HEADER]: key };
    const outcome = await this.services.send({ path, method: 'HEAD', headers, body: null, within: WITHIN_MS });
    const isDone = outcome.kind === 'answered' && outcome.answer.status < 500;
    if (!isDone) this.untold.push(report);
  }
}

import { METER_HEADER, reportText } from '@lawdex/contracts';
import type { Services } from './services.ts';

const REPORT_AFTER_MS = 1_000;
const WITHIN_MS = 900;

/** How often answers were given from memory that their service counts (RFC 2227). It is told once a second. */
export class HitCounts {
  private counts = new Map<string, number>();
  private timer: NodeJS.Timeout | undefined;

  constructor(private readonly services: Pick<Services, 'send'>) {}

  add(paths: Iterable<string>): void {
    for (const path of paths) this.count(path, 1);
  }

  /** Tells what was counted until now. */
  async report(): Promise<void> {
    clearTimeout(this.timer);
    this.timer = undefined;
    const counts = this.counts;
    this.counts = new Map();
    await Promise.all([...counts].map(([path, uses]) => this.tell(path, uses)));
  }

  private count(path: string, uses: number): void {
    this.counts.set(path, (this.counts.get(path) ?? 0) + uses);
    this.timer ??= setTimeout(() => void this.report(), REPORT_AFTER_MS).unref();
  }

  private async tell(path: string, uses: number): Promise<void> {
    const headers = { [METER_HEADER]: reportText(uses) };
    const outcome = await this.services.send({ path, method: 'HEAD', headers, body: null, within: WITHIN_MS });
    // Unanswered, it may have been counted, and telling it again would count it twice.
    const isDone = outcome.kind === 'unanswered' || (outcome.kind === 'answered' && outcome.answer.status < 500);
    if (!isDone) this.count(path, uses);
  }
}

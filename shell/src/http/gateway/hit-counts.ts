import { METER_HEADER, reportText } from '@lawdex/contracts';
import type { Services } from './services.ts';

const REPORT_AFTER_MS = 5_000;
const WITHIN_MS = 900;

/** Adds up how often answers were sent whose readers count, and tells their service every five seconds until it hears. */
export class HitCounts {
  private readonly counts = new Map<string, number>();
  private timer: NodeJS.Timeout | undefined;

  constructor(private readonly services: Pick<Services, 'send'>) {}

  add(path: string, uses = 1): void {
    this.counts.set(path, (this.counts.get(path) ?? 0) + uses);
    this.timer ??= setTimeout(() => void this.report(), REPORT_AFTER_MS).unref();
  }

  /** Reports all counts so far. What no service heard waits for the next time. */
  async report(): Promise<void> {
    clearTimeout(this.timer);
    this.timer = undefined;
    const reports = [...this.counts];
    this.counts.clear();
    await Promise.all(reports.map(([path, uses]) => this.tell(path, uses)));
  }

  private async tell(path: string, uses: number): Promise<void> {
    const headers = { [METER_HEADER]: reportText(uses) };
    const outcome = await this.services.send({ path, method: 'HEAD', headers, body: null, within: WITHIN_MS });
    const isHeard = outcome.kind === 'answered' && outcome.answer.status < 500;
    if (!isHeard) this.add(path, uses);
  }
}

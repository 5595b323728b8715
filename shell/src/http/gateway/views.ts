import { METER_HEADER, reportText } from '@lawdex/contracts';
import type { FastifyRequest } from 'fastify';
import { isCrossSite } from '../cross-site.ts';
import { Limit } from '../limits/limit.ts';
import { subjectOf } from '../limits/request-kind.core.ts';
import type { SharedState } from '../shared-state.ts';
import { isEarly, isRobot } from '../visitors/robots.core.ts';
import type { VisitorNames } from '../visitors/visitor-name.ts';
import type { Services } from './services.ts';

const REPORT_AFTER_MS = 5_000;
const WITHIN_MS = 900;
const DAY_MS = 86_400_000;
/** Most views of one address by one network in a day: enough for an office, and too few to make a post popular. */
const OF_A_NETWORK = 5;
const COUNTERS = 50_000;

type Viewer = Pick<FastifyRequest, 'method' | 'ip' | 'headers'>;

export interface ViewsOptions {
  services: Pick<Services, 'send'>;
  names: Pick<VisitorNames, 'of' | 'network'>;
  origin: string;
  /** Null where this shell stands alone. */
  shared: Pick<SharedState, 'server' | 'hidden'> | null;
}

/** Counts who was sent an answer, each visitor once a day (UTC), and tells its service until it hears (docs/adr/0311). */
export class Views {
  // Names change with the day, so that a window may last longer.
  private readonly visitors: Limit;
  private readonly networks: Limit;
  private readonly unreported = new Map<string, number>();
  private timer: NodeJS.Timeout | undefined;

  constructor(private readonly options: ViewsOptions) {
    this.visitors = new Limit({ most: 1, windowMs: DAY_MS, keys: COUNTERS }, options.shared);
    this.networks = new Limit({ most: OF_A_NETWORK, windowMs: DAY_MS, keys: COUNTERS }, options.shared);
  }

  async add(viewer: Viewer, paths: Iterable<string>): Promise<void> {
    if (!this.isReader(viewer)) return;
    for (const path of paths) if (await this.isNew(viewer, path)) this.note(path, 1);
  }

  /** Tells all views so far. What no service heard waits for the next time. */
  async report(): Promise<void> {
    clearTimeout(this.timer);
    this.timer = undefined;
    const reports = [...this.unreported];
    this.unreported.clear();
    await Promise.all(reports.map(([path, views]) => this.tell(path, views)));
  }

  private note(path: string, views: number): void {
    this.unreported.set(path, (this.unreported.get(path) ?? 0) + views);
    this.timer ??= setTimeout(() => void this.report(), REPORT_AFTER_MS).unref();
  }

  private async tell(path: string, views: number): Promise<void> {
    const headers = { [METER_HEADER]: reportText(views) };
    const outcome = await this.options.services.send({ path, method: 'HEAD', headers, body: null, within: WITHIN_MS });
    const isHeard = outcome.kind === 'answered' && outcome.answer.status < 500;
    if (!isHeard) this.note(path, views);
  }

  /** A page of another site may open a page of ours for its visitor, but not have its pictures and calls counted. */
  private isReader({ method, headers }: Viewer): boolean {
    if (method !== 'GET' || isRobot(headers['user-agent']) || isEarly(headers)) return false;
    return headers['sec-fetch-dest'] === 'document' || !isCrossSite({ headers }, this.options.origin);
  }

  private async isNew({ ip }: Viewer, path: string): Promise<boolean> {
    const { names } = this.options;
    const subject = subjectOf(path);
    return (
      (await this.visitors.count(`view ${subject} ${names.of(ip)}`)) === null &&
      (await this.networks.count(`views ${subject} ${names.network({ ip })}`)) === null
    );
  }
}

import type { FastifyRequest } from 'fastify';
import { isForeign } from '../foreign.ts';
import { Counts } from '../limits/counts.ts';
import { subjectOf } from '../limits/request-kind.core.ts';
import type { SharedState } from '../shared-state/shared-state.ts';
import type { HitCounts } from './hit-counts.ts';
import { isEarly, isRobot } from './robots.core.ts';
import type { VisitorNames } from './visitor-name.ts';

const DAY_MS = 86_400_000;
/** Most views of one address by one network in a day: enough for an office, and too few to make a post popular. */
const OF_A_NETWORK = 5;
const COUNTERS = 50_000;

type Viewer = Pick<FastifyRequest, 'method' | 'ip' | 'headers'>;

export interface ViewsOptions {
  hits: Pick<HitCounts, 'add'>;
  names: Pick<VisitorNames, 'of' | 'network'>;
  origin: string;
  /** Counts of all shells; null where this shell stands alone. */
  shared: Pick<SharedState, 'count'> | null;
}

/** Counts who is given an answer that its service counts: each visitor once a day (UTC), and no robot and nothing that is fetched ahead. */
export class Views {
  private readonly visitors = new Counts(COUNTERS);
  private readonly networks = new Counts(COUNTERS);

  constructor(private readonly options: ViewsOptions) {}

  /** Addresses of the API. */
  async add(viewer: Viewer, paths: Iterable<string>): Promise<void> {
    if (!this.isReader(viewer)) return;
    for (const path of paths) if (await this.isNew(viewer, path)) this.options.hits.add(path);
  }

  /** A page of another site may open a page of ours for its visitor, but not have its pictures and calls counted. */
  private isReader({ method, headers }: Viewer): boolean {
    if (method !== 'GET' || isRobot(headers['user-agent']) || isEarly(headers)) return false;
    return headers['sec-fetch-dest'] === 'document' || !isForeign({ headers }, this.options.origin);
  }

  private async isNew({ ip }: Viewer, path: string): Promise<boolean> {
    const { names } = this.options;
    const [subject, visitor, network] = [subjectOf(path), names.of(ip), names.network({ ip })];
    return (
      (await this.count(this.visitors, `view ${subject} ${visitor}`)) <= 1 &&
      (await this.count(this.networks, `views ${subject} ${network}`)) <= OF_A_NETWORK
    );
  }

  // Names change with the day, so that a window may last longer.
  private async count(counts: Counts, what: string): Promise<number> {
    const own = counts.count(what, DAY_MS).current;
    return (await this.options.shared?.count(what, DAY_MS))?.current ?? own;
  }
}

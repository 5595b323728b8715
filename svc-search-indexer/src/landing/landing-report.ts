import { Inject, Injectable } from '@nestjs/common';
import type { LandingVerdict } from '@lawdex/contracts';
import { Feeders } from '../indexing/feeders.service.ts';
import { LandingAtlas } from './atlas/landing-atlas.service.ts';
import { LANDING_ROWS, SEARCH_ENGINE, type SearchEngine } from '../engines/search-engine.ts';
import { LandingPages, type JudgedPage, type VerdictCounts } from './landing-pages.service.ts';

export interface LandingReport {
  /** False while pages do not yet follow what was written some seconds ago. */
  isCurrent: boolean;
  verdicts: VerdictCounts;
  /** The first of those with the verdict that was asked for; of all, when none was. */
  pages: JudgedPage[];
}

/** Which landing pages are kept from search engines, and why. */
@Injectable()
export class LandingReports {
  constructor(
    private readonly all: LandingPages,
    private readonly atlas: LandingAtlas,
    private readonly feeders: Feeders,
    @Inject(SEARCH_ENGINE) private readonly engine: SearchEngine,
  ) {}

  async read(verdict: LandingVerdict | undefined, limit: number): Promise<LandingReport> {
    const report: LandingReport = { isCurrent: await this.isCurrent(), verdicts: await this.all.verdicts(), pages: [] };
    for await (const page of this.all.judged()) {
      if (report.pages.length === limit) break;
      if (verdict === undefined || page.verdict === verdict) report.pages.push(page);
    }
    return report;
  }

  private async isCurrent(): Promise<boolean> {
    const behind = await this.feeders.behind();
    return [LANDING_ROWS, this.engine.name].every((name) => behind.get(name) === 0) && this.atlas.isCurrent();
  }
}

import { Inject, Injectable, Controller, Get, Query } from '@nestjs/common';
import { LANDING_VERDICTS, type LandingVerdict } from '@lawdex/contracts';
import { Feeders } from '../indexing/feeders.service.ts';
import { LandingAtlas } from './atlas/landing-atlas.service.ts';
import { LANDING_ROWS, SEARCH_ENGINE, type SearchEngine } from '../engines/search-engine.ts';
import { LandingPages, type JudgedPage, type VerdictCounts } from './landing-pages.service.ts';
import { ApiExcludeController } from '@nestjs/swagger';
import { WholeNumber } from '@lawdex/svc-kit';
import { IsIn, IsOptional } from 'class-validator';

export interface LandingReport {
  /** False while pages do not yet follow what was written some seconds ago. */
  isCurrent: boolean;
  verdicts: VerdictCounts;
  /** The first of those with the verdict that was asked for; of all, when none was. */
  pages: JudgedPage[];
}

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

const MOST_LISTED = 10_000;

class ReportQuery {
  @IsIn(LANDING_VERDICTS, { message: `verdict must be one of ${LANDING_VERDICTS.join(', ')}.` })
  @IsOptional()
  verdict?: LandingVerdict;

  @WholeNumber({ min: 1, max: MOST_LISTED, default: 1_000 })
  limit?: number = 1_000;
}

/** For programs of ours, by the internal token, and for search admins at their own port. */
@ApiExcludeController()
@Controller(['internal/landing-report', 'admin/api/landing-report'])
export class LandingReportController {
  constructor(private readonly reports: LandingReports) {}

  @Get()
  report(@Query() { verdict, limit = 1_000 }: ReportQuery): Promise<LandingReport> {
    return this.reports.read(verdict, limit);
  }
}

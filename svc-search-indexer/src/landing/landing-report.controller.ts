import { Controller, Get, Query } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import { LANDING_VERDICTS, type LandingVerdict } from '@lawdex/contracts';
import { WholeNumber } from '@lawdex/svc-kit';
import { IsIn, IsOptional } from 'class-validator';
import { Feeders } from '../indexing/feeders.service.ts';
import { LandingAtlas } from './atlas/landing-atlas.service.ts';
import { LANDING_ROWS } from './rows/landing-index.ts';
import { LandingPages, type JudgedPage } from './landing-pages.service.ts';

const MOST_LISTED = 10_000;

class ReportQuery {
  @IsIn(LANDING_VERDICTS, { message: `verdict must be one of ${LANDING_VERDICTS.join(', ')}.` })
  @IsOptional()
  verdict?: LandingVerdict;

  @WholeNumber({ min: 1, max: MOST_LISTED, default: 1_000 })
  limit?: number = 1_000;
}

interface LandingReport {
  /** False while pages do not yet follow what was written some seconds ago. */
  isCurrent: boolean;
  /** How many pages there are with each verdict. */
  verdicts: Partial<Record<LandingVerdict, number>>;
  /** The first of those with the verdict that was asked for; of all, when none was. */
  pages: JudgedPage[];
}

/** For search admins: which landing pages are kept from search engines, and why. */
@ApiExcludeController()
@Controller('internal/landing-report')
export class LandingReportController {
  constructor(
    private readonly all: LandingPages,
    private readonly atlas: LandingAtlas,
    private readonly feeders: Feeders,
  ) {}

  @Get()
  async report(@Query() { verdict, limit = 1_000 }: ReportQuery): Promise<LandingReport> {
    const report: LandingReport = { isCurrent: await this.isCurrent(), verdicts: {}, pages: [] };
    for await (const page of this.all.judged()) {
      report.verdicts[page.verdict] = (report.verdicts[page.verdict] ?? 0) + 1;
      const wanted = verdict === undefined || page.verdict === verdict;
      if (wanted && report.pages.length < limit) report.pages.push(page);
    }
    return report;
  }

  private async isCurrent(): Promise<boolean> {
    const behind = await this.feeders.behind();
    return behind.get(LANDING_ROWS) === 0 && (await this.atlas.isCurrent());
  }
}

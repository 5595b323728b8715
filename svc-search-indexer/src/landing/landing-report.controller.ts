import { Controller, Get, Query } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import { LANDING_VERDICTS, type LandingVerdict } from '@lawdex/contracts';
import { WholeNumber } from '@lawdex/svc-kit';
import { IsIn, IsOptional } from 'class-validator';
import { LandingReports, type LandingReport } from './landing-report.ts';

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

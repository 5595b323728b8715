import type { ClosedBusiness } from '@lawdex/contracts';
import { CLOCK, mayLag, SlugParam, type Clock } from '@lawdex/svc-kit';
import { BusinessSummaryDto, CategoryRefDto, described } from '@lawdex/svc-kit/dto';
import { Controller, Get, Inject, Param } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { DataSource } from 'typeorm';
import { presentSummary, type SummaryRow } from '../businesses/business-presenter.ts';
import { businessNotFound } from '../businesses/businesses.service.ts';
import { ShowsBusinesses } from '../businesses/shows-businesses.decorator.ts';
import { CLOSED_BUSINESS } from './closed-business.sql.ts';

class ClosedBusinessDto extends described<ClosedBusiness>({
  name: { type: String, nullable: true, description: 'Null for one that was removed for good.' },
  city: { type: String },
  state: { type: String, description: 'Two-letter abbreviation.' },
  category: { type: CategoryRefDto, nullable: true },
  near: { type: [BusinessSummaryDto], description: 'Firms of its city, those of its practice area first.' },
}) {}

interface ClosedRow {
  closedName: string | null;
  closedCity: string;
  closedState: string;
  areaName: string | null;
  areaSlug: string | null;
}

const NEAR = 3;

@ApiTags('businesses')
@Controller('api/businesses/slug/:slug/closed')
export class ClosedBusinessController {
  private readonly rows = mayLag<ClosedRow & (SummaryRow | { id: null })>(this.db, 'closed_business', CLOSED_BUSINESS);

  constructor(
    private readonly db: DataSource,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /** Answers what a page says of a business that has closed, and firms that are near. */
  @Get()
  @ApiOkResponse({ type: ClosedBusinessDto })
  @ShowsBusinesses(({ near }: ClosedBusiness) => near)
  async getClosedBusiness(@Param('slug', SlugParam) slug: string): Promise<ClosedBusiness> {
    const rows = await this.rows([slug, NEAR]);
    const [closed] = rows;
    if (!closed) throw businessNotFound();
    const now = this.clock();
    const near = rows.flatMap((row) => (row.id === null ? [] : presentSummary(row, now)));
    const { closedName: name, closedCity: city, closedState: state, areaName, areaSlug } = closed;
    const category = areaName !== null && areaSlug !== null ? { name: areaName, slug: areaSlug } : null;
    return { name, city, state, category, near };
  }
}

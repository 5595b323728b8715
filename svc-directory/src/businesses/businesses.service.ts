import { Inject, Injectable } from '@nestjs/common';
import type { BusinessDetail, BusinessRecord } from '@lawdex/contracts';
import { CLOCK, DomainError, prepared, type Clock, type CurrentSubject } from '@lawdex/svc-kit';
import { DataSource } from 'typeorm';
import { BusinessViewsService } from '../business-views/business-views.service.ts';
import { presentDetail, presentRecord, type DetailRow } from './business-presenter.ts';
import { BUSINESS_BY_SLUG, BUSINESSES_BY_ID, FORMER_SLUG } from './businesses.sql.ts';

export const businessNotFound = (): DomainError =>
  new DomainError('business_not_found', 404, 'There is no such business, or it has been removed.');

type FormerRow = { nowAt: string | null; name: string | null };

@Injectable()
export class BusinessesService {
  private readonly one = prepared<DetailRow>(this.db, 'business', BUSINESS_BY_SLUG);
  private readonly former = prepared<FormerRow>(this.db, 'former_slug', FORMER_SLUG);
  private readonly versioned = prepared<DetailRow & { version: number }>(this.db, 'businesses_by_id', BUSINESSES_BY_ID);

  constructor(
    private readonly db: DataSource,
    private readonly views: BusinessViewsService,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /** Answers the business that has the slug, or had it before: its own slug is another one then. */
  async bySlug(slug: string): Promise<BusinessDetail> {
    const business = await this.peek(slug);
    this.views.add(business.id);
    return business;
  }

  /** Like `bySlug`, without counting a view. */
  async peek(slug: string): Promise<BusinessDetail> {
    const row = (await this.one([slug]))[0] ?? (await this.movedFrom(slug));
    return presentDetail(row, this.clock());
  }

  /** Reads the present state for other services. Businesses that were deleted are left out. */
  async current(ids: readonly string[]): Promise<CurrentSubject<BusinessRecord>[]> {
    const rows = await this.versioned([ids]);
    return rows.map(({ version, ...row }) => ({ id: row.id, version, payload: presentRecord(row) }));
  }

  private async movedFrom(slug: string): Promise<DetailRow> {
    const [found] = await this.former([slug]);
    if (!found) throw businessNotFound();
    const [row] = found.nowAt === null ? [] : await this.one([found.nowAt]);
    if (!row) throw new DomainError('business_closed', 410, `${found.name ?? slug} has closed.`);
    return row;
  }
}

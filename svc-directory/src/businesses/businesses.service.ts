import { Inject, Injectable } from '@nestjs/common';
import type { BusinessDetail } from '@lawdex/contracts';
import { DomainError, prepared } from '@lawdex/svc-kit';
import { DataSource } from 'typeorm';
import { BusinessViews } from '../business-views/business-views.service.ts';
import { CLOCK } from '../clock.ts';
import type { Clock } from '../clock.ts';
import { presentDetail } from './business-presenter.core.ts';
import { SELECT_DETAILS } from './business-sql.ts';
import type { DetailRow } from './business-rows.core.ts';

export const businessNotFound = (): DomainError =>
  new DomainError('business_not_found', 404, 'There is no such business, or it has been removed.');

@Injectable()
export class BusinessesService {
  private readonly one: (values: readonly unknown[]) => Promise<DetailRow[]>;

  constructor(
    db: DataSource,
    private readonly views: BusinessViews,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {
    this.one = prepared(db, 'business', `${SELECT_DETAILS} where b.slug = $1`);
  }

  async bySlug(slug: string): Promise<BusinessDetail> {
    const [row] = await this.one([slug]);
    if (!row) throw businessNotFound();
    this.views.add(row.id);
    return presentDetail(row, this.clock());
  }
}

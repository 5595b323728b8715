import { Injectable } from '@nestjs/common';
import type { BusinessRecord } from '@lawdex/contracts';
import { prepared } from '@lawdex/svc-kit';
import { DataSource } from 'typeorm';
import { readRecords } from './records.sql.ts';

/** What is shown of the hits, whichever engine found them. */
@Injectable()
export class Records {
  private readonly read: (values: readonly unknown[]) => Promise<{ id: string; record: BusinessRecord }[]>;

  constructor(db: DataSource) {
    this.read = prepared(db, 'records-of-hits', readRecords);
  }

  /** By id, in one query. A business that was deleted since it was found is missing. */
  async of(ids: readonly string[]): Promise<ReadonlyMap<string, BusinessRecord>> {
    if (ids.length === 0) return new Map();
    const rows = await this.read([ids]);
    return new Map(rows.map(({ id, record }) => [id, record]));
  }
}

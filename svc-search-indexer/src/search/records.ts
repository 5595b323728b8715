import { Injectable } from '@nestjs/common';
import type { BusinessRecord } from '@lawdex/contracts';
import { DataSource } from 'typeorm';
import { readRecords } from './records.sql.ts';

/** What is shown of the hits, whichever engine found them. */
@Injectable()
export class Records {
  constructor(private readonly db: DataSource) {}

  /** By id, in one query. A business that was deleted since it was found is missing. */
  async of(ids: readonly string[]): Promise<ReadonlyMap<string, BusinessRecord>> {
    if (ids.length === 0) return new Map();
    const rows = await this.db.query<{ id: string; record: BusinessRecord }[]>(readRecords, [ids]);
    return new Map(rows.map(({ id, record }) => [id, record]));
  }
}

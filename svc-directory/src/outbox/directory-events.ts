import { Injectable } from '@nestjs/common';
import type { BusinessRecord, Category, DirectoryEvent } from '@lawdex/contracts';
import type { OutboxRow } from '@lawdex/svc-kit';
import { DataSource } from 'typeorm';
import { presentRecord } from '../businesses/business-presenter.core.ts';
import { SELECT_DETAILS } from '../businesses/business-sql.ts';
import type { DetailRow } from '../businesses/business-rows.core.ts';
import { latestOfEach } from './hydrate.core.ts';

interface Current<T> {
  version: number;
  payload: T;
}

/** Makes events of outbox rows: what their subjects are now, with the version that they have now. */
@Injectable()
export class DirectoryEvents {
  constructor(private readonly db: DataSource) {}

  async hydrate(rows: readonly OutboxRow[]): Promise<DirectoryEvent[]> {
    const latest = latestOfEach(rows);
    const ids = (type: DirectoryEvent['type']) => latest.filter((row) => row.type === type).map((row) => row.subjectId);
    const [businesses, categories] = await Promise.all([
      this.businesses(ids('business.changed')),
      this.categories(ids('category.changed')),
    ]);
    return latest.flatMap((row): DirectoryEvent[] => {
      const base = { id: row.id, subjectId: row.subjectId, occurredAt: row.occurredAt.toISOString() };
      if (row.type === 'business.deleted') return [{ ...base, type: row.type, version: row.version, payload: null }];
      // A subject that is gone by now has an event of its own that says so.
      const business = businesses.get(row.subjectId);
      if (business) return [{ ...base, type: 'business.changed', ...business }];
      const category = categories.get(row.subjectId);
      return category ? [{ ...base, type: 'category.changed', ...category }] : [];
    });
  }

  private async businesses(ids: string[]): Promise<Map<string, Current<BusinessRecord>>> {
    if (ids.length === 0) return new Map();
    const rows: (DetailRow & { version: number })[] = await this.db.query(`${SELECT_DETAILS} where b.id = any($1)`, [
      ids,
    ]);
    return new Map(rows.map((row) => [row.id, { version: row.version, payload: presentRecord(row) }]));
  }

  private async categories(ids: string[]): Promise<Map<string, Current<Omit<Category, 'businessCount'>>>> {
    if (ids.length === 0) return new Map();
    const rows: (Omit<Category, 'businessCount'> & { version: number })[] = await this.db.query(
      'select id, name, slug, icon, description, aliases, version from categories where id = any($1)',
      [ids],
    );
    return new Map(rows.map(({ version, ...payload }) => [payload.id, { version, payload }]));
  }
}

import { Injectable } from '@nestjs/common';
import type { BusinessRecord } from '@lawdex/contracts';
import { DataSource, type EntityManager } from 'typeorm';
import type { TextPlan } from '../../query/plans.core.ts';
import type { EngineQuery } from '../engine-query.core.ts';
import type { EngineAnswer, IndexChanges, SearchEngine } from '../search-engine.ts';
import { milesOfChord } from './geo.core.ts';
import { rowOf } from './row.core.ts';
import { existsSql, searchSql } from './search-sql.core.ts';
import { countPlaces, countWords, deleteRows, upsertRows } from './write-sql.ts';

interface FoundRow {
  total: number;
  chord: number | null;
  record: BusinessRecord | null;
}

/** Searches the narrow `search_rows`; what is shown comes from `search_documents`, for the rows of one page only. */
@Injectable()
export class PostgresEngine implements SearchEngine {
  readonly name = 'postgres';

  constructor(private readonly db: DataSource) {}

  /** Words and places are counted before the rows change: the difference to the old rows is what changes the counts. */
  async apply({ upserts, deletions }: IndexChanges, tx: EntityManager): Promise<void> {
    if (upserts.length === 0 && deletions.length === 0) return;
    const rows = JSON.stringify(upserts.map(rowOf));
    const touched = [...upserts.map(({ id }) => id), ...deletions];
    await tx.query(countWords, [rows, touched]);
    await tx.query(countPlaces, [rows, touched]);
    if (deletions.length > 0) await tx.query(deleteRows, [deletions]);
    if (upserts.length > 0) await tx.query(upsertRows, [rows]);
  }

  async search(query: EngineQuery): Promise<EngineAnswer> {
    const { sql, params } = searchSql(query);
    const found = await this.db.query<FoundRow[]>(sql, params);
    const hits = found.flatMap(({ record, chord }) =>
      record ? [{ record, distanceMiles: chord === null ? null : milesOfChord(chord) }] : [],
    );
    return { hits, total: found[0]?.total ?? 0 };
  }

  async matchesAnything(text: TextPlan): Promise<boolean> {
    const { sql, params } = existsSql(text);
    const [row] = await this.db.query<{ found: boolean }[]>(sql, params);
    return row?.found ?? false;
  }
}

import { Injectable } from '@nestjs/common';
import type { BusinessRecord } from '@lawdex/contracts';
import { DataSource } from 'typeorm';
import { Transactions } from '../../database/transactions.ts';
import type { EngineAnswer, EngineQuery, TextPlan } from '../engine-query.core.ts';
import type { IndexChanges, SearchEngine } from '../search-engine.ts';
import { milesOfChord } from './geo.core.ts';
import { rowOf } from './row.core.ts';
import { countPlaces, countWords, deleteRows, upsertRows } from './search-rows.sql.ts';
import { existsStatement, searchStatement } from './search-statement.core.ts';

interface FoundRow {
  total: number;
  chord: number | null;
  record: BusinessRecord | null;
}

/** Searches the narrow `search_rows`; what is shown comes from `search_documents`, for the rows of one page only. */
@Injectable()
export class PostgresEngine implements SearchEngine {
  readonly name = 'postgres';

  constructor(
    private readonly db: DataSource,
    private readonly transactions: Transactions,
  ) {}

  /**
   * In the transaction that stores the documents, if there is one. Words and places are counted before the rows change,
   * because the difference to the old rows is what changes the counts.
   */
  async apply({ upserts, deletions }: IndexChanges): Promise<void> {
    if (upserts.length === 0 && deletions.length === 0) return;
    const rows = JSON.stringify(upserts.map(rowOf));
    const touched = [...upserts.map(({ id }) => id), ...deletions];
    await this.transactions.run(async (tx) => {
      await tx.query(countWords, [rows, touched]);
      await tx.query(countPlaces, [rows, touched]);
      if (deletions.length > 0) await tx.query(deleteRows, [deletions]);
      if (upserts.length > 0) await tx.query(upsertRows, [rows]);
    });
  }

  async search(query: EngineQuery): Promise<EngineAnswer> {
    const { sql, params } = searchStatement(query);
    const found = await this.db.query<FoundRow[]>(sql, params);
    const hits = found.flatMap(({ record, chord }) =>
      record ? [{ record, distanceMiles: chord === null ? null : milesOfChord(chord) }] : [],
    );
    return { hits, total: found[0]?.total ?? 0 };
  }

  async matchesAnything(text: TextPlan): Promise<boolean> {
    const { sql, params } = existsStatement(text);
    const [row] = await this.db.query<{ found: boolean }[]>(sql, params);
    return row?.found ?? false;
  }
}

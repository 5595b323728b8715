import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { EngineAnswer, EngineFilters, EngineQuery } from '../engine-query.core.ts';
import type { SearchEngine } from '../search-engine.ts';
import type { Statement } from './binder.core.ts';
import { unlessAborted } from './unless-aborted.ts';
import { milesOfChord } from '../geo.core.ts';
import { countStatement, searchStatement } from './search-statement.core.ts';

interface FoundRow {
  total: number;
  /** Null on the only row of a page that is past the end. */
  id: string | null;
  tier: number | null;
  chord: number | null;
}

/** Searches the narrow `search_rows`, which `PostgresIndex` fills. */
@Injectable()
export class PostgresEngine implements SearchEngine {
  readonly name = 'postgres';

  constructor(private readonly db: DataSource) {}

  async search(query: EngineQuery, signal: AbortSignal): Promise<EngineAnswer> {
    const found = await this.run<FoundRow>(searchStatement(query), signal);
    const hits = found.flatMap(({ id, tier, chord }) =>
      id === null ? [] : [{ id, tier, distanceMiles: chord === null ? null : milesOfChord(chord) }],
    );
    return { hits, total: found[0]?.total ?? 0 };
  }

  async count(
    query: Pick<EngineQuery, 'plan'>,
    choices: readonly EngineFilters[],
    signal: AbortSignal,
  ): Promise<number[]> {
    if (choices.length === 0) return [];
    const [row] = await this.run<{ counts: number[] }>(countStatement(query, choices), signal);
    return row?.counts ?? [];
  }

  private run<Row>({ sql, params }: Statement, signal: AbortSignal): Promise<Row[]> {
    return unlessAborted(signal, () => this.db.query<Row[]>(sql, params));
  }
}

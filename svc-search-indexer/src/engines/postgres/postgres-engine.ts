import { Inject, Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { EngineAnswer, EngineFilters, EngineQuery } from '../engine-query.core.ts';
import type { SearchEngine } from '../search-engine.ts';
import type { Statement } from './binder.core.ts';
import { milesOfChord } from '../geo.core.ts';
import { countQuestion, type CountedGroup } from './count-statement.core.ts';
import { LexemeShares } from './lexeme-shares.ts';
import { searchStatement } from './search-statement.core.ts';
import { Totals } from './totals.ts';
import { queryUnlessAborted } from './unless-aborted.ts';

interface FoundRow {
  /** Of the rows that were searched. */
  version: string;
  /** Null when it was not counted. */
  total: number | null;
  /** Null on the only row of a page that is past the end. */
  id: string | null;
  tier: number | null;
  chord: number | null;
}

// A few megabytes, since plans are long.
const MOST_TOTALS = 2_000;

/** Searches the narrow `search_rows`, which `PostgresIndex` fills. */
@Injectable()
export class PostgresEngine implements SearchEngine {
  readonly name = 'postgres';
  private readonly totals = new Totals(MOST_TOTALS);

  constructor(
    private readonly db: DataSource,
    @Inject(LexemeShares) private readonly shares: Pick<LexemeShares, 'of'>,
  ) {}

  /** Hits are counted once for each version of the rows; a page alone takes a fraction of the time. */
  async search(query: EngineQuery, signal: AbortSignal): Promise<EngineAnswer> {
    const { plan, filters } = query;
    const known = this.totals.find(plan, filters);
    if (known) {
      const found = await this.run<FoundRow>(searchStatement(query, 'known', this.shares.of), signal);
      if (found[0]?.version === known.version) return { hits: hitsOf(found), total: known.total };
    }
    const found = await this.run<FoundRow>(searchStatement(query, 'counted', this.shares.of), signal);
    const { version = '', total = null } = found[0] ?? {};
    this.totals.keep(plan, filters, { version, total: total ?? 0 });
    return { hits: hitsOf(found), total: total ?? 0 };
  }

  async count(
    { plan }: Pick<EngineQuery, 'plan'>,
    choices: readonly EngineFilters[],
    signal: AbortSignal,
  ): Promise<number[]> {
    if (choices.length === 0) return [];
    const question = countQuestion({ plan }, choices);
    const [row] = await this.run<{ groups: CountedGroup[] }>(question, signal);
    return question.numbersOf(row?.groups ?? []);
  }

  private run<Row>(statement: Statement, signal: AbortSignal): Promise<Row[]> {
    return queryUnlessAborted<Row>(this.db, statement, signal);
  }
}

function hitsOf(found: readonly FoundRow[]): EngineAnswer['hits'] {
  return found.flatMap(({ id, tier, chord }) =>
    id === null ? [] : [{ id, tier, distanceMiles: chord === null ? null : milesOfChord(chord) }],
  );
}

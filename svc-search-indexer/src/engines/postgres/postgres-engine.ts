import { Inject, Injectable, Optional } from '@nestjs/common';
import type { PopularSearch } from '@lawdex/contracts';
import { DataSource } from 'typeorm';
import type { EngineAnswer, EngineFilters, EngineHit, EngineQuery, Plan } from '@lawdex/search-language/plan';
import type { Holdings, LandingAnswer, LandingQuestion, Moment } from '../landing-question.core.ts';
import type { CityFound, SearchEngine } from '../search-engine.ts';
import { milesOfChord } from './distance-conditions.core.ts';
import { countQuestion, type CountedGroup, type CountQuestion } from './count-statement.core.ts';
import { keyOf, versionedAnswers } from '../versioned-answers.ts';
import { PostgresLandingFigures } from './landing/postgres-landing-figures.ts';
import { LexemeShares } from './rows/lexeme-shares.ts';
import { LiveRows } from './rows/live-rows.ts';
import { statementOf, type RowTableName } from './rows/row-tables.core.ts';
import { searchStatement } from './search-statement.core.ts';
import { StatementNames } from './statement-names.core.ts';
import { queryUnlessAborted } from './unless-aborted.ts';
import { all, binder, type Statement } from './binder.core.ts';
import { filterConditions } from './filter-conditions.core.ts';
import { planConditions } from './plan-conditions.core.ts';

function citiesStatement(plan: Plan, filters: EngineFilters): Statement {
  const { bind, params } = binder();
  const { tiers, any, always } = planConditions(plan, bind, () => 0);
  const where = all([...any(), ...always(), ...filterConditions(filters, bind, tiers.length > 0)]);
  const sql = `
    select r.city_key as "cityKey", count(*)::int as count, case count(*) when 1 then min(r.id::text) end as id
    from search_rows r where ${where} group by r.city_key`;
  return { sql, params };
}

interface FoundRow {
  version: string;
  total: number | null;
  /** Null on the only row of a page that is past the end. */
  id: string | null;
  tier: number | null;
  chord: number | null;
  /** Null for hits of so many that nobody shows them all. */
  position: string | null;
}

interface CountedRow {
  version: string;
  groups: CountedGroup[];
}

const MOST_TOTALS = 20_000;
// A few megabytes.
const MOST_COUNTS = 1_000;

/** Searches narrow rows, those of the table that is live, which `PostgresIndex` fills. */
@Injectable()
export class PostgresEngine implements SearchEngine {
  readonly name = 'postgres';
  private readonly names: Record<RowTableName, StatementNames> = {
    search_rows: new StatementNames('search'),
    search_rows_b: new StatementNames('search-b'),
  };
  private readonly totals = versionedAnswers<number>(MOST_TOTALS);
  private readonly figures = new PostgresLandingFigures(this.db);
  private shown: readonly PopularSearch[] = [];
  private readonly counts = versionedAnswers<readonly CountedGroup[]>(MOST_COUNTS);

  constructor(
    private readonly db: DataSource,
    @Inject(LexemeShares) private readonly lexemes: Pick<LexemeShares, 'share'>,
    @Inject(LiveRows) private readonly live: Pick<LiveRows, 'find'>,
    /** Not named for an engine that is asked a few questions only, because names belong to connections, which all engines share. */
    @Optional() private readonly options: { named: boolean } = { named: true },
  ) {}

  /** Hits are counted once for each version of the rows; a page alone takes a fraction of the time. */
  async search(query: EngineQuery, signal: AbortSignal): Promise<EngineAnswer> {
    const { plan, filters } = query;
    const table = await this.live.find();
    const key = keyOf([table, plan.tiers, plan.without, filters]);
    const known = this.totals.get(key);
    if (known) {
      const found = await this.find(table, query, 'uncounted', signal);
      if (found[0]?.version === known.version) return { hits: hitsOf(found), total: known.value };
    }
    const found = await this.find(table, query, 'counted', signal);
    const { version = '', total = null } = found[0] ?? {};
    this.totals.set(key, { version, value: total ?? 0 });
    return { hits: hitsOf(found), total: total ?? 0 };
  }

  async hits(query: EngineQuery, signal: AbortSignal): Promise<EngineHit[]> {
    return hitsOf(await this.find(await this.live.find(), query, 'uncounted', signal));
  }

  async count(
    { plan }: Pick<EngineQuery, 'plan'>,
    choices: readonly EngineFilters[],
    signal: AbortSignal,
  ): Promise<number[]> {
    if (choices.length === 0) return [];
    const table = await this.live.find();
    const question = countQuestion({ plan }, choices);
    return question.numbersOf(await this.countGroups(table, plan, question, signal));
  }

  async cities(plan: Plan, filters: EngineFilters, signal: AbortSignal): Promise<CityFound[]> {
    const statement = statementOf(citiesStatement(plan, filters), await this.live.find());
    return queryUnlessAborted<CityFound>(this.db, statement, signal);
  }

  landing(question: LandingQuestion, moment: Moment, signal: AbortSignal): Promise<LandingAnswer> {
    return this.figures.ask(question, moment, signal);
  }

  holdings(moment: Moment): Promise<Holdings> {
    return this.figures.holdings(moment);
  }

  landingVersion(): Promise<string> {
    return this.figures.version();
  }

  popular(most: number): Promise<PopularSearch[]> {
    return Promise.resolve(this.shown.slice(0, most));
  }

  /** In memory: they are counted in PostgreSQL again every few seconds. */
  keepPopular(searches: readonly PopularSearch[]): Promise<void> {
    this.shown = searches;
    return Promise.resolve();
  }

  private async countGroups(
    table: RowTableName,
    plan: Plan,
    { sql, params }: CountQuestion,
    signal: AbortSignal,
  ): Promise<readonly CountedGroup[]> {
    const key = keyOf([table, sql, params]);
    const known = this.counts.get(key);
    if (known) {
      const [now] = await this.run<{ version: string }>(
        table,
        plan,
        { sql: 'select version from search_rows_version', params: [] },
        signal,
      );
      if (now?.version === known.version) return known.value;
    }
    const [row] = await this.run<CountedRow>(table, plan, { sql, params }, signal);
    if (row) this.counts.set(key, { version: row.version, value: row.groups });
    return row?.groups ?? [];
  }

  private find(
    table: RowTableName,
    query: EngineQuery,
    total: 'counted' | 'uncounted',
    signal: AbortSignal,
  ): Promise<FoundRow[]> {
    return this.run<FoundRow>(table, query.plan, searchStatement(query, total, this.lexemes.share), signal);
  }

  /** Words are looked up in the same way whatever they are; how rows are best met without words depends on how many there are. */
  private run<Row>(table: RowTableName, plan: Plan, asked: Statement, signal: AbortSignal): Promise<Row[]> {
    const statement = statementOf(asked, table);
    const name = this.options.named ? this.names[table].of(statement.sql) : undefined;
    return queryUnlessAborted<Row>(this.db, { ...statement, name, anyValues: plan.tiers.length > 0 }, signal);
  }
}

function hitsOf(found: readonly FoundRow[]): EngineHit[] {
  return found.flatMap(({ id, tier, chord, position }) =>
    id === null
      ? []
      : [{ id, tier, distanceMiles: chord === null ? null : milesOfChord(chord), position: position ?? undefined }],
  );
}

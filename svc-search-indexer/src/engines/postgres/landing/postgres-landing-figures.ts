import { Injectable } from '@nestjs/common';
import { inLongTransaction, prepared, requestSignal } from '@lawdex/svc-kit';
import { DataSource } from 'typeorm';
import type { LandingFigures } from '../../landing-figures.ts';
import type { HoldingRow, LandingAnswer, LandingQuestion, LandingScope, Moment } from '../../landing-question.core.ts';
import type { Statement } from '../binder.core.ts';
import { milesOfChord } from '../geo.core.ts';
import { StatementNames } from '../statement-names.core.ts';
import { queryUnlessAborted } from '../unless-aborted.ts';
import { countListed, readVersion } from './landing-rows.sql.ts';
import { holdingsStatement, landingStatement } from './landing-statement.sql.ts';
import type { LandingRowAnswer } from './landing-statement.sql.ts';

const DEADLINE_MS = 1_000;

/** Counts the rows that `LandingIndex` writes. */
@Injectable()
export class PostgresLandingFigures implements LandingFigures {
  /** To plan the statement of a page takes as long as to answer it. */
  private readonly names = new StatementNames('landing');

  /** Asked for each page. */
  private readonly versions = prepared<{ version: string }>(this.db, 'landing-version', readVersion);

  constructor(private readonly db: DataSource) {}

  async ask(question: LandingQuestion, moment: Moment): Promise<LandingAnswer> {
    const [answer] = await this.run(question, landingStatement(question, moment));
    if (!answer) throw new Error('landing_rows_version has no row.');
    const { listed } = answer;
    return {
      ...answer,
      listed:
        listed?.map(({ record, chord }) => ({ record, distanceMiles: chord === null ? null : milesOfChord(chord) })) ??
        null,
    };
  }

  holdings(scope: LandingScope, moment: Moment): Promise<HoldingRow[]> {
    const { sql, params } = holdingsStatement(scope, moment);
    return inLongTransaction(this.db, (tx) => tx.query<HoldingRow[]>(sql, params));
  }

  async version(): Promise<string> {
    const [row] = await this.versions();
    return row?.version ?? '';
  }

  async countListed(): Promise<number> {
    const [row] = await this.db.query<{ listed: number }[]>(countListed);
    return row?.listed ?? 0;
  }

  /** To count the whole country can take longer than a request may; whoever asks again finds it counted. */
  private run({ where }: LandingQuestion, statement: Statement): Promise<LandingRowAnswer[]> {
    if (where.kind !== 'country') {
      const name = this.names.of(statement.sql);
      return queryUnlessAborted(this.db, { ...statement, name, anyValues: true }, requestSignal(DEADLINE_MS));
    }
    return inLongTransaction(this.db, (tx) => tx.query<LandingRowAnswer[]>(statement.sql, statement.params));
  }
}

import { inLongTransaction, prepared } from '@lawdex/svc-kit';
import type { DataSource } from 'typeorm';
import type {
  HoldingRow,
  Holdings,
  LandingAnswer,
  LandingQuestion,
  ListedBusiness,
  Moment,
} from '../../landing-question.core.ts';
import type { Statement } from '../binder.core.ts';
import { milesOfChord } from '../distance-conditions.core.ts';
import { StatementNames } from '../statement-names.core.ts';
import { queryUnlessAborted } from '../unless-aborted.ts';
import { STATEMENTS } from './landing-index.ts';
import { holdingsStatement, landingStatement, type LandingRowAnswer } from './landing-statement.sql.ts';

export class PostgresLandingFigures {
  /** To plan the statement of a page takes as long as to answer it. */
  private readonly names = new StatementNames('landing');

  private readonly versions = prepared<{ version: string }>(this.db, 'landing-version', STATEMENTS.readVersion);

  constructor(private readonly db: DataSource) {}

  async ask(question: LandingQuestion, moment: Moment, signal: AbortSignal): Promise<LandingAnswer> {
    const [answer] = await this.run(question, landingStatement(question, moment), signal);
    if (!answer) throw new Error('Figures of a landing page are one row.');
    const listed = answer.listed.map(({ record, chord }): ListedBusiness => {
      return { id: record.id, record, distanceMiles: chord === null ? null : milesOfChord(chord) };
    });
    return { ...answer, listed };
  }

  async holdings(moment: Moment): Promise<Holdings> {
    const version = await this.version();
    const { sql, params } = holdingsStatement(moment);
    return { version, rows: await inLongTransaction(this.db, (tx) => tx.query<HoldingRow[]>(sql, params)) };
  }

  async version(): Promise<string> {
    const [row] = await this.versions();
    return row?.version ?? '';
  }

  /** To count the whole country can take longer than a request may; whoever asks again finds it counted. */
  private run({ where }: LandingQuestion, statement: Statement, signal: AbortSignal): Promise<LandingRowAnswer[]> {
    if (where.kind !== 'country') {
      const name = this.names.of(statement.sql);
      return queryUnlessAborted(this.db, { ...statement, name, anyValues: true }, signal);
    }
    return inLongTransaction(this.db, (tx) => tx.query<LandingRowAnswer[]>(statement.sql, statement.params));
  }
}

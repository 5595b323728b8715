import { Injectable } from '@nestjs/common';
import { inLongTransaction, requestSignal } from '@lawdex/svc-kit';
import { DataSource } from 'typeorm';
import type { Statement } from '../../database/binder.core.ts';
import { queryUnlessAborted } from '../../database/unless-aborted.ts';
import type { LandingAnswer } from '../figures/landing-answer.core.ts';
import type { LandingQuestion, Moment } from '../figures/landing-question.core.ts';
import { landingStatement } from '../figures/landing-statement.sql.ts';
import { readVersion } from '../../landing-rows/landing-rows.sql.ts';

const DEADLINE_MS = 1_000;

/** What landing pages count and list, from the rows of this moment. */
@Injectable()
export class LandingFigures {
  constructor(private readonly db: DataSource) {}

  async ask(question: LandingQuestion, moment: Moment): Promise<LandingAnswer> {
    const [answer] = await this.run(question, landingStatement(question, moment));
    if (!answer) throw new Error('landing_rows_version has no row.');
    return answer;
  }

  /** To count the whole country can take longer than a request may; whoever asks again finds it counted. */
  private run({ where }: LandingQuestion, statement: Statement): Promise<LandingAnswer[]> {
    if (where.kind !== 'country') return queryUnlessAborted(this.db, statement, requestSignal(DEADLINE_MS));
    return inLongTransaction(this.db, (tx) => tx.query<LandingAnswer[]>(statement.sql, statement.params));
  }

  async version(): Promise<string> {
    const [row] = await this.db.query<{ version: string }[]>(readVersion);
    return row?.version ?? '';
  }
}

import type { BeforeQueryEvent, EntitySubscriberInterface, QueryRunner } from 'typeorm';
import { EventSubscriber } from 'typeorm';
import { currentRequestTime } from '../request-time.ts';
import { endUnlessAnswered } from './dead-connection.ts';
import { isLong } from './long-transaction.ts';
import { answerWithinMs, LONG_STATEMENT_MS, STATEMENT_MS } from './limits.core.ts';

/** Precedes every statement of TypeORM: it begins none for a request whose time is up, and ends connections that do not answer. */
@EventSubscriber()
export class QueryLimits implements EntitySubscriberInterface {
  // The first entry belongs to the oldest query, because a connection answers queries in their order.
  private readonly waiting = new WeakMap<QueryRunner, (() => void)[]>();

  async beforeQuery({ query, queryRunner }: BeforeQueryEvent): Promise<void> {
    if (query !== 'ROLLBACK') this.mayBegin(query);
    const limit = answerWithinMs(isLong(queryRunner) ? LONG_STATEMENT_MS : STATEMENT_MS);
    const answered = endUnlessAnswered(await queryRunner.connect(), limit);
    const waiting = this.waiting.get(queryRunner);
    if (waiting) waiting.push(answered);
    else this.waiting.set(queryRunner, [answered]);
  }

  afterQuery({ queryRunner }: BeforeQueryEvent): void {
    this.waiting.get(queryRunner)?.shift()?.();
  }

  private mayBegin(query: string): void {
    const time = currentRequestTime();
    time?.check();
    if (time && query === 'COMMIT') time.isCommitting = true;
  }
}

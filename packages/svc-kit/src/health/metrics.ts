import { Numbers } from '@lawdex/telemetry';

/** The metrics of one service. Nest injects it by its type. */
export class Metrics extends Numbers {
  private readonly statements = this.durations('db_statement_duration_seconds', 'Time that a statement took.', [
    'outcome',
  ]);

  constructor(service: string) {
    super(service);
    this.watchProcess();
  }

  observeStatement(outcome: 'done' | 'failed', ms: number): void {
    this.statements.observe({ outcome }, ms / 1000);
  }
}

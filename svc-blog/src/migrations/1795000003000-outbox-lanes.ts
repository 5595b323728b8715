import { createOutboxLanes } from '@lawdex/svc-kit';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What is written in bulk is told after what visitors write. */
export class OutboxLanes1795000003000 implements MigrationInterface {
  name = 'OutboxLanes1795000003000';

  up(runner: QueryRunner): Promise<void> {
    return createOutboxLanes(runner);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table outbox_events drop column bulk');
  }
}

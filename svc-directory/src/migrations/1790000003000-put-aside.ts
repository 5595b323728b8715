import { createPutAside } from '@lawdex/svc-kit';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Events that a consumer refuses for good wait there, out of the way of the others. */
export class PutAside1790000003000 implements MigrationInterface {
  name = 'PutAside1790000003000';

  up(runner: QueryRunner): Promise<void> {
    return createPutAside(runner);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table if exists outbox_put_aside');
  }
}

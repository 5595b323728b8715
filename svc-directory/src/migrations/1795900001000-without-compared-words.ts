import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Takes away, with their indexes, what words of reviews were compared by before version 1.0.0. */
export class WithoutComparedWords1795900001000 implements MigrationInterface {
  readonly name = 'WithoutComparedWords1795900001000';
  readonly contractOf = '7ada546f';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('alter table reviews drop column if exists words_hash, drop column if exists words_sketch');
  }

  async down(): Promise<void> {
    // Nothing reads them.
  }
}

import type { MigrationInterface, QueryRunner } from 'typeorm';

/** In which states a business serves every place, wherever its office is. */
export class ServedStates1795900003000 implements MigrationInterface {
  readonly name = 'ServedStates1795900003000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`alter table businesses add column if not exists serves text[] not null default '{}'`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table businesses drop column serves');
  }
}

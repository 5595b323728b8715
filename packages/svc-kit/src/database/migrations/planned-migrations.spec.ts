import type { MigrationInterface, QueryRunner } from 'typeorm';
import { plannedMigrations } from './migrate.ts';

class AddTitle1 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('alter table notes add column title text');
    await runner.query('update notes set title = name');
  }
  async down(): Promise<void> {}
}

class DropName2 implements MigrationInterface {
  name = 'DropName2';
  readonly contractOf = '1.4.0';
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('alter table notes drop column name');
  }
  async down(): Promise<void> {}
}

it('migrations tell their names, what they take away, and their statements, without a database', async () => {
  expect(await plannedMigrations([AddTitle1, DropName2])).toEqual([
    {
      name: 'AddTitle1',
      contractOf: null,
      replaces: null,
      statements: ['alter table notes add column title text', 'update notes set title = name'],
    },
    {
      name: 'DropName2',
      contractOf: '1.4.0',
      replaces: null,
      statements: ['alter table notes drop column name'],
    },
  ]);
});

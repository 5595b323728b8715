import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Who of the admins did what. */
export class AdminAudit1764060000001 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table admin_audit (
        id bigint generated always as identity primary key,
        at timestamptz not null,
        by text not null,
        address text not null,
        action text not null,
        detail jsonb not null,
        outcome text not null
      );
      create index admin_audit_at on admin_audit (at)`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table admin_audit');
  }
}

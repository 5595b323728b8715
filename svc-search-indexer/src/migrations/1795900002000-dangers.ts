import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Admins may say which phrases tell of danger. */
export class Dangers1795900002000 implements MigrationInterface {
  readonly name = 'Dangers1795900002000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table search_phrases drop constraint search_phrases_kind_check,
        add constraint search_phrases_kind_check
          check (kind in ('practice', 'place', 'filter', 'synonym', 'noise', 'none', 'danger')) not valid`);
  }

  async down(): Promise<void> {
    // A wider check does no harm.
  }
}

import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A phrase may be weak too: meant where nothing stronger is said. */
export class WeakSearchPhrases1764020000001 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table search_phrases
        drop constraint search_phrases_strength_check,
        add constraint search_phrases_strength_check check (strength in ('strong', 'weak', 'soft'))`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      delete from search_phrases where strength = 'weak';
      alter table search_phrases
        drop constraint search_phrases_strength_check,
        add constraint search_phrases_strength_check check (strength in ('strong', 'soft'))`);
  }
}

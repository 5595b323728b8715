import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Names of businesses, to be found while they are typed. The service fills both tables. */
export class Suggestions1763950000001 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      -- A row for each beginning by which a business is found: 'smith jones law' and 'jones law'.
      create table suggest_names (
        key text collate "C" not null,
        business_id uuid not null,
        quality real not null
      );
      create index suggest_names_key on suggest_names (key) include (business_id, quality);
      -- For beginnings that very many have.
      create index suggest_names_quality on suggest_names (quality desc, business_id) include (key);
      create index suggest_names_business on suggest_names (business_id);
      create table suggest_words (word text collate "C" primary key);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table suggest_words, suggest_names');
  }
}

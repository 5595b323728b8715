import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Phrases whose meaning operators have changed; what stands here takes the place of the defaults in the code. */
export class SearchPhrases1764000000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table search_phrases (
        phrase text not null check (phrase <> ''),
        kind text not null check (kind in ('practice', 'place', 'filter', 'synonym', 'noise', 'none')),
        means text not null default '',
        strength text not null default 'strong' check (strength in ('strong', 'soft')),
        primary key (phrase, kind, means)
      )`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table search_phrases');
  }
}

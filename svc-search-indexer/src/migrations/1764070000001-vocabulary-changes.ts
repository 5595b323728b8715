import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What admins say that phrases mean, one row for each time, and what a draft would change of searches. Rows of changes are only ever added. */
export class VocabularyChanges1764070000001 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table vocabulary_changes (
        id bigint generated always as identity primary key,
        at timestamptz not null,
        by text not null,
        action text not null check (action in ('add', 'change', 'withdraw', 'take back', 'discard', 'live', 'undo')),
        key text not null,
        phrase text not null,
        before jsonb not null,
        after jsonb not null
      );
      create index vocabulary_changes_key on vocabulary_changes (key, id);
      create index vocabulary_changes_live on vocabulary_changes (id) where action in ('live', 'undo');
      create table vocabulary_trials (
        revision bigint primary key,
        by text not null,
        started_at timestamptz not null,
        seen_at timestamptz not null,
        phase text not null check (phase in ('running', 'done', 'failed')),
        done int not null,
        of int not null,
        result jsonb not null
      )`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table vocabulary_trials; drop table vocabulary_changes');
  }
}

import { createOutbox, FirstMigration } from '@lawdex/svc-kit';
import type { QueryRunner } from 'typeorm';

export class Directory1795900000000 extends FirstMigration {
  readonly name = 'Directory1795900000000';
  readonly last = 'CountsFrom1790000220000';
  protected readonly files = ['categories.sql', 'businesses.sql', 'reviews.sql'].map(
    (file) => new URL(file, import.meta.url),
  );

  protected override async create(runner: QueryRunner): Promise<void> {
    await createOutbox(runner);
    await super.create(runner);
  }
}

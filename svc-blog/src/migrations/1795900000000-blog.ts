import { createOutbox, FirstMigration } from '@lawdex/svc-kit';
import type { QueryRunner } from 'typeorm';

export class Blog1795900000000 extends FirstMigration {
  readonly name = 'Blog1795900000000';
  readonly last = 'OldAddresses1795000005000';
  protected readonly files = [new URL('blog.sql', import.meta.url)];

  protected override async create(runner: QueryRunner): Promise<void> {
    await createOutbox(runner);
    await super.create(runner);
  }
}

import { readFileSync } from 'node:fs';
import type { MigrationInterface, QueryRunner } from 'typeorm';
import { CommandFailed } from '../../command-line.ts';

/** It has every migration that came before version 1.0.0. */
const COMMIT_BEFORE = '7ada546f';

/** The tables of a service at version 1.0.0. A database of `COMMIT_BEFORE` has them already; an older one is refused before anything is changed. */
export abstract class FirstMigration implements MigrationInterface {
  abstract readonly name: string;
  /** The last migration of `COMMIT_BEFORE`. */
  abstract readonly last: string;
  /** SQL, in the order in which it is run. */
  protected abstract readonly files: readonly URL[];

  /** What is said of a database that has tables, and not those of `COMMIT_BEFORE`. */
  get refusal(): string {
    return `This database is older than version 1.0.0: run commit ${COMMIT_BEFORE} on it first.`;
  }

  async up(runner: QueryRunner): Promise<void> {
    const applied = (await runner.query('select name from migrations')) as { name: string }[];
    if (applied.some(({ name }) => name === this.last)) return;
    if (applied.length > 0) throw new CommandFailed(this.refusal);
    await this.create(runner);
  }

  async down(): Promise<void> {
    throw new Error(`${this.name} is not undone, because nothing came before it.`);
  }

  protected async create(runner: QueryRunner): Promise<void> {
    for (const file of this.files) await runner.query(readFileSync(file, 'utf8'));
  }
}

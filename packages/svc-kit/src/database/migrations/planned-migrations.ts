import type { MigrationInterface, QueryRunner } from 'typeorm';
import { FirstMigration } from './first-migration.ts';

/** Marks a migration that only removes what an earlier release stopped using, and names that release. */
export interface Contract {
  contractOf?: string;
}

export interface PlannedMigration {
  name: string;
  contractOf: string | null;
  /** The migration that a database has instead of this one, and what is said of a database that has neither. */
  replaces: { last: string; refusal: string } | null;
  statements: string[];
}

type MigrationClass = new () => MigrationInterface & Contract;

/** Collects the statements that migrations would run, without a database. */
export async function plannedMigrations(migrations: readonly unknown[]): Promise<PlannedMigration[]> {
  const plan: PlannedMigration[] = [];
  for (const Migration of migrations as readonly MigrationClass[]) {
    const migration = new Migration();
    const statements: string[] = [];
    const query = (text: string) => {
      statements.push(text);
      return Promise.resolve([]);
    };
    await migration.up({ query } as unknown as QueryRunner);
    const replaces = migration instanceof FirstMigration ? { last: migration.last, refusal: migration.refusal } : null;
    const { name = Migration.name, contractOf = null } = migration;
    plan.push({ name, contractOf, replaces, statements });
  }
  return plan;
}

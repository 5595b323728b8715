import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Marks a migration that only removes what an earlier release stopped using, and names that release. */
export interface Contract {
  contractOf?: string;
}

export interface PlannedMigration {
  name: string;
  contractOf: string | null;
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
    plan.push({ name: migration.name ?? Migration.name, contractOf: migration.contractOf ?? null, statements });
  }
  return plan;
}

import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A migration may say that it only takes away what an earlier release stopped using, and which release that was. */
export interface Contract {
  contractOf?: string;
}

export interface PlannedMigration {
  name: string;
  contractOf: string | null;
  statements: string[];
}

type MigrationClass = new () => MigrationInterface & Contract;

/** What migrations would ask a database for, without one: each writes its statements down instead. */
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

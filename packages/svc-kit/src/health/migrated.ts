import type { DataSource } from 'typeorm';
import { appliedMigrations } from './health.sql.ts';

/** Which migrations of this release its database has not had yet. Once it had all of them, it keeps them: nobody asks again. */
export function missingMigrations(db: DataSource): () => Promise<string[]> {
  let isComplete = false;
  return async () => {
    if (isComplete || db.migrations.length === 0) return [];
    const rows = await db.query<{ name: string }[]>(appliedMigrations);
    const applied = new Set(rows.map(({ name }) => name));
    const missing = db.migrations
      .map(({ name, constructor }) => name ?? constructor.name)
      .filter((name) => !applied.has(name));
    isComplete = missing.length === 0;
    return missing;
  };
}

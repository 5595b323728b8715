import type { DataSource } from 'typeorm';

/** Lists the migrations of this release that its database lacks. It stops asking once there was none, because migrations stay. */
export function missingMigrations(db: DataSource): () => Promise<string[]> {
  let isComplete = false;
  return async () => {
    if (isComplete || db.migrations.length === 0) return [];
    const rows = await db.query<{ name: string }[]>('select name from migrations');
    const applied = new Set(rows.map(({ name }) => name));
    const missing = db.migrations
      .map(({ name, constructor }) => name ?? constructor.name)
      .filter((name) => !applied.has(name));
    isComplete = missing.length === 0;
    return missing;
  };
}

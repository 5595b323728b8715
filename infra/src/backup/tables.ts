import type pg from 'pg';

/** Database, schema and table, as `lawdex_x.public.rows` -> how many rows, and a hash of all of them in any order. */
export type Tables = Record<string, { rows: number; hash: string }>;

/** Reads every row of every database: what has been damaged on the way is found here. */
export async function readTables(connect: (database: string) => Promise<pg.Client>): Promise<Tables> {
  const tables: Tables = {};
  const admin = await connect('postgres');
  const { rows: databases } = await admin.query<{ name: string }>(
    `select datname as name from pg_database where not datistemplate and datname <> 'postgres' order by 1`,
  );
  await admin.end();
  for (const { name: database } of databases) {
    const client = await connect(database);
    try {
      const { rows } = await client.query<{ table: string }>(
        `select format('%I.%I', schemaname, tablename) as table from pg_tables
         where schemaname not in ('pg_catalog', 'information_schema') order by 1`,
      );
      for (const { table } of rows) {
        const { rows: sums } = await client.query<{ rows: number; hash: string }>(
          `select count(*)::int as rows, coalesce(sum(hashtextextended(t::text, 0)), 0)::text as hash from ${table} t`,
        );
        if (sums[0]) tables[`${database}.${table}`] = sums[0];
      }
    } finally {
      await client.end();
    }
  }
  return tables;
}

export function differences(before: Tables, after: Tables): string[] {
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])].sort();
  return names.flatMap((name) => {
    const [a, b] = [before[name], after[name]];
    if (!a || !b) return [`${name} is ${a ? 'gone' : 'new'}`];
    if (a.rows !== b.rows) return [`${name} has ${b.rows} rows instead of ${a.rows}`];
    return a.hash === b.hash ? [] : [`${name} has other rows`];
  });
}

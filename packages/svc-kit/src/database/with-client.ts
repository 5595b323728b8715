import pg from 'pg';
import { CommandFailed } from '../command-line.ts';

/** Runs a command's work on a connection of its own; `CommandFailed` when the database does not answer. */
export async function withClient<T>(program: string, url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url, application_name: program });
  await client.connect().catch((error: unknown) => notAnswering(url, error));
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

export function notAnswering(url: string, error: unknown): never {
  const { hostname, port, pathname } = new URL(url);
  const why = error instanceof Error ? error.message || String(Reflect.get(error, 'code') ?? '') : String(error);
  throw new CommandFailed(`The database ${pathname.slice(1)} at ${hostname}:${port || 5432} does not answer: ${why}`);
}

/** Commits all that the work did, or nothing of it: when it throws, or when its result is not to be kept. */
export async function inTransaction<T>(
  client: pg.ClientBase,
  work: () => Promise<T>,
  isKept: (result: T) => boolean = () => true,
): Promise<T> {
  await client.query('begin');
  try {
    const result = await work();
    await client.query(isKept(result) ? 'commit' : 'rollback');
    return result;
  } catch (error) {
    await client.query('rollback').catch(() => undefined);
    throw error;
  }
}

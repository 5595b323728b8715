import { once } from 'node:events';
import pg from 'pg';

export default async function stopServer() {
  const child = globalThis.testPostgres;
  if (!child) return await dropTemplate();
  if (child.exitCode !== null) return;
  const exit = once(child, 'exit');
  child.stdin.end();
  await exit;
}

/** Leaves nothing behind on a server that goes on after the run. */
async function dropTemplate() {
  const admin = new pg.Client({ connectionString: process.env.TEST_POSTGRES_URL });
  await admin.connect();
  await admin.query(`drop database if exists ${process.env.TEST_TEMPLATE}`);
  await admin.end();
}

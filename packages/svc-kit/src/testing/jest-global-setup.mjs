import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

/** One PostgreSQL for the whole run: `TEST_POSTGRES_URL` (of a superuser) when it is set, else one that ends with the run. */
export default async function startServer() {
  process.env.TEST_TEMPLATE = `template_${randomBytes(6).toString('hex')}`;
  if (process.env.TEST_POSTGRES_URL) return;
  const script = fileURLToPath(new URL('server-for-tests.ts', import.meta.url));
  // The flags of the test run (experimental VM modules) are not for the server.
  const env = { ...process.env, NODE_OPTIONS: '' };
  const child = spawn(process.execPath, ['--conditions=source', '--import', 'tsx', script], {
    env,
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const url = await Promise.race([
    once(child.stdout, 'data').then(([chunk]) => String(chunk).trim()),
    once(child, 'exit').then(([code]) => {
      throw new Error(`PostgreSQL for the tests did not start (exit code ${code}); see the messages above.`);
    }),
  ]);
  process.env.TEST_POSTGRES_URL = url;
  globalThis.testPostgres = child;
}

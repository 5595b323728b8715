import { once } from 'node:events';

export default async function stopServer() {
  const child = globalThis.testPostgres;
  if (!child || child.exitCode !== null) return;
  const exit = once(child, 'exit');
  child.stdin.end();
  await exit;
}

import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { answers, freePort, until } from '@lawdex/infra/testing';
import { atEnd, newFolder } from '../kit/site.ts';

const KEY = 'a-key-for-the-drill';
const START_MS = 60_000;
const DOWN_MS = 2_000;

/** A server of its own, which can be killed; null unless MEILI_BINARY names one. */
export async function startMeilisearch() {
  const binary = process.env['MEILI_BINARY'];
  if (!binary) return null;
  const folder = newFolder();
  const address = `127.0.0.1:${await freePort()}`;
  const flags = ['--db-path', join(folder, 'db'), '--http-addr', address, '--master-key', KEY];
  // As infra/docker-compose.yml has it.
  flags.push('--no-analytics', '--max-indexing-memory', '512MiB');
  const run = async (): Promise<ChildProcess> => {
    const started = spawn(binary, flags, { stdio: 'ignore', cwd: folder });
    if (await until(() => answers(`http://${address}/health`), START_MS)) return started;
    throw new Error('Meilisearch did not start.');
  };
  let child = await run();
  const kill = async () => {
    const exit = once(child, 'exit');
    if (child.kill('SIGKILL')) await exit;
  };
  atEnd(async () => {
    await kill();
    rmSync(folder, { recursive: true, force: true });
  });
  return {
    variables: { MEILI_URL: `http://${address}`, MEILI_KEY: KEY },
    killAndRestart: async () => {
      await kill();
      await delay(DOWN_MS);
      child = await run();
    },
  };
}

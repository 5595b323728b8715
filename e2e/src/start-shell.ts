import { spawn } from 'node:child_process';
import path from 'node:path';
import { upstreamsText, type Upstream } from '@lawdex/contracts';
import { answers, freePort, LIFTED_LIMITS, ROOT, until } from '@lawdex/infra/testing';
import { PUBLIC_ORIGIN } from './addresses.ts';

/** The releases that were built last. */
export const REGISTRY = path.join(ROOT, '.cache/build/registry.json');

/** All services of a site that runs, as one. */
export const servicesOf = (url: string): Upstream => ({ name: 'site', url, prefixes: ['/api/'] });

const START_MS = 180_000;

export interface Shell {
  url: string;
  stop(): void;
}

/** Starts another shell as a public site runs it: over given services and releases, with its own origin and without demo data. */
export async function startShell(
  upstreams: readonly Upstream[],
  registryFile: string,
  env: Record<string, string> = {},
): Promise<Shell> {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const child = spawn(process.execPath, ['shell/dist/http/main.js'], {
    cwd: ROOT,
    stdio: 'ignore',
    env: {
      PATH: process.env['PATH'],
      NODE_ENV: 'production',
      PORT: String(port),
      HOST: '127.0.0.1',
      PUBLIC_ORIGIN,
      UPSTREAMS: upstreamsText(upstreams),
      RELEASES_DIR: path.join(ROOT, 'releases'),
      REGISTRY_FILE: registryFile,
      DEMO_DATA: 'false',
      ...LIFTED_LIMITS,
      ...env,
    },
  });
  const stop = () => void child.kill();
  if (await until(() => answers(`${url}/`), START_MS)) return { url, stop };
  stop();
  throw new Error(`${url} did not answer within ${START_MS / 1000} seconds.`);
}

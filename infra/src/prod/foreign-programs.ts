import { cpSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { freePort } from '../processes/free-port.ts';
import { ROOT } from '../start/paths.ts';

/** Programs of others that a container runs, as they run without it. */
export interface ForeignProgram {
  command: string[];
  env: Record<string, string>;
  /** Answers once it is healthy. */
  health: string;
}

interface Place {
  binary: string;
  env: Record<string, string>;
  /** Which is its own. */
  folder: string;
}

export async function caddy({ binary, env, folder }: Place): Promise<ForeignProgram> {
  const config = join(folder, 'Caddyfile');
  cpSync(join(ROOT, 'infra/edge/Caddyfile'), config);
  const health = String(await freePort());
  const ports = { HTTP_PORT: String(await freePort()), HTTPS_PORT: String(await freePort()), HEALTH_PORT: health };
  return {
    command: [binary, 'run', '--config', config, '--adapter', 'caddyfile'],
    env: { ...env, ...ports, ADMIN: 'off' },
    health: `http://127.0.0.1:${health}/health`,
  };
}

/** It reads its key from the environment alone, as in the container. */
export function meilisearch({ binary, env, keyFile, address }: Omit<Place, 'folder'> & MeiliPlace): ForeignProgram {
  return {
    command: [binary],
    env: { ...env, MEILI_HTTP_ADDR: address, MEILI_MASTER_KEY: readFileSync(keyFile, 'utf8').trim() },
    health: `http://${address}/health`,
  };
}

interface MeiliPlace {
  keyFile: string;
  address: string;
}

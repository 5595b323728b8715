import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Upstream } from '@lawdex/contracts';
import { ownTopology } from './prod/own-topology.ts';
import type { SearchDesk } from './site-fixture.ts';
import { listServices } from './services/list-services.ts';
import { eventsDelivered } from './start/events-delivered.ts';
import { landingPagesSettled } from './start/settled.ts';

/** What starts a program of a container's image as the container does. */
export interface ContainerProgram {
  cwd: string;
  file: string;
  env: Record<string, string>;
}

export interface RunningContainers {
  /** Of the edge. */
  origin: string;
  upstreams: Upstream[];
  shell: ContainerProgram;
  desk: SearchDesk;
  /** `blog`, `reviews`: what operators run beside the containers, by the names of svc.json. */
  commands: Record<string, ContainerProgram>;
  /** Resolves once search and landing pages know what was seeded. */
  settled(): Promise<void>;
  stop(): Promise<void>;
}

/** The containers of infra/docker-compose.yml as processes, from the files of their images. For tests. */
export async function startContainers(firms: number, say: (line: string) => void): Promise<RunningContainers> {
  const { topology, dataDir, remove } = await ownTopology({ name: 'e2e-containers', firms, say });
  const secret = (name: string) => readFileSync(join(dataDir, 'run-secrets', name), 'utf8').trim();
  try {
    await topology.makeImages();
    await topology.start();
  } catch (error) {
    await remove();
    throw error;
  }
  const programOf = (name: string, file: string): ContainerProgram => {
    const container = topology.containers.get(name);
    if (!container) throw new Error(`There is no container ${name}.`);
    const { cwd, env } = container.options;
    return { cwd, file, env: { ...env, PUBLIC_ORIGIN: topology.origin } };
  };
  const shell = programOf('shell', 'dist/http/main.js');
  const upstreams = JSON.parse(shell.env['UPSTREAMS'] ?? '[]') as Upstream[];
  const desk = listServices().find(({ admin }) => admin);
  if (!desk) throw new Error('No service lets admins in.');
  const admins = `http://127.0.0.1:${programOf(desk.name, '').env['ADMIN_PORT']}`;
  const commandOf = (name: string, file: string): ContainerProgram => {
    const program = programOf(name, file);
    return { ...program, env: { ...program.env, ...(program.env['ADMIN_PORT'] && { ADMIN_URL: admins }) } };
  };
  const commands = listServices().flatMap(({ name, commands: own = {} }) =>
    Object.entries(own).map(([command, file]) => [command, commandOf(name, file)] as const),
  );
  return {
    origin: topology.origin,
    upstreams,
    shell,
    desk: {
      url: admins,
      token: secret('search_admin_token'),
      databaseUrl: secret('search_database_url'),
    },
    commands: Object.fromEntries(commands),
    settled: async () => {
      await eventsDelivered(secret('directory_database_url'));
      await landingPagesSettled(upstreams, secret('internal_token'));
    },
    stop: remove,
  };
}

import { chmodSync, chownSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { BUILT, buildAll } from '../build/build-all.ts';
import { listServices } from '../services/list-services.ts';
import { interpolate } from '../compose/interpolate.core.ts';
import { inOrder, isJob } from '../compose/model.core.ts';
import type { ComposeFile, ComposeService } from '../compose/model.core.ts';
import { parseDockerfile } from '../compose/dockerfile.ts';
import { COMPOSE_FILE, readCompose } from '../compose/sections.ts';
import { runCommand } from '../commands/run-command.ts';
import { packPrograms } from '../pack/pack.ts';
import { packTools } from '../pack/tools.ts';
import { executable } from '../postgres/binaries.ts';
import { place } from '../postgres/placement.ts';
import type { Account } from '../postgres/reach.core.ts';
import { startPostgres } from '../postgres/start.ts';
import type { RunningPostgres } from '../postgres/start.ts';
import { freePort } from '../processes/free-port.ts';
import { maxConnections, SUPERUSER_SLOTS } from '../start/connection-limits.core.ts';
import { ChildrenFile } from '../start/children-file.ts';
import { StartError } from '../start/errors.ts';
import { ROOT } from '../start/paths.ts';
import { Container } from './container.ts';
import { binaryOf } from './binaries.ts';
import { mountsOf, onThisMachine, secondsOf } from './on-this-machine.core.ts';
import { caddy, meilisearch } from './foreign-programs.ts';
import { makeProgramFiles } from './program-files.ts';

export interface TopologyOptions {
  dataDir: string;
  /** Where the edge listens. */
  port: number;
  /** What an operator's .env would hold. */
  env: Record<string, string>;
  profiles: readonly string[];
  /** Whom the programs run as; null: as ourselves. */
  account: Account | null;
  say: (line: string) => void;
}

const SECRETS = '/run/secrets';
const MEILISEARCH = 'meilisearch:7700';

/** The containers of infra/docker-compose.yml as processes of this machine. */
export class Topology {
  readonly containers = new Map<string, Container>();
  /** Image -> folder that it has as /app. */
  readonly images = new Map<string, string>();
  private readonly options: TopologyOptions;
  private readonly folder: (name: string) => string;
  private readonly children: ChildrenFile;
  private postgres: RunningPostgres | null = null;
  private addresses = new Map<string, string>();

  constructor(options: TopologyOptions) {
    this.options = options;
    this.folder = (name) => {
      const path = join(options.dataDir, name);
      mkdirSync(path, { recursive: true });
      return path;
    };
    this.children = new ChildrenFile(join(options.dataDir, 'children.json'));
  }

  get origin(): string {
    return `http://localhost:${this.options.port}`;
  }

  /** Builds what has changed, and fills the images as the Dockerfile says. */
  async makeImages(): Promise<void> {
    await buildAll(this.options.say);
    const packed = this.folder('packed');
    const programs = packPrograms(packed, { root: ROOT, ...BUILT });
    await packTools(packed, ROOT);
    const dockerfile = parseDockerfile(readFileSync(join(ROOT, 'infra/docker/Dockerfile'), 'utf8'));
    const options = { dockerfile, packed, images: this.folder('images'), logs: this.folder('logs') };
    for (const program of programs) this.images.set(program, await makeProgramFiles(program, options));
    this.images.set('tools', join(packed, 'tools'));
  }

  async start(): Promise<void> {
    const left = await this.children.endLeftovers();
    if (left > 0) this.options.say(`  ended ${left} processes of a start that was killed`);
    await this.startPostgres();
    await this.makeSecrets();
    const file = await this.read();
    for (const name of inOrder(file, this.options.profiles)) {
      const service = file.services[name];
      if (service && name !== 'postgres') await this.startOne(name, service);
    }
  }

  /** In the reverse of the order in which they started. */
  async stop(): Promise<void> {
    for (const container of [...this.containers.values()].reverse()) await container.stop();
    await this.postgres?.stop();
    this.children.clear();
  }

  /** The stand-in for the container `postgres`: the same major version, made with the same locale. */
  private async startPostgres(): Promise<void> {
    const services = listServices().filter(({ database }) => database);
    const connections = { max: maxConnections(services), superuser: SUPERUSER_SLOTS };
    const logFile = join(this.folder('logs'), 'postgres.log');
    const dataDir = join(this.options.dataDir, 'postgres');
    this.postgres = await startPostgres({ dataDir, logFile, connections });
    this.addresses.set('postgres:5432', `127.0.0.1:${this.postgres.port}`);
  }

  /** As an operator makes them, for a PostgreSQL in a container. */
  private async makeSecrets(): Promise<void> {
    const made = this.folder('secrets');
    const { ok, output } = await runCommand({
      command: [join(ROOT, 'infra/docker/make-secrets.sh')],
      env: { ...process.env, SECRETS_DIR: made, ENV_FILE: join(this.options.dataDir, '.env') },
    });
    if (!ok) throw new StartError(`make-secrets.sh failed:\n${output}`);
    // What Docker would mount: readable by the programs, and with the ports of this start.
    const mounted = this.folder('run-secrets');
    rmSync(mounted, { recursive: true });
    mkdirSync(mounted, { mode: 0o700 });
    const address = this.addresses.get('postgres:5432') ?? '';
    for (const name of readdirSync(made)) {
      const text = readFileSync(join(made, name), 'utf8').replace('postgres:5432', address);
      const isAdmin = name === 'admin_database_url';
      writeFileSync(join(mounted, name), isAdmin ? `${this.postgres?.adminUrl}\n` : text, { mode: 0o400 });
      this.own(join(mounted, name));
    }
    this.own(mounted);
  }

  private async read(): Promise<ComposeFile> {
    const text = readFileSync(join(ROOT, COMPOSE_FILE), 'utf8');
    const file = readCompose(text);
    for (const [name, { environment }] of Object.entries(file.services)) {
      const port = environment?.['PORT'];
      const metrics = environment?.['METRICS_PORT'];
      const admin = environment?.['ADMIN_PORT'];
      if (admin) this.addresses.set(`${name}:${admin}`, `127.0.0.1:${await freePort()}`);
      if (metrics) this.addresses.set(`${name}:${metrics}`, `127.0.0.1:${await freePort()}`);
      if (port) this.addresses.set(`${name}:${port}`, `127.0.0.1:${await freePort()}`);
    }
    if (binaryOf('meilisearch')) this.addresses.set(MEILISEARCH, `127.0.0.1:${await freePort()}`);
    const outcome = interpolate(file, {
      PUBLIC_ORIGIN: this.origin,
      SECRETS_DIR: this.folder('secrets'),
      TRUSTED_PROXIES: '127.0.0.1',
      ...(binaryOf('meilisearch') ? {} : { MEILI_URL: '' }),
      ...this.options.env,
    });
    if (outcome.kind === 'invalid') throw new StartError(outcome.problems.join('\n'));
    return outcome.value as ComposeFile;
  }

  private async startOne(name: string, described: ComposeService): Promise<void> {
    const { say } = this.options;
    const container = await this.containerOf(name, described);
    if (!container) return say(`  ${name.padEnd(28)} not run: there is no such program here`);
    this.containers.set(name, container);
    const began = performance.now();
    if (isJob(described)) await container.run();
    else await container.start();
    const seconds = ((performance.now() - began) / 1000).toFixed(1);
    say(`  ${name.padEnd(28)} ${isJob(described) ? 'done' : 'healthy'} in ${seconds} s`);
  }

  private async containerOf(name: string, described: ComposeService): Promise<Container | null> {
    const image = /^lawdex\/([\w-]+):/.exec(described.image ?? '')?.[1] ?? '';
    const app = this.images.get(image);
    const folders = new Map([
      [SECRETS, join(this.options.dataDir, 'run-secrets')],
      // The image of the tools is PostgreSQL's own.
      ['/usr/lib/postgresql/18/bin', this.postgresBinaries()],
      ...mountsOf(described).map(({ volume, at }) => [at, this.volume(volume)] as const),
      ...(app ? [['/app', app] as const] : []),
    ]);
    const service = onThisMachine(described, { addresses: this.addresses, folders });
    const shared = { name, logs: this.folder('logs'), account: this.options.account, say: this.options.say };
    const onSpawn = (pid: number) => this.children.note(name, pid);
    const at = (port: string) => this.addresses.get(`${name}:${described.environment?.[port]}`);
    const env = environmentOf(service, at('PORT'), at('METRICS_PORT'), at('ADMIN_PORT'));
    const rest = {
      ...shared,
      onSpawn,
      stopSeconds: secondsOf(described.stop_grace_period),
      restarts: !isJob(described),
    };
    if (app) {
      const [, ...health] = described.healthcheck?.test ?? [];
      const command = withNode(service.command, image);
      const healthCommand = health.length > 0 ? withNode(health, '') : null;
      return new Container({ ...rest, command, healthCommand, cwd: image === 'tools' ? app : join(app, image), env });
    }
    return this.foreign(name, { ...rest, env });
  }

  /** Programs that are not ours, if this machine has them. */
  private async foreign(
    name: string,
    options: Omit<ConstructorParameters<typeof Container>[0], 'command' | 'healthCommand' | 'cwd'>,
  ): Promise<Container | null> {
    const binary = binaryOf(name === 'edge' ? 'caddy' : name);
    if (!binary || (name !== 'edge' && name !== 'meilisearch')) return null;
    const home = this.volume(name);
    const env = { ...options.env, HOME: home, XDG_DATA_HOME: home, XDG_CONFIG_HOME: home };
    const keyFile = join(this.options.dataDir, 'run-secrets/meili_key');
    const { health, ...program } =
      name === 'edge'
        ? await caddy({ binary, env, folder: this.folder('edge') })
        : meilisearch({ binary, env, keyFile, address: this.addresses.get(MEILISEARCH) ?? '' });
    const healthCommand = withNode(['node', '--eval', ASK_HEALTH.replace('URL', health)], '');
    return new Container({ ...options, ...program, cwd: home, healthCommand });
  }

  private postgresBinaries(): string {
    const { binaries } = place(join(this.options.dataDir, 'postgres'), () => undefined);
    return dirname(executable(binaries, 'postgres'));
  }

  private volume(name: string): string {
    const path = this.folder(join('volumes', name));
    this.own(path);
    return path;
  }

  private own(path: string): void {
    const { account } = this.options;
    if (account) chownSync(path, account.uid, account.gid);
    else chmodSync(path, 0o700);
  }
}

const ASK_HEALTH = "fetch('URL').then((r)=>process.exit(r.ok?0:1),()=>process.exit(1))";

/** The very Node.js that we run on; the image of the tools begins with it. */
function withNode(command: ComposeService['command'], image: string): string[] {
  const words = Array.isArray(command) ? command : [];
  if (image === 'tools') return [process.execPath, ...words];
  return words.map((word, index) => (index === 0 && word === 'node' ? process.execPath : word));
}

/** What the compose file sets, and nothing of ours; where it listens is a port of its own. */
function environmentOf(
  { environment = {} }: ComposeService,
  address: string | undefined,
  metrics: string | undefined,
  admin: string | undefined,
): Record<string, string> {
  const env = Object.fromEntries(Object.entries(environment).map(([key, value]) => [key, String(value ?? '')]));
  const own: Record<string, string> = address ? { HOST: '127.0.0.1', PORT: address.split(':')[1] ?? '' } : {};
  if (admin) own['ADMIN_PORT'] = admin.split(':')[1] ?? '';
  if (metrics) Object.assign(own, { METRICS_HOST: '127.0.0.1', METRICS_PORT: metrics.split(':')[1] ?? '' });
  return { PATH: process.env['PATH'] ?? '', TZ: 'UTC', NODE_ENV: 'production', ...env, ...own };
}

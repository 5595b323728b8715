import { ownHost, type ServiceDescription, type Upstream } from '@lawdex/contracts';
import { buildReleases, type Mode } from '../build/build-releases.ts';
import { buildServices } from '../build/build-services.ts';
import { endCommands } from '../commands/run-command.ts';
import { freePort, portIsFree } from '../processes/free-port.ts';
import { describeLock, tryLock } from '../processes/lock.ts';
import { hearersOf } from '../services/relations.core.ts';
import { ChildrenFile } from './children-file.ts';
import { StartError } from '../commands/program.ts';
import { eventsDelivered } from './events-delivered.ts';
import { serves, until } from '../processes/http.ts';
import { openDatabases, type Databases } from '../databases/open-databases.ts';
import { dataPaths, type DataPaths } from '../files/paths.ts';
import { prepareDatabase } from '../databases/prepare-database.ts';
import { adminPagesOf, keepAdminPages, type AdminPages } from './admin-pages.ts';
import { serviceProgram, shellProgram, upstreamsAt, type Addresses, type Surroundings } from './programs.ts';
import { Progress } from './progress.ts';
import { Secrets } from '../databases/secrets.ts';
import type { Settings } from './settings.core.ts';
import { Supervised } from './supervised.ts';

export interface SiteOptions {
  settings: Settings;
  /** In the order in which they start. */
  services: readonly ServiceDescription[];
  mode: Mode;
  /** More environment for every service and the shell. */
  env?: Record<string, string>;
  say: (line: string) => void;
}

const HOME_PATIENCE_MS = 120_000;

export class Site {
  readonly paths: DataPaths;
  readonly settings: Settings;
  private readonly progress: Progress;
  private readonly children: ChildrenFile;
  private readonly supervised: Supervised[] = [];
  /** Pages for operators, of the services that have some. */
  adminPages: readonly AdminPages[] = [];
  private addresses: Addresses | null = null;
  private databases: Databases | null = null;
  private release: () => void = () => undefined;
  private stopping: Promise<void> | null = null;

  constructor(private readonly options: SiteOptions) {
    this.settings = options.settings;
    this.paths = dataPaths(options.settings.dataDir);
    this.progress = new Progress(options.say);
    this.children = new ChildrenFile(this.paths.children);
  }

  /** The services behind the gateway of this site. */
  get upstreams(): Upstream[] {
    return upstreamsAt(this.options.services, this.surroundings.addresses);
  }

  /** Name -> process number, of everything that runs for this site. */
  get pids(): Record<string, number> {
    const children = this.supervised.flatMap((child) => (child.pid ? [[child.spec.name, child.pid] as const] : []));
    const postgres = this.databases?.postgres?.running.pid;
    return Object.fromEntries([...children, ...(postgres ? [['postgres', postgres] as const] : [])]);
  }

  child(name: string): Supervised | undefined {
    return this.supervised.find(({ spec }) => spec.name === name);
  }

  /** URL of a service's database, by its own login; empty when it has none. */
  databaseOf(service: string): string {
    return this.databases?.urls.get(service)?.app ?? '';
  }

  /** Brings everything up, or throws and leaves nothing running. */
  async start(): Promise<void> {
    this.takeLock();
    try {
      await this.clearTheWay();
      await this.bringUp();
      describeLock(this.paths.lock, this.settings.origin);
      this.progress.say(`  ready in ${this.progress.total()}`);
    } catch (error) {
      await this.stop();
      throw error;
    }
  }

  /** Ends the processes in the order in which they need each other; may be called at any time, and twice. */
  stop(): Promise<void> {
    this.stopping ??= this.end();
    return this.stopping;
  }

  /** Brings the tables of a service up to date; nothing to do for other programs. */
  async migrate(name: string): Promise<void> {
    const service = this.options.services.find((one) => one.name === name);
    if (service) await this.prepare(service, null);
  }

  private takeLock(): void {
    const lock = tryLock(this.paths.lock, 'still starting');
    if (lock.kind === 'busy') {
      throw new StartError(
        `Lawdex is running on ${this.settings.dataDir} already: ${lock.note} (process ${lock.pid}).`,
        [
          `Stop it with Ctrl-C where it runs, or with: kill ${lock.pid}`,
          'For a second copy beside it, choose another folder and port: DATA_DIR=.data2 PORT=3001 npm start',
        ],
      );
    }
    this.release = lock.release;
  }

  private async clearTheWay(): Promise<void> {
    const left = await this.children.endLeftovers();
    if (left > 0) this.progress.say(`  ended ${left} processes of a start that was killed`);
    const { port, host } = this.settings;
    if (await until(() => portIsFree(port, host), 1_000)) return;
    throw new StartError(`Port ${port} is taken by another program.`, [
      `Choose another one: PORT=${port + 1} npm start`,
      `Or find out who has it: lsof -i :${port}`,
    ]);
  }

  private async bringUp(): Promise<void> {
    const { progress, paths, settings } = this;
    const secrets = new Secrets({ file: paths.secrets, say: (line) => progress.say(line), mayBeginAnew: true });
    // PostgreSQL starts while the services compile; the long webpack build runs beside all that needs the database.
    const opening = progress.step('database server', async (note) => {
      const { services, say } = this.options;
      this.databases = await openDatabases({ services, settings, paths, secrets, say, note });
      return this.databases;
    });
    const compiling = progress.step('services compiled', async (note) => {
      const built = await buildServices(paths.logs);
      note(built.length === 0 ? 'unchanged' : built.join(' '));
    });
    const releases = compiling.then(() =>
      progress.step('pages built', async (note) => {
        const built = await buildReleases(paths, settings.releasesDir, this.options.mode, this.options.say);
        note(built.length === 0 ? 'unchanged' : built.join(', '));
      }),
    );
    const services = Promise.all([opening, compiling]).then(([databases]) => this.startServices(databases, secrets));
    // One failure is told; what else was under way ends with it.
    await Promise.all([releases, services]).catch(async (error: unknown) => {
      endCommands();
      await Promise.allSettled([opening, compiling, releases, services]);
      throw error;
    });
    await this.startShell();
    await this.waitForEvents();
  }

  private async startServices(databases: Databases, secrets: Secrets): Promise<void> {
    const { progress, settings } = this;
    const { services } = this.options;
    await progress.step('tables', async (note) => {
      const seedVariables = settings.demoData ? settings.seedVariables : null;
      const said = await Promise.all(services.map((service) => this.prepare(service, seedVariables)));
      for (const line of said) if (line) note(line);
    });
    this.addresses = await this.chooseAddresses();
    this.adminPages = await adminPagesOf(services, settings, secrets);
    keepAdminPages(this.paths.adminPages, this.adminPages);
    const around = this.surroundings;
    await Promise.all(
      services.map((service) => {
        const url = databases.urls.get(service.name)?.app;
        const env = {
          DEMO_DATA: String(settings.demoData),
          PUBLIC_ORIGIN: settings.origin,
          ...settings.serviceVariables,
          ...this.adminPages.find(({ service: name }) => name === service.name)?.env,
          ...around.env,
        };
        const program = serviceProgram(service, url, secrets.internalToken, { ...around, env });
        return progress.step(service.name, () => this.supervise(program).start());
      }),
    );
  }

  private async prepare(service: ServiceDescription, seedVariables: Record<string, string> | null): Promise<string> {
    const urls = this.databases?.urls.get(service.name);
    return urls ? prepareDatabase({ service, urls, logs: this.paths.logs, seedVariables }) : '';
  }

  private async chooseAddresses(): Promise<Addresses> {
    const { host, port, ports } = this.settings;
    const services = new Map<string, string>();
    for (const { name } of this.options.services) {
      services.set(name, `http://127.0.0.1:${ports[name] ?? (await freePort())}`);
    }
    return { services, shell: `http://${ownHost(host)}:${port}` };
  }

  private get surroundings(): Surroundings {
    if (!this.addresses) throw new Error('The site has not been started.');
    const { services, mode, env = {} } = this.options;
    return { services, addresses: this.addresses, mode, env };
  }

  private async startShell(): Promise<void> {
    const around = this.surroundings;
    await this.progress.step('shell', async () => {
      const shell = this.supervise(shellProgram(this.settings, this.paths, around));
      await shell.start();
      if (await until(() => serves(`${around.addresses.shell}/`), HOME_PATIENCE_MS)) return;
      throw new StartError('The home page does not answer with 200.', [`The log: ${shell.log.path}`], {
        log: shell.log.tail(),
      });
    });
  }

  /** Search knows every business once it has acknowledged what stands in the outbox. */
  async waitForEvents(): Promise<void> {
    const { services } = this.options;
    const heard = services.filter(({ name }) => hearersOf(services, name).length > 0);
    const urls = heard.flatMap(({ name }) => this.databases?.urls.get(name)?.app ?? []);
    await this.progress.step('events delivered', async (note) => {
      const delivered = await Promise.all(urls.map((url) => eventsDelivered(url)));
      if (delivered.includes(false)) note('not all yet; they follow in the background');
    });
  }

  private supervise(spec: Supervised['spec']): Supervised {
    const child = new Supervised(spec, this.paths.logs, this.children, this.options.say);
    this.supervised.push(child);
    return child;
  }

  private async end(): Promise<void> {
    endCommands();
    // The shell first: it stops taking requests while the services still answer the ones it has.
    for (const child of [...this.supervised].reverse()) await child.stop();
    await this.databases?.postgres?.stop();
    this.children.clear();
    this.release();
  }
}

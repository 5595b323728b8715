import { rmSync } from 'node:fs';
import { freePort, portIsFree } from '../processes/free-port.ts';
import { describeLock, tryLock } from '../processes/lock.ts';
import { buildReleases } from './build-releases.ts';
import type { Mode } from './build-releases.ts';
import { buildServices } from './build-services.ts';
import { ChildrenFile } from './children-file.ts';
import { endCommands } from './command.ts';
import { openDatabases } from './open-databases.ts';
import type { Databases } from './open-databases.ts';
import { StartError } from './errors.ts';
import { answers, until } from './http.ts';
import { indexReady } from './index-ready.ts';
import { dataPaths } from './paths.ts';
import type { DataPaths } from './paths.ts';
import { prepareDirectory, prepareSearch } from './prepare-databases.ts';
import { Progress } from './progress.ts';
import { readSecrets } from './secrets.ts';
import { serviceSpecs, shellSpec } from './service-specs.ts';
import type { Addresses } from './service-specs.ts';
import type { Settings } from './settings.core.ts';
import { Supervised } from './supervised.ts';

export interface SiteOptions {
  settings: Settings;
  mode: Mode;
  /** Size of the demo directory, for tests; svc-directory's own default without it. */
  demoFirms?: number;
  /** More environment for every service and the shell. */
  env?: Record<string, string>;
  say: (line: string) => void;
}

const HOME_PATIENCE_MS = 20_000;

/** The whole site as it runs, and the way to end it. */
export class Site {
  readonly paths: DataPaths;
  readonly settings: Settings;
  private readonly options: SiteOptions;
  private readonly progress: Progress;
  private readonly children: ChildrenFile;
  private readonly supervised: Supervised[] = [];
  private addresses: Addresses | null = null;
  private databases: Databases | null = null;
  private release: () => void = () => undefined;
  private stopping: Promise<void> | null = null;

  constructor(options: SiteOptions) {
    this.options = options;
    this.settings = options.settings;
    this.paths = dataPaths(options.settings.dataDir);
    this.progress = new Progress(options.say);
    this.children = new ChildrenFile(this.paths.children);
  }

  get urls(): Addresses {
    if (!this.addresses) throw new Error('The site has not been started.');
    return this.addresses;
  }

  /** Name -> process number, of everything that runs for this site. */
  get pids(): Record<string, number> {
    const children = this.supervised.flatMap((child) => (child.pid ? [[child.spec.name, child.pid] as const] : []));
    const postgres = this.databases?.postgres?.running.pid;
    return Object.fromEntries([...children, ...(postgres ? [['postgres', postgres] as const] : [])]);
  }

  /** Connection of the directory's and the search service's own logins. */
  get databaseUrls(): { directory: string; search: string } {
    if (!this.databases) throw new Error('The site has not been started.');
    return { directory: this.databases.directory.app, search: this.databases.search.app };
  }

  child(name: string): Supervised | undefined {
    return this.supervised.find(({ spec }) => spec.name === name);
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

  async migrate(name: 'svc-directory' | 'svc-search-indexer'): Promise<void> {
    if (!this.databases) return;
    const prepare = name === 'svc-directory' ? prepareDirectory : prepareSearch;
    await prepare({ databases: this.databases, logs: this.paths.logs, demoData: false, demoFirms: undefined });
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
    const secrets = readSecrets(paths.secrets);
    // PostgreSQL starts while the services compile; the long webpack build runs beside all that needs the database.
    const opening = progress.step('database server', async (note) => {
      this.databases = await openDatabases(settings, paths, secrets, this.options.say, note);
      return this.databases;
    });
    const compiling = progress.step('services compiled', async (note) => {
      const built = await buildServices(paths.logs);
      note(built.length === 0 ? 'unchanged' : built.map(({ dir }) => dir).join(' '));
    });
    const releases = compiling.then(() =>
      progress.step('pages built', async (note) => {
        const built = await buildReleases(paths, settings.releasesDir, this.options.mode);
        note(built.length === 0 ? 'unchanged' : built.join(', '));
      }),
    );
    const services = Promise.all([opening, compiling]).then(([databases]) =>
      this.startServices(databases, secrets.internal_token),
    );
    // One failure is told; what else was under way ends with it.
    await Promise.all([releases, services]).catch(async (error: unknown) => {
      endCommands();
      await Promise.allSettled([opening, compiling, releases, services]);
      throw error;
    });
    await this.startShell();
    await this.waitForIndex();
  }

  private async startServices(databases: Databases, internalToken: string): Promise<void> {
    const { progress, paths, settings } = this;
    const common = { databases, logs: paths.logs, demoData: settings.demoData, demoFirms: this.options.demoFirms };
    await progress.step('tables', async (note) => {
      const [said] = await Promise.all([prepareDirectory(common), prepareSearch(common)]);
      if (said) note(said);
    });
    const { directory, search } = settings.innerPorts;
    this.addresses = {
      directory: `http://127.0.0.1:${directory ?? (await freePort())}`,
      search: `http://127.0.0.1:${search ?? (await freePort())}`,
      shell: `http://${settings.host === '0.0.0.0' ? '127.0.0.1' : settings.host}:${settings.port}`,
    };
    const specs = serviceSpecs(this.addresses, databases, internalToken, this.options);
    await Promise.all(specs.map((spec) => progress.step(spec.name, () => this.supervise(spec).start())));
  }

  private async startShell(): Promise<void> {
    const spec = shellSpec(this.urls, this.settings, this.paths, this.options);
    await this.progress.step('shell', async () => {
      const shell = this.supervise(spec);
      await shell.start();
      if (await until(() => answers(`${this.urls.shell}/`), HOME_PATIENCE_MS)) return;
      throw new StartError('The home page does not answer with 200.', [`The log: ${shell.logFile}`], shell.tail());
    });
  }

  private async waitForIndex(): Promise<void> {
    await this.progress.step('search', async (note) => {
      const found = await indexReady(this.databaseUrls.directory, this.urls.search);
      note(
        found === null
          ? 'is still being filled; it goes on in the background'
          : `${found.toLocaleString('en-US')} firms`,
      );
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
    rmSync(`${this.paths.children}.new`, { force: true });
    this.release();
  }
}

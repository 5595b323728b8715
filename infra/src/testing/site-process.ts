import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../files/paths.ts';
import { until } from '../processes/http.ts';

/** For tests and measurements, which ask for everything from one address: there the site's limits for a visitor are this high. */
export const LIFTED_LIMITS = {
  MAX_CONNECTIONS_PER_VISITOR: '10000',
  MAX_REQUESTS_PER_VISITOR: '1000000',
  MAX_FILES_PER_VISITOR: '1000000',
  MAX_WRITES_PER_VISITOR: '1000000',
  MAX_WRITES_PER_VISITOR_AND_TARGET: '1000000',
};

/** The same for reviews that would count or be shown later. */
export const LIFTED_HOLDS = { HOLD_REVIEWS_ABOVE: '1000000', HOLD_REVIEWS_OF_NETWORK_ABOVE: '1000000' };

/** A machine that others keep busy may need minutes; a program that has ended is not waited for. */
const START_PATIENCE_MS = 600_000;

export interface SiteProcessOptions {
  dataDir: string;
  port: number;
  /** The Node.js that it and all its processes run on; ours unless told. */
  node?: string;
  /** The checkout; this one unless told. */
  root?: string;
  /** More environment for npm start. */
  env?: Record<string, string>;
}

/** npm start as a process of its own, so that it can be killed too. */
export class SiteProcess {
  output = '';
  private child: ChildProcess | null = null;
  constructor(private readonly options: SiteProcessOptions) {}

  get pid(): number {
    return this.child?.pid ?? 0;
  }

  /** Resolves once it says that the site is open. */
  async start(): Promise<void> {
    const { dataDir, port, node = process.execPath, root = ROOT, env: more } = this.options;
    const env: NodeJS.ProcessEnv = {
      ...process.env,
      DATA_DIR: dataDir,
      PORT: String(port),
      DEMO_FIRMS: '300',
      ...LIFTED_LIMITS,
      ...LIFTED_HOLDS,
      ...more,
    };
    delete env['PUBLIC_ORIGIN'];
    // Started by us and not by npm: its parent is not npm, so it must not watch for one.
    delete env['npm_lifecycle_event'];
    const child = spawn(node, ['--conditions=source', join(root, 'infra/start.mjs')], {
      cwd: root,
      env,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    this.child = child;
    let opened = false;
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', (text: string) => {
        this.output += text;
        opened ||= text.includes('Lawdex is open');
      });
    }
    const alive = () => child.exitCode === null && child.signalCode === null;
    if (await until(() => Promise.resolve(opened), START_PATIENCE_MS, alive)) return;
    throw new Error(`The site did not start:\n${this.output}`);
  }

  /** Waits until it is gone. */
  kill(): Promise<unknown> {
    return this.end('SIGKILL');
  }

  /** Answers its exit code. */
  stop(): Promise<number | null> {
    return this.end('SIGTERM');
  }

  private async end(signal: NodeJS.Signals): Promise<number | null> {
    const { child } = this;
    if (!child || child.exitCode !== null || child.signalCode !== null) return child?.exitCode ?? null;
    const exit = once(child, 'exit');
    child.kill(signal);
    await exit;
    return child.exitCode;
  }

  /** The process that runs under this name now. */
  pidOf(name: string): number {
    if (name === 'postgres') return Number(this.read('postgres/postmaster.pid').split('\n')[0]);
    const entries: { name: string; pid: number }[] = JSON.parse(this.read('children.json'));
    return entries.find((entry) => entry.name === name)?.pid ?? 0;
  }

  /** Connection of the service's own login. */
  databaseUrl(role: string): string {
    const secrets: Record<string, string> = JSON.parse(this.read('secrets.json'));
    const port = this.read('postgres/postmaster.pid').split('\n')[3];
    return `postgres://${role}:${secrets[role]}@127.0.0.1:${port}/${role}`;
  }

  private read(name: string): string {
    const file = join(this.options.dataDir, name);
    return existsSync(file) ? readFileSync(file, 'utf8') : '';
  }
}

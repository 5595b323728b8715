import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { closeSync } from 'node:fs';
import { setTimeout as delay } from 'node:timers/promises';
import { LogFile } from '../commands/log-file.ts';
import type { Account } from '../postgres/reach.core.ts';
import { StartError } from '../start/errors.ts';

export interface ContainerOptions {
  name: string;
  command: readonly string[];
  cwd: string;
  env: Record<string, string>;
  /** Ends with 0 once it is healthy. */
  healthCommand: readonly string[] | null;
  account: Account | null;
  logs: string;
  stopSeconds: number;
  restarts: boolean;
  onSpawn: (pid: number) => void;
  say: (line: string) => void;
}

const HEALTHY_WITHIN_MS = 120_000;
const LOOK_MS = 200;
const RESTART_MS = 500;

/** One process as the compose file describes it: its own environment and nothing of ours, its health asked as there. */
export class Container {
  readonly options: ContainerOptions;
  private readonly log: LogFile;
  private child: ChildProcess | null = null;
  private wanted = false;

  constructor(options: ContainerOptions) {
    this.options = options;
    this.log = new LogFile(options.logs, options.name);
  }

  get isRunning(): boolean {
    return this.child !== null;
  }

  /** Until it is healthy. */
  async start(): Promise<void> {
    this.wanted = true;
    this.spawn();
    const end = performance.now() + HEALTHY_WITHIN_MS;
    while (!(await this.isHealthy())) {
      if (!this.child && !this.options.restarts) throw this.failed('ended');
      if (performance.now() > end) throw this.failed('does not become healthy');
      await delay(LOOK_MS);
    }
  }

  /** Of a step that ends by itself. */
  async run(): Promise<void> {
    const child = this.spawn();
    const [code] = (await once(child, 'exit')) as [number | null];
    if (code !== 0) throw this.failed(`ended with ${code ?? 'a signal'}`);
  }

  /** As `docker stop`: SIGTERM, and SIGKILL when the time is up. Answers whether it ended by itself, and well. */
  async stop(): Promise<boolean> {
    this.wanted = false;
    const { child } = this;
    if (!child) return true;
    const ended = once(child, 'exit');
    child.kill('SIGTERM');
    const inTime = await Promise.race([
      ended.then(() => true),
      delay(this.options.stopSeconds * 1000, false, { ref: false }),
    ]);
    if (!inTime) child.kill('SIGKILL');
    await ended;
    return inTime && child.exitCode === 0;
  }

  async isHealthy(): Promise<boolean> {
    const { healthCommand, cwd, env, account } = this.options;
    if (!this.child) return false;
    const [file, ...args] = healthCommand ?? [];
    if (file === undefined) return true;
    const asked = spawn(file, args, { cwd, env, stdio: 'ignore', ...(account ?? {}) });
    const [code] = (await Promise.race([once(asked, 'exit'), once(asked, 'error')])) as [unknown];
    return code === 0;
  }

  private spawn(): ChildProcess {
    const { command, cwd, env, account } = this.options;
    const [file = '', ...args] = command;
    const log = this.log.open();
    // A session of its own: Ctrl-C reaches only us, and we stop them in order.
    const child = spawn(file, args, { cwd, env, stdio: ['ignore', log, log], detached: true, ...(account ?? {}) });
    closeSync(log);
    this.child = child;
    if (child.pid) this.options.onSpawn(child.pid);
    child.once('error', () => this.ended(child, 'could not be run'));
    child.once('exit', (code, signal) => this.ended(child, signal ?? `exit code ${code}`));
    return child;
  }

  private ended(child: ChildProcess, reason: string): void {
    if (this.child !== child) return;
    this.child = null;
    const { name, restarts, say } = this.options;
    if (!this.wanted || !restarts) return;
    say(`${name} ended (${reason}); it is started again.`);
    setTimeout(() => this.wanted && !this.child && this.spawn(), RESTART_MS);
  }

  private failed(what: string): StartError {
    return new StartError(`${this.options.name} ${what}.`, [`The log: ${this.log.path}`], this.log.tail());
  }
}

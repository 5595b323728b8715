import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from './http-server.ts';
import { until } from './until.ts';

const KEY = 'a-key-for-the-tests';
const STARTS_WITHIN_MS = 60_000;

/** A Meilisearch of our own, with a database that outlives its process. */
export class MeilisearchProcess {
  private child: ChildProcess | null = null;

  private readonly folder = mkdtempSync(join(tmpdir(), 'lawdex-meilisearch-'));

  private constructor(
    private readonly binary: string,
    private readonly port: number,
  ) {}

  static async start(binary: string): Promise<MeilisearchProcess> {
    const server = new MeilisearchProcess(binary, await freePort());
    await server.start();
    return server;
  }

  get settings() {
    return { url: `http://127.0.0.1:${this.port}`, key: KEY };
  }

  get pid(): number {
    return this.child?.pid ?? 0;
  }

  /** Resolves when it answers. `empty`: with a database that holds nothing. */
  async start({ empty = false } = {}): Promise<void> {
    if (empty) rmSync(this.folder, { recursive: true, force: true });
    const address = `127.0.0.1:${this.port}`;
    const flags = ['--db-path', join(this.folder, 'db'), '--http-addr', address, '--master-key', KEY];
    // As infra/docker-compose.yml has it.
    flags.push('--no-analytics', '--max-indexing-memory', '512MiB');
    this.child = spawn(this.binary, flags, { stdio: 'ignore', cwd: tmpdir() });
    const isUp = (): Promise<boolean> =>
      fetch(`${this.settings.url}/health`).then(
        ({ ok }) => ok,
        () => false,
      );
    await until(isUp, STARTS_WITHIN_MS);
  }

  signal(name: 'SIGSTOP' | 'SIGCONT'): void {
    this.child?.kill(name);
  }

  async kill(): Promise<void> {
    const child = this.child;
    if (!child) return;
    const gone = once(child, 'exit');
    // One that has ended by itself says so no more.
    if (child.kill('SIGKILL')) await gone;
    this.child = null;
  }

  async remove(): Promise<void> {
    await this.kill();
    rmSync(this.folder, { recursive: true, force: true });
  }
}

import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { answers, freePort, until } from '@lawdex/infra/testing';

const KEY = 'a-key-for-the-drill';
const START_MS = 60_000;
const DOWN_MS = 2_000;

/** A server of its own, which can be killed. */
export class Meilisearch {
  private child: ChildProcess | null = null;

  private constructor(
    private readonly binary: string,
    private readonly folder: string,
    private readonly port: number,
  ) {}

  /** Null unless MEILI_BINARY names one. */
  static async start(): Promise<Meilisearch | null> {
    const binary = process.env['MEILI_BINARY'];
    if (binary === undefined || binary === '') return null;
    const server = new Meilisearch(binary, mkdtempSync(join(tmpdir(), 'lawdex-meili-')), await freePort());
    await server.run();
    return server;
  }

  get variables(): { MEILI_URL: string; MEILI_KEY: string } {
    return { MEILI_URL: this.url, MEILI_KEY: KEY };
  }

  async killAndRestart(): Promise<void> {
    await this.kill();
    await delay(DOWN_MS);
    await this.run();
  }

  async remove(): Promise<void> {
    await this.kill();
    rmSync(this.folder, { recursive: true, force: true });
  }

  private get url(): string {
    return `http://127.0.0.1:${this.port}`;
  }

  private async run(): Promise<void> {
    const flags = ['--db-path', join(this.folder, 'db'), '--http-addr', `127.0.0.1:${this.port}`, '--master-key', KEY];
    // As infra/docker-compose.yml has it.
    flags.push('--no-analytics', '--max-indexing-memory', '512MiB');
    this.child = spawn(this.binary, flags, { stdio: 'ignore', cwd: this.folder });
    if (!(await until(() => answers(`${this.url}/health`), START_MS))) throw new Error('Meilisearch did not start.');
  }

  private async kill(): Promise<void> {
    const { child } = this;
    if (!child || child.exitCode !== null) return;
    const exit = once(child, 'exit');
    child.kill('SIGKILL');
    await exit;
  }
}

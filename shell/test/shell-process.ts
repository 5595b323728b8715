import { spawn, type ChildProcess } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { upstreamsText, type Upstream } from '@lawdex/contracts';
import type { TestReleases } from './releases.ts';

const MAIN = path.resolve(import.meta.dirname, '../dist/http/main.js');

export const upstream = (url: string, ...prefixes: string[]): Upstream => ({ name: 'svc-test', url, prefixes });

/** The shell's server in a process of its own, as in production. */
export class ShellProcess {
  readonly origin: string;
  private readonly child: ChildProcess;
  private readonly lines: string[];

  private constructor(child: ChildProcess, lines: string[], origin: string) {
    this.child = child;
    this.lines = lines;
    this.origin = origin;
  }

  static async start(releases: TestReleases, env: Record<string, string> = {}): Promise<ShellProcess> {
    const child = spawn(process.execPath, [MAIN], {
      env: {
        PORT: '0',
        PUBLIC_ORIGIN: 'https://lawdex.test',
        UPSTREAMS: upstreamsText([upstream('http://127.0.0.1:9', '/api/')]),
        RELEASES_DIR: releases.dir,
        REGISTRY_FILE: releases.registryFile,
        // All requests of a test come from one address.
        MAX_REQUESTS_PER_VISITOR: '1000000',
        MAX_WRITES_PER_VISITOR: '1000000',
        MAX_WRITES_PER_VISITOR_AND_TARGET: '1000000',
        ...env,
      },
    });
    const lines: string[] = [];
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', (text: string) => lines.push(...text.split('\n')));
    }
    const origin = await waitFor(() => {
      if (child.exitCode !== null) throw new Error(`The shell ended:\n${lines.join('\n')}`);
      return lines.join('\n').match(/listening at (http:\/\/[\d.:]+)/)?.[1];
    });
    return new ShellProcess(child, lines, origin);
  }

  get(target: string, headers: Record<string, string> = {}): Promise<Response> {
    return fetch(this.origin + target, { headers, redirect: 'manual' });
  }

  get log(): string {
    return this.lines.join('\n');
  }

  /** Milliseconds for which its thread of HTTP has had a core; without Linux, the time. */
  get busyMs(): number {
    if (process.platform !== 'linux') return performance.now();
    const { pid } = this.child;
    return Number(readFileSync(`/proc/${pid}/task/${pid}/schedstat`, 'latin1').split(' ')[0]) / 1e6;
  }

  /** Waits for a line of the log. */
  logged(text: string): Promise<string> {
    return waitFor(() => this.lines.find((line) => line.includes(text)));
  }

  /** Pauses the process without ending it. */
  pause(): void {
    this.child.kill('SIGSTOP');
  }

  goOn(): void {
    this.child.kill('SIGCONT');
  }

  async stop(): Promise<void> {
    const ended = new Promise((resolve) => this.child.once('exit', resolve));
    this.child.kill('SIGKILL');
    await ended;
  }
}

export async function waitFor<T>(look: () => T | undefined | Promise<T | undefined>, withinMs = 60_000): Promise<T> {
  const end = Date.now() + withinMs;
  for (;;) {
    const found = await look();
    if (found !== undefined) return found;
    if (Date.now() > end) throw new Error(`Not seen within ${withinMs} ms: ${look.toString()}`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

import { spawn } from 'node:child_process';
import { ROOT } from '../start/paths.ts';

export interface Outcome {
  ok: boolean;
  /** Both streams, in the order in which they were written. */
  output: string;
  seconds: number;
}

/** Time for the last output to arrive after a command has exited. */
const DRAIN_MS = 200;

/** Runs a command of the checkout. One that outlives its limit is ended with all its children. */
export function runCommand(
  command: readonly string[],
  limitSeconds: number,
  env: Record<string, string> = {},
): Promise<Outcome> {
  const [file = '', ...args] = command;
  const started = performance.now();
  return new Promise((resolve) => {
    const child = spawn(file, args, {
      cwd: ROOT,
      detached: true,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, FORCE_COLOR: '0', ...env },
    });
    const chunks: string[] = [];
    const finish = (ok: boolean) => {
      clearTimeout(limit);
      child.stdout.destroy();
      child.stderr.destroy();
      process.off('exit', end);
      resolve({ ok, output: chunks.join(''), seconds: (performance.now() - started) / 1000 });
    };
    const end = () => {
      try {
        if (child.pid) process.kill(-child.pid, 'SIGKILL');
      } catch {
        // The group is gone already.
      }
    };
    const limit = setTimeout(() => {
      chunks.push(`\nEnded after ${limitSeconds} seconds: ${command.join(' ')}\n`);
      end();
    }, limitSeconds * 1000);
    process.once('exit', end);
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', (text: string) => chunks.push(text));
    }
    child.once('error', (error) => {
      chunks.push(`${error.message}\n`);
      finish(false);
    });
    // Not 'close': a grandchild that was left behind holds the pipes open for as long as it lives.
    child.once('exit', (code) => {
      setTimeout(() => {
        end();
        finish(code === 0);
      }, DRAIN_MS);
    });
  });
}

/** Runs tasks, so many at a time, and keeps the order of their results. */
export async function inParallel<Task, Result>(
  tasks: readonly Task[],
  width: number,
  run: (task: Task) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = [];
  const queue = tasks.entries();
  const worker = async () => {
    for (const [index, task] of queue) results[index] = await run(task);
  };
  await Promise.all(Array.from({ length: width }, worker));
  return results;
}

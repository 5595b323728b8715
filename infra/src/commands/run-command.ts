import { spawn, type ChildProcess } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { parseProcStat, sendSignal } from '../processes/identity.ts';
import { END_WITH_PARENT, ROOT } from '../files/paths.ts';
import { StartError } from './program.ts';
import { lastLines, LogFile } from './log-file.ts';

export interface Command {
  /** The program and its arguments. */
  command: readonly string[];
  /** The repository unless told. */
  cwd?: string;
  /** The whole environment; without it the one of this process. */
  env?: NodeJS.ProcessEnv;
  limitSeconds?: number;
}

export interface Outcome {
  ok: boolean;
  /** How it ended: `exit code 1`, `SIGTERM`. */
  end: string;
  /** Both streams, in the order in which they were written. */
  output: string;
  seconds: number;
  /** CPU seconds of the command and of its children; null where the system does not say. */
  cpuSeconds: number | null;
}

/** Time for the last output to arrive after a command has exited. */
const DRAIN_MS = 200;
const running = new Set<ChildProcess>();
/** CPU seconds of commands that have ended already. */
let counted = 0;

process.once('exit', () => endCommands('SIGKILL'));

/** A program of Node.js that ends when this process does, however this process ends. */
export const endingWithParent = (args: readonly string[]): string[] => [
  process.execPath,
  '--import',
  END_WITH_PARENT,
  ...args,
];

/** Runs a command to its end. One that outlives its limit is ended with all its children. */
export function runCommand({ command, cwd = ROOT, env = process.env, limitSeconds }: Command): Promise<Outcome> {
  const [file = '', ...args] = command;
  const began = performance.now();
  return new Promise((resolve) => {
    const endsWithParent = args.includes(END_WITH_PARENT);
    const child = spawn(file, args, {
      cwd,
      env,
      detached: true,
      stdio: ['ignore', 'pipe', 'pipe', ...(endsWithParent ? (['ipc'] as const) : [])],
    });
    running.add(child);
    const chunks: string[] = [];
    let cpuSeconds: number | null = null;
    const finish = (end: string) => {
      clearTimeout(limit);
      running.delete(child);
      child.stdout?.destroy();
      child.stderr?.destroy();
      if (child.connected) child.disconnect();
      const seconds = (performance.now() - began) / 1000;
      resolve({ ok: end === 'exit code 0', end, output: chunks.join(''), seconds, cpuSeconds });
    };
    const limit = limitSeconds
      ? setTimeout(() => {
          chunks.push(`\nEnded after ${limitSeconds} seconds: ${command.join(' ')}\n`);
          endGroup(child, 'SIGKILL');
        }, limitSeconds * 1000)
      : undefined;
    for (const stream of [child.stdout, child.stderr]) {
      stream?.setEncoding('utf8').on('data', (text: string) => chunks.push(text));
    }
    child.once('error', (error) => {
      chunks.push(`${error.message}\n`);
      finish(error.message);
    });
    // Not 'close': a grandchild that was left behind holds the pipes open for as long as it lives.
    child.once('exit', (code, signal) => {
      const total = childrenCpuSeconds();
      cpuSeconds = total === null ? null : total - counted;
      counted = total ?? 0;
      setTimeout(() => {
        endGroup(child, 'SIGKILL');
        finish(signal ?? `exit code ${code}`);
      }, DRAIN_MS);
    });
  });
}

/** Ends the commands that still run: what they are for was given up. */
export function endCommands(signal: NodeJS.Signals = 'SIGTERM'): void {
  for (const child of running) endGroup(child, signal);
}

function endGroup({ pid }: ChildProcess, signal: NodeJS.Signals): void {
  if (pid) sendSignal(-pid, signal);
}

/** Linux counts in hundredths of a second, whatever its clock does. */
const TICKS_PER_SECOND = 100;

/** CPU seconds of all children that have ended, and of theirs; null where /proc does not say it. */
function childrenCpuSeconds(): number | null {
  try {
    return parseProcStat(readFileSync('/proc/self/stat', 'utf8')).childrenTicks / TICKS_PER_SECOND;
  } catch {
    return null;
  }
}

const KEPT = ['PATH', 'HOME', 'TMPDIR', 'LANG', 'SystemRoot', 'NODE_EXTRA_CA_CERTS'];

/** Only what programs need to run at all: the environment of the caller holds things that are nobody's business. */
export function baseEnvironment(env: NodeJS.ProcessEnv = process.env): Record<string, string> {
  const base: Record<string, string> = { TZ: 'UTC' };
  for (const name of KEPT) {
    const value = env[name];
    if (value !== undefined) base[name] = value;
  }
  return base;
}

interface StepCommand extends Pick<Command, 'command' | 'cwd'> {
  /** Names its log. */
  name: string;
  /** More than the base environment, which is all that it gets. */
  env?: Record<string, string>;
  logs: string;
}

/** Runs a step of a start to its end, logs and answers what it printed; StartError with the end of that when it fails. */
export async function runStep({ name, command, cwd, env, logs }: StepCommand): Promise<string> {
  const log = new LogFile(logs, name);
  const outcome = await runCommand({ command, env: { ...baseEnvironment(), ...env }, ...(cwd ? { cwd } : {}) });
  log.append(outcome.output);
  if (outcome.ok) return outcome.output;
  throw new StartError(`${name} failed (${outcome.end}).`, [`The whole log: ${log.path}`], {
    log: lastLines(outcome.output),
  });
}

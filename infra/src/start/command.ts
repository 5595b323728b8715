import { spawn } from 'node:child_process';
import { closeSync } from 'node:fs';
import { StartError } from './errors.ts';
import { LogFile } from './log-file.ts';
import { LEASH, ROOT } from './paths.ts';

export interface Command {
  name: string;
  /** Arguments of Node.js; a string is a line for the shell. */
  run: string[] | string;
  cwd?: string;
  env?: Record<string, string>;
  logs: string;
}

/** Only what programs need to run at all: the environment of the caller holds things that are nobody's business. */
export function baseEnvironment(): Record<string, string> {
  const keep = ['PATH', 'HOME', 'TMPDIR', 'LANG', 'SystemRoot', 'NODE_EXTRA_CA_CERTS'];
  const kept = keep.flatMap((name) => (process.env[name] === undefined ? [] : [[name, process.env[name]]]));
  return { ...(Object.fromEntries(kept) as Record<string, string>), TZ: 'UTC' };
}

/** Runs a command to its end and answers what it printed; StartError with the end of its output when it fails. */
export async function runCommand(command: Command): Promise<string> {
  const log = new LogFile(command.logs, command.name);
  const file = log.open();
  const options = {
    cwd: command.cwd ?? ROOT,
    env: { ...baseEnvironment(), ...command.env },
    detached: true,
  };
  const child =
    typeof command.run === 'string'
      ? spawn(command.run, { ...options, shell: true, stdio: ['ignore', file, file] })
      : spawn(process.execPath, ['--import', LEASH, ...command.run], {
          ...options,
          stdio: ['ignore', file, file, 'ipc'],
        });
  closeSync(file);
  running.add(child);
  const [code, signal] = await new Promise<[number | null, NodeJS.Signals | null]>((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', (...outcome) => resolve(outcome));
  }).finally(() => running.delete(child));
  if (code === 0) return log.since();
  throw new StartError(
    `${command.name} failed (${signal ?? `exit code ${code}`}).`,
    [`The whole log: ${log.path}`],
    log.tail(),
  );
}

const running = new Set<ReturnType<typeof spawn>>();

/** Ends the commands that still run: the start was given up. */
export function endCommands(): void {
  for (const { pid } of running) {
    try {
      if (pid) process.kill(-pid, 'SIGTERM');
    } catch {
      // ended in between
    }
  }
}

import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import type { Addresses } from './addresses.ts';

/** Runs `npm run <name> -- ...` beside the site. Rejects with its output when it fails. */
export async function runBeside({ commands }: Addresses, name: string, ...args: string[]): Promise<string> {
  const command = commands[name];
  if (!command) throw new Error(`The site has no command ${name}.`);
  const { cwd, words, env } = command;
  const { stdout } = await promisify(execFile)(process.execPath, [...words, ...args], { cwd, env });
  return stdout.trim();
}

import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { ROOT } from '../files/paths.ts';

/** Runs one of the repository's own tools over a tree and reads the JSON that it prints. */
export function runTool<Report>(bin: string, args: readonly string[], cwd: string): Report {
  const command = path.join(ROOT, 'node_modules', bin);
  const { stdout, stderr } = spawnSync(process.execPath, [command, ...args], {
    cwd,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
    env: { ...process.env, NODE_OPTIONS: '' },
  });
  try {
    return JSON.parse(stdout) as Report;
  } catch {
    throw new Error(`${bin} printed no JSON: ${stdout}${stderr}`);
  }
}

import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ROOT } from '../files/paths.ts';

export interface PlantedTree {
  dir: string;
  remove(): void;
}

/** A small tree in a temporary folder, for guards that must be seen to catch something. */
export function plantTree(files: Record<string, string>): PlantedTree {
  const dir = mkdtempSync(path.join(tmpdir(), 'lawdex-planted-'));
  for (const [file, content] of Object.entries(files)) {
    mkdirSync(path.join(dir, path.dirname(file)), { recursive: true });
    writeFileSync(path.join(dir, file), content);
  }
  return { dir, remove: () => rmSync(dir, { recursive: true, force: true }) };
}

/** Runs one of the repository's own tools over a tree and reads the JSON that it prints. */
export function runTool<Report>(
  bin: string,
  args: readonly string[],
  cwd: string,
  env: Readonly<Record<string, string>> = {},
): Report {
  const command = path.join(ROOT, 'node_modules', bin);
  const { stdout, stderr } = spawnSync(process.execPath, [command, ...args], {
    cwd,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
    env: { ...process.env, NODE_OPTIONS: '', ...env },
  });
  try {
    return JSON.parse(stdout) as Report;
  } catch {
    throw new Error(`${bin} printed no JSON: ${stdout}${stderr}`);
  }
}

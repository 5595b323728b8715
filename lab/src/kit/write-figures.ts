import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { join } from 'node:path';
import { format, resolveConfig } from 'prettier';
import { ROOT } from '@lawdex/infra/testing';
import { replaceFigures } from './figures.core.ts';

export { table } from './figures.core.ts';

/** Writes what a command has measured of a checkout into a document of the repository, formatted as the rest of it. */
export async function writeFigures(document: string, command: string, figures: string, root = ROOT): Promise<void> {
  const file = join(ROOT, document);
  const options = { ...(await resolveConfig(file)), filepath: file };
  const commit = execFileSync('git', ['rev-parse', '--short=8', 'HEAD'], { cwd: root, encoding: 'utf8' }).trim();
  writeFileSync(file, await format(replaceFigures(readFileSync(file, 'utf8'), command, figures, commit), options));
}

/** Where and when something was measured; figures without it say little. */
export const machine = (): string =>
  `${new Date().toISOString().slice(0, 16).replace('T', ' ')} UTC; ${cpus().length} cores, ${cpus()[0]?.model ?? ''}; ` +
  `Node.js ${process.versions.node}`;

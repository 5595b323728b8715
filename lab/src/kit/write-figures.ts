import { readFileSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { join } from 'node:path';
import { format, resolveConfig } from 'prettier';
import { ROOT } from '@lawdex/infra/testing';
import { replaceFigures } from './figures.core.ts';

export { table } from './figures.core.ts';

/** Writes what a command has measured into a document of the repository, formatted as the rest of it. */
export async function writeFigures(document: string, command: string, figures: string): Promise<void> {
  const file = join(ROOT, document);
  const options = { ...(await resolveConfig(file)), filepath: file };
  writeFileSync(file, await format(replaceFigures(readFileSync(file, 'utf8'), command, figures), options));
}

/** Where and when something was measured; figures without it say little. */
export const machine = (): string =>
  `${new Date().toISOString().slice(0, 16).replace('T', ' ')} UTC; ${cpus().length} cores, ${cpus()[0]?.model ?? ''}; ` +
  `Node.js ${process.versions.node}`;

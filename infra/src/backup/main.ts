import { join, resolve } from 'node:path';
import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { described, environmentOrThrow, integer, optional, secretText, text } from '@lawdex/contracts';
import { place } from '../postgres/placement.ts';
import { adminUrl, runningServer } from '../postgres/running.ts';
import { dataPaths, ROOT } from '../files/paths.ts';
import { runProgram, say, StartError } from '../commands/program.ts';
import { makeBackup } from './backup.ts';
import { KEPT_LOG_OPTIONS, keptLog } from './kept-log.ts';
import { restore } from './restore.ts';
import type { Tables } from './tables.ts';

const VARIABLES = {
  DATA_DIR: described('The site.', text('.data')),
  BACKUP_DIR: described('Where backups are kept; better on another disk.', text('backups')),
  BACKUP_KEY: described(
    'Encrypts backups. Without it nobody can read them: keep it elsewhere.',
    optional(secretText()),
  ),
  BACKUPS_KEPT: described('How many stay.', integer({ min: 1, max: 10_000, fallback: 14 })),
};

const summary = (tables: Tables): string => {
  const all = Object.values(tables);
  return `${all.length} tables, ${all.reduce((sum, { rows }) => sum + rows, 0).toLocaleString('en-US')} rows`;
};

// npm run backup; npm run restore -- <file> [--log <folder> [--until <time>]]. For the PostgreSQL of npm start; containers have one of their own, docs/OPERATIONS.md.
await runProgram(async () => {
  const { values, positionals } = parseArgs({ options: KEPT_LOG_OPTIONS, allowPositionals: true });
  const [command, file] = positionals;
  const config = environmentOrThrow(VARIABLES, process.env, '', (path) => readFileSync(path, 'utf8'));
  const paths = dataPaths(resolve(ROOT, config.DATA_DIR));
  const binary = place(paths.postgres, say);
  const key = config.BACKUP_KEY ?? null;
  if (command === 'restore') {
    if (!file) throw new StartError('Usage: npm run restore -- <file> [--log <folder> [--until <time>]]');
    const { tables, before } = await restore(resolve(file), { key, paths, binary, log: keptLog(values) });
    say(`Restored: ${summary(tables)}.${before ? ` What was there before is in ${before}.` : ''} Now start the site.`);
  } else {
    const server = runningServer(binary.cluster);
    if (!server) throw new StartError(`No PostgreSQL runs on ${paths.dataDir}.`, ['Start the site: npm start']);
    const began = performance.now();
    const folder = resolve(ROOT, config.BACKUP_DIR);
    const options = { folder, key, kept: config.BACKUPS_KEPT, binary };
    const made = await makeBackup({ adminUrl: adminUrl(binary.cluster, server.port), ...options });
    const seconds = ((performance.now() - began) / 1000).toFixed(1);
    const megabytes = (made.bytes / 1024 / 1024).toFixed(1);
    say(
      `${made.file}: ${megabytes} MB${key === null ? '' : ', encrypted'}, restored and read back in ${seconds} s: ${summary(made.tables)}.`,
    );
    for (const name of made.removed) say(`Removed ${join(folder, name)}`);
  }
});

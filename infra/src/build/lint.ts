import { forEachFolder } from './for-each-folder.ts';
import { listWorkspaces } from './workspaces.ts';

const ESLINT = 'node_modules/.bin/eslint';
const ROOT_FILES = '.';

/**
 * A process for each workspace, because rules with types hold the programs of all that they have read:
 * one process for the whole repository needs more than the 4 GB that Node.js gives it (1 GB is the most that a workspace takes).
 */
const filesOf = (folder: string): string[] => (folder === ROOT_FILES ? ['.', '--ignore-pattern', '*/'] : [folder]);

const isClean = await forEachFolder([ROOT_FILES, ...listWorkspaces().map(({ dir }) => dir)], (folder) => {
  const cache = ['--cache', '--cache-location', `.cache/lint/${folder === ROOT_FILES ? 'root' : folder}`];
  return [ESLINT, ...filesOf(folder), '--max-warnings', '0', ...cache];
});
if (!isClean) process.exitCode = 1;

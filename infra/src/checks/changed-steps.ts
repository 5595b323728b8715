import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { reachedBy } from '../build/reached.core.ts';
import { listWorkspaces } from '../build/workspaces.ts';
import { ROOT } from '../start/paths.ts';
import { BUILD_STEP, checkOfFiles, script, specSteps } from './steps.ts';
import type { Step } from './steps.ts';

const git = (...args: string[]): string[] =>
  execFileSync('git', args, { cwd: ROOT, encoding: 'utf8' }).split('\n').filter(Boolean);

/** Files that differ from where this branch left `main`, and those that git does not know yet. */
function changedFiles(): string[] {
  const [since = 'HEAD'] = git('merge-base', 'HEAD', 'main');
  const files = [...git('diff', '--name-only', since), ...git('ls-files', '--others', '--exclude-standard')];
  return files.filter((file) => existsSync(join(ROOT, file)));
}

/** `npm test -- --changed`: the format and lint of what has changed, and the specs of what it reaches. */
export function changedSteps(): Step[] {
  const files = changedFiles();
  const code = files.filter((file) => /\.(tsx?|mjs|cjs)$/.test(file));
  const specs = specSteps(reachedBy(files, listWorkspaces()));
  return [
    ...(files.length > 0 ? [checkOfFiles('format', ['prettier', '--check', '--ignore-unknown'], files)] : []),
    ...(code.length > 0 ? [checkOfFiles('lint', ['eslint', '--max-warnings', '0', '--no-warn-ignored'], code)] : []),
    ...(code.length > 0 ? [checkOfFiles('lint by types', ['oxlint', '--type-aware'], code)] : []),
    ...(code.length > 0 ? [script('typecheck'), script('boundaries')] : []),
    ...(specs.some(({ needs }) => needs.length > 0) ? [BUILD_STEP] : []),
    ...specs,
  ];
}

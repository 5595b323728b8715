import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { listWorkspaces } from '../build/workspaces.ts';
import { checkedOutFiles } from '../build/checked-out-files.ts';
import { ROOT } from '../start/paths.ts';
import { inAll, isEnough, kindOf, LEAST_RATIO, ratioLines, ratiosOf } from './test-ratio.core.ts';

/** Says how many lines of tests stand beside the source; false when there are too few. */
export function reportTestRatio(say: (line: string) => void): boolean {
  const files = checkedOutFiles(ROOT)
    .filter((file) => kindOf(file) !== null)
    .map((file) => ({ file, lines: readFileSync(join(ROOT, file), 'utf8').split('\n').length - 1 }));
  const dirs = listWorkspaces().map(({ dir }) => dir);
  const ratios = ratiosOf(dirs, files);
  const total = inAll(ratios);
  say('Lines of tests per line of source:');
  for (const line of ratioLines([...ratios, total])) say(line);
  if (isEnough(total)) return true;
  say(`FAILED The tree needs ${LEAST_RATIO} lines of tests per line of source.`);
  return false;
}

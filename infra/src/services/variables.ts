import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { VariableDescription } from '@lawdex/contracts';
import { baseEnvironment } from '../commands/run-command.ts';
import { StartError } from '../commands/errors.ts';

/** What a built program says of itself when it is asked by this option. */
export function toldBy<T>(root: string, program: string, option: '--variables' | '--migrations'): T {
  const file = join(root, program);
  if (!existsSync(file)) throw new StartError(`${program} is not built.`, ['npm run build']);
  const options = { encoding: 'utf8', env: baseEnvironment() } as const;
  return JSON.parse(execFileSync(process.execPath, [file, option], options)) as T;
}

export const variablesOf = (root: string, program: string): VariableDescription[] =>
  toldBy(root, program, '--variables');

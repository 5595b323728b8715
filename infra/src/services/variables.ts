import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { VariableDescription } from '@lawdex/contracts';
import { baseEnvironment } from '../commands/base-environment.ts';
import { StartError } from '../start/errors.ts';

/** Asks a program, as it is built, which variables it reads. */
export function variablesOf(root: string, program: string): VariableDescription[] {
  const file = join(root, program);
  if (!existsSync(file)) throw new StartError(`${program} is not built.`, ['npm run build']);
  const options = { encoding: 'utf8', env: baseEnvironment() } as const;
  return JSON.parse(execFileSync(process.execPath, [file, '--variables'], options)) as VariableDescription[];
}

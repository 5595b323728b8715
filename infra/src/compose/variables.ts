import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { ServiceDescription, VariableDescription } from '@lawdex/contracts';
import { baseEnvironment } from '../commands/base-environment.ts';
import { StartError } from '../start/errors.ts';
import type { ProgramVariables } from './section.core.ts';

/** The programs of the house that run by themselves, as they are built. */
export const programFiles = (services: readonly ServiceDescription[]): string[] => [
  'shell/dist/http/main.js',
  ...services.flatMap(({ name, database, seed }) => [
    `${name}/dist/main.js`,
    ...(database ? [`${name}/dist/migrate.js`] : []),
    ...(seed ? [`${name}/${seed}`] : []),
  ]),
];

/** Asks each program what it reads. */
export const askPrograms = (root: string, services: readonly ServiceDescription[]): ProgramVariables =>
  new Map(programFiles(services).map((program) => [program, variablesOf(root, program)]));

/** Asks one program, as it is built. */
export function variablesOf(root: string, program: string): VariableDescription[] {
  const file = join(root, program);
  if (!existsSync(file)) throw new StartError(`${program} is not built.`, ['npm run build']);
  const options = { encoding: 'utf8', env: baseEnvironment() } as const;
  return JSON.parse(execFileSync(process.execPath, [file, '--variables'], options)) as VariableDescription[];
}

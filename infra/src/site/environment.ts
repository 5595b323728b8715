import { resolve } from 'node:path';
import type { ServiceDescription } from '@lawdex/contracts';
import { StartError } from '../commands/program.ts';
import { ROOT } from '../files/paths.ts';
import { readSettings, type Settings } from './settings.core.ts';

/** The settings of this process, with absolute paths; relative ones start at the repository. */
export function settingsOf(services: readonly ServiceDescription[], env: NodeJS.ProcessEnv): Settings {
  const outcome = readSettings(services, env);
  if (outcome.kind === 'invalid')
    throw new StartError(outcome.problems.join('\n'), ['See docs/CONFIGURATION.md, "npm start".']);
  const { settings } = outcome;
  return {
    ...settings,
    dataDir: resolve(ROOT, settings.dataDir),
    releasesDir: resolve(ROOT, settings.releasesDir),
  };
}

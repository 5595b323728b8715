import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ServiceDescription } from '@lawdex/contracts';
import { listWorkspaces } from '../build/workspaces.ts';
import { StartError } from '../commands/errors.ts';
import { ROOT } from '../files/paths.ts';
import { clashesOf } from './clashes.core.ts';
import { readDescription } from './description.ts';
import { inStartOrder } from './relations.core.ts';

/** The services of the house, in the order in which they start: every workspace that has a svc.json. */
export function listServices(root: string = ROOT): ServiceDescription[] {
  const folders = listWorkspaces(root)
    .map(({ dir }) => dir)
    .filter((dir) => existsSync(join(root, dir, 'svc.json')));
  const outcomes = folders.map((dir) => readDescription(dir, readJson(root, dir)));
  const services = outcomes.flatMap((outcome) => (outcome.kind === 'ok' ? [outcome.service] : []));
  const problems = outcomes.flatMap((outcome) => (outcome.kind === 'invalid' ? outcome.problems : []));
  const all = problems.length > 0 ? problems : clashesOf(services);
  if (all.length > 0) throw new StartError(all.join('\n'), ['See "Add a service" in docs/CONTRIBUTING.md.']);
  return inStartOrder(services);
}

function readJson(root: string, dir: string): unknown {
  try {
    return JSON.parse(readFileSync(join(root, dir, 'svc.json'), 'utf8'));
  } catch (error) {
    throw new StartError(`${dir}/svc.json is not JSON: ${String(error)}`);
  }
}

import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ServiceDescription } from '@lawdex/contracts';
import { listWorkspaces } from '../build/workspaces.ts';
import { StartError } from '../commands/errors.ts';
import { ROOT } from '../files/paths.ts';
import { readDescription } from './description.ts';
import { inStartOrder } from './relations.core.ts';
import { shortNameOf } from './names.core.ts';

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

/** Variables and prefixes with these names have another meaning already. */
const TAKEN_SHORT_NAMES = ['postgres', 'shell', 'public', 'demo'];
const TAKEN_PREFIXES = ['/_mf/', '/health/'];
const TAKEN_SITEMAPS = ['pages'];

type ValuesOf = (service: ServiceDescription) => readonly string[];

/** What no two services may share, and what is said of those that do. */
const ONCE: readonly [ValuesOf, (value: string) => string][] = [
  [
    (service) => [shortNameOf(service)],
    (word) => `have the same short name "${word}": set "shortName" in one svc.json.`,
  ],
  [({ prefixes }) => prefixes, (prefix) => `both claim the prefix ${prefix}.`],
  [({ commands = {} }) => Object.keys(commands), (name) => `both have a command "${name}".`],
  [({ sitemaps = [] }) => sitemaps, (name) => `both have a sitemap "${name}".`],
];

/** Faults of services that are fine one by one, a sentence each. */
export function clashesOf(services: readonly ServiceDescription[]): string[] {
  const names = services.map(({ name }) => name);
  return [
    ...ONCE.flatMap(([valuesOf, saysOf]) =>
      shared(services, valuesOf).map(([value, who]) => `${who.join(' and ')} ${saysOf(value)}`),
    ),
    ...services.flatMap((service) => [
      ...TAKEN_SITEMAPS.filter((name) => service.sitemaps?.includes(name)).map(
        (name) => `${service.name}: the sitemap "${name}" is taken by the site itself.`,
      ),
      ...service.hears
        .filter((name) => !names.includes(name))
        .map((name) => `${service.name} hears ${name}, but there is no such service.`),
      ...TAKEN_SHORT_NAMES.filter((word) => word === shortNameOf(service)).map(
        (word) => `${service.name}: the short name "${word}" is taken by the site itself.`,
      ),
      ...service.prefixes
        .filter((prefix) => prefix === '/' || TAKEN_PREFIXES.some((taken) => prefix.startsWith(taken)))
        .map((prefix) => `${service.name}: the prefix ${prefix} is taken by the site itself.`),
    ]),
  ];
}

/** Values that more than one service has, with the names of those services. */
function shared(services: readonly ServiceDescription[], valuesOf: ValuesOf): [string, string[]][] {
  const owners = new Map<string, string[]>();
  for (const service of services) {
    for (const value of valuesOf(service)) owners.set(value, [...(owners.get(value) ?? []), service.name]);
  }
  return [...owners].filter(([, who]) => who.length > 1);
}

import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ServiceDescription } from '@lawdex/contracts';
import { z } from 'zod';
import { listWorkspaces } from '../build/workspaces.ts';
import { StartError } from '../commands/program.ts';
import { ROOT } from '../files/paths.ts';
import { inStartOrder } from './relations.core.ts';
import { shortNameOf } from './names.core.ts';

/** The services of the house, in the order in which they start: every workspace that has a svc.json. */
export function listServices(root: string = ROOT): ServiceDescription[] {
  const folders = listWorkspaces(root)
    .map(({ dir }) => dir)
    .filter((dir) => existsSync(join(root, dir, 'svc.json')));
  const services: ServiceDescription[] = [];
  const faults: string[] = [];
  for (const dir of folders) {
    const content = readJson(root, dir);
    const outcome = schemaOf(dir).safeParse(content);
    if (outcome.success) services.push(outcome.data);
    else faults.push(...faultsOf(dir, content, outcome.error));
  }
  const all = faults.length > 0 ? faults : clashesOf(services);
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

const program = z.string().regex(/^dist\/[\w./-]+\.js$/);
const listOf = (pattern: RegExp) => z.array(z.string().regex(pattern));

/** A svc.json; each field's description completes the sentence '"prefixes" must be ...'. */
const schemaOf = (folder: string) =>
  z.strictObject({
    name: z.literal(folder).describe(`${folder}, the name of its folder`),
    shortName: z
      .string()
      .regex(/^[a-z][a-z0-9-]*$/)
      .optional()
      .describe('a word in small letters, such as search'),
    database: z.boolean().describe('true or false'),
    prefixes: listOf(/^\/[\w./-]*$/).describe('a list of paths, such as ["/api/notes/"]'),
    hears: listOf(/^svc-/).describe('a list of services, such as ["svc-notes"]'),
    seed: program.nullable().describe('a program, such as dist/seed.js, or null'),
    commands: z
      .record(z.string().regex(/^[a-z-]+$/), program)
      .optional()
      .describe('programs by their names, such as { "blog": "dist/blog.js" }'),
    admin: z.boolean().optional().describe('true or false'),
    sitemaps: listOf(/^[a-z]+(-[a-z]+)*$/)
      .optional()
      .describe('a list of names in small letters, such as ["posts"]'),
  });

/** What is wrong with the content of a folder's svc.json, in sentences that name the file and the field. */
function faultsOf(folder: string, content: unknown, { issues }: z.ZodError): string[] {
  const expected = new Map(
    Object.entries(schemaOf(folder).shape).map(([key, { description = '' }]) => [key, description]),
  );
  const faults = issues.flatMap((issue) => {
    if (issue.code === 'unrecognized_keys')
      return issue.keys.map((key) => ` has the unknown key "${key}". There are ${[...expected.keys()].join(', ')}.`);
    const [key] = issue.path.map(String);
    if (key === undefined) return [' must hold an object.'];
    const isThere = Object.hasOwn(Object(content), key);
    return [isThere ? `: "${key}" must be ${expected.get(key)}.` : ` lacks "${key}": ${expected.get(key)}.`];
  });
  return [...new Set(faults)].map((fault) => `${folder}/svc.json${fault}`);
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
function clashesOf(services: readonly ServiceDescription[]): string[] {
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

import type { ServiceDescription } from '@lawdex/contracts';
import { shortNameOf } from './names.core.ts';

export type DescriptionOutcome = { kind: 'ok'; service: ServiceDescription } | { kind: 'invalid'; problems: string[] };

interface Field {
  required: boolean;
  expected: string;
  holds(value: unknown): boolean;
}

const isText = (value: unknown): value is string => typeof value === 'string';
const isListOf = (pattern: RegExp) => (value: unknown) =>
  Array.isArray(value) && value.every((one) => isText(one) && pattern.test(one));
const PROGRAM = /^dist\/[\w./-]+\.js$/;

const FIELDS: Record<keyof ServiceDescription, Field> = {
  name: { required: true, expected: 'the name of its folder', holds: isText },
  shortName: {
    required: false,
    expected: 'a word in small letters, such as search',
    holds: (value) => isText(value) && /^[a-z][a-z0-9-]*$/.test(value),
  },
  database: { required: true, expected: 'true or false', holds: (value) => typeof value === 'boolean' },
  prefixes: {
    required: true,
    expected: 'a list of paths, such as ["/api/notes/"]',
    holds: isListOf(/^\/[\w./-]*$/),
  },
  hears: { required: true, expected: 'a list of services, such as ["svc-notes"]', holds: isListOf(/^svc-/) },
  seed: {
    required: true,
    expected: 'a program, such as dist/seed.js, or null',
    holds: (value) => value === null || (isText(value) && PROGRAM.test(value)),
  },
  import: {
    required: false,
    expected: 'a program, such as dist/import.js',
    holds: (value) => isText(value) && PROGRAM.test(value),
  },
  commands: {
    required: false,
    expected: 'programs by their names, such as { "blog": "dist/blog.js" }',
    holds: (value) =>
      typeof value === 'object' &&
      value !== null &&
      Object.entries(value).every(
        ([name, program]) => /^[a-z-]+$/.test(name) && isText(program) && PROGRAM.test(program),
      ),
  },
  admin: { required: false, expected: 'true or false', holds: (value) => typeof value === 'boolean' },
  sitemaps: {
    required: false,
    expected: 'a list of names in small letters, such as ["posts"]',
    holds: isListOf(/^[a-z]+(-[a-z]+)*$/),
  },
};

/** Checks what a svc.json holds, and says in words what is wrong with it. */
export function readDescription(folder: string, content: unknown): DescriptionOutcome {
  if (isDescription(folder, content)) return { kind: 'ok', service: content };
  return { kind: 'invalid', problems: problemsOf(folder, content) };
}

// The table above has a check for every field of the type.
const isDescription = (folder: string, content: unknown): content is ServiceDescription =>
  problemsOf(folder, content).length === 0;

function problemsOf(folder: string, content: unknown): string[] {
  if (typeof content !== 'object' || content === null) return [`${folder}/svc.json must hold an object.`];
  const values = new Map<string, unknown>(Object.entries(content));
  const known = Object.keys(FIELDS);
  const unknown = [...values.keys()].filter((key) => !known.includes(key));
  return [
    ...unknown.map((key) => `${folder}/svc.json has the unknown key "${key}". There are ${known.join(', ')}.`),
    ...Object.entries(FIELDS).flatMap(([key, { required, expected, holds }]) => {
      const value = values.get(key);
      if (value === undefined) return required ? [`${folder}/svc.json lacks "${key}": ${expected}.`] : [];
      return holds(value) ? [] : [`${folder}/svc.json: "${key}" must be ${expected}.`];
    }),
    ...(isText(values.get('name')) && values.get('name') !== folder
      ? [`${folder}/svc.json: "name" must be ${folder}, the name of its folder.`]
      : []),
  ];
}

/** Variables and prefixes with these names have another meaning already. */
const TAKEN_SHORT_NAMES = ['postgres', 'shell', 'public', 'demo'];
const TAKEN_PREFIXES = ['/_mf/', '/health/'];
/** Of the shell's own pages. */
const TAKEN_SITEMAPS = ['pages'];

/** What is wrong with services that are fine one by one. */
export function clashesOf(services: readonly ServiceDescription[]): string[] {
  const names = services.map(({ name }) => name);
  return [
    ...shared(services, (service) => [shortNameOf(service)]).map(
      ([word, who]) => `${who.join(' and ')} have the same short name "${word}": set "shortName" in one svc.json.`,
    ),
    ...shared(services, ({ prefixes }) => prefixes).map(
      ([prefix, who]) => `${who.join(' and ')} both claim the prefix ${prefix}.`,
    ),
    ...shared(services, ({ commands = {} }) => Object.keys(commands)).map(
      ([name, who]) => `${who.join(' and ')} both have a command "${name}".`,
    ),
    ...shared(services, ({ sitemaps = [] }) => sitemaps).map(
      ([name, who]) => `${who.join(' and ')} both have a sitemap "${name}".`,
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

/** What more than one service has, with their names. */
function shared(
  services: readonly ServiceDescription[],
  valuesOf: (service: ServiceDescription) => readonly string[],
): [string, string[]][] {
  const owners = new Map<string, string[]>();
  for (const service of services) {
    for (const value of valuesOf(service)) owners.set(value, [...(owners.get(value) ?? []), service.name]);
  }
  return [...owners].filter(([, who]) => who.length > 1);
}

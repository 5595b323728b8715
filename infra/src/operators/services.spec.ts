import type { ServiceDescription, VariableDescription } from '@lawdex/contracts';
import { listServices } from '../services/list-services.ts';
import { databaseOf, secretOf } from '../services/names.core.ts';
import { hearersOf } from '../services/relations.core.ts';
import { upstreamsAt } from '../site/programs.ts';
import { variablesOf } from '../upgrade/facts.ts';
import { read as readFile } from '../testing/repository.ts';
import { linesToAdd, readCompose, readInfra, type ComposeFile, type Container } from './testing/operators-files.ts';

type Variables = ReadonlyMap<string, readonly VariableDescription[]>;

const SHELL = 'shell/dist/http/main.js';
const SECRETS = '/run/secrets/';
const FINISHED = { condition: 'service_completed_successfully' };
const HEALTHY = { condition: 'service_healthy' };
/** What Node.js and its allocator read. */
const OF_NODE = ['NODE_OPTIONS', 'MALLOC_ARENA_MAX'];

const file = readCompose('docker-compose.yml');
const services = listServices();
const programs = services.flatMap(({ name, database, seed }) =>
  ['dist/main.js', ...(database ? ['dist/migrate.js'] : []), ...(seed ? [seed] : [])].map((one) => `${name}/${one}`),
);
const variables = new Map([SHELL, ...programs].map((program) => [program, variablesOf(program)] as const));

/** What an operator of containers has to be given: `own` follows from svc.json, all else is as the file has it, or as .env sets it. */
function container(name: string, program: string, read: Variables, own: Record<string, string>): Container {
  const found = { ...file['x-service-environment'], ...file.services[name]?.environment };
  const keys = (read.get(program) ?? []).map((one) => (one.secret ? `${one.name}_FILE` : one.name));
  const follows: Record<string, string> = { HOST: '0.0.0.0', PORT: '3000', ...own };
  const environment = Object.fromEntries(keys.map((key) => [key, follows[key] ?? found[key] ?? `\${${key}:-}`]));
  const secrets = Object.values(environment)
    .filter((value) => value.startsWith(SECRETS))
    .map((value) => value.slice(SECRETS.length));
  return { environment, ...(secrets.length > 0 && { secrets }) };
}

function containersOf(service: ServiceDescription, all: readonly ServiceDescription[], read: Variables) {
  const { name, database, seed } = service;
  const hearers = hearersOf(all, name).map((one) => one.name);
  const own = {
    DATABASE_URL_FILE: SECRETS + secretOf(service, 'DATABASE_URL'),
    MIGRATION_DATABASE_URL_FILE: SECRETS + secretOf(service, 'MIGRATION_DATABASE_URL'),
    ADMIN_TOKEN_FILE: SECRETS + secretOf(service, 'ADMIN_TOKEN'),
    APP_ROLE: databaseOf(service),
    EVENT_CONSUMERS: hearers.map((one) => `http://${one}:3000`).join(','),
  };
  const one = (called: string, program: string, after: Container['depends_on']): [string, Container] => [
    called,
    {
      image: `\${LAWDEX_IMAGES:-lawdex}/${name}:\${LAWDEX_VERSION:-local}`,
      build: { target: 'program', args: { PROGRAM: name } },
      command: ['node', program],
      ...container(called, `${name}/${program}`, read, own),
      networks: ['inside'],
      ...(after && { depends_on: after }),
    },
  ];
  const migrated = database ? { [`${name}-migrate`]: FINISHED } : {};
  const heard = Object.fromEntries(hearers.map((hearer) => [hearer, HEALTHY]));
  return [
    ...(database ? [one(`${name}-migrate`, 'dist/migrate.js', { databases: FINISHED })] : []),
    ...(seed ? [one(`${name}-seed`, seed, migrated)] : []),
    one(name, 'dist/main.js', { ...migrated, ...heard }),
  ];
}

/** What docker-compose.yml must have for these services. */
function wanted(all: readonly ServiceDescription[], read: Variables): Pick<ComposeFile, 'services' | 'secrets'> {
  const urls = new Map(all.map(({ name }) => [name, `http://${name}:3000`]));
  const upstreams = upstreamsAt(all, { shell: '', services: urls }).map((one) => JSON.stringify(one));
  const shell = (name: string): Container => ({
    ...container(name, SHELL, read, { UPSTREAMS: `[${upstreams.join(', ')}]` }),
    depends_on: Object.fromEntries(all.map((service) => [service.name, HEALTHY])),
  });
  const ofDatabases = all
    .filter(({ database }) => database)
    .flatMap((service) => [secretOf(service, 'DATABASE_URL'), secretOf(service, 'MIGRATION_DATABASE_URL')]);
  const containers = {
    databases: { secrets: ofDatabases },
    ...Object.fromEntries(all.flatMap((service) => containersOf(service, all, read))),
    ...{ shell: shell('shell'), 'shell-standby': shell('shell-standby') },
  };
  const { internal_token: like = { file: '' } } = file.secrets;
  const names = Object.values({ ...file.services, ...containers }).flatMap(({ secrets = [] }) => secrets);
  const secrets = names.map((name) => [name, { file: like.file.replace('internal_token', name) }]);
  return { services: containers, secrets: Object.fromEntries(secrets) };
}

it('docker-compose.yml has what follows from each svc.json and from what the programs read', () => {
  expect(linesToAdd(wanted(services, variables), file)).toBe('');
});

it('it has nothing of a service or a variable that there is no more', () => {
  const needed = wanted(services, variables);
  const ours = Object.keys(file.services).filter((name) => /^(svc-|shell)/.test(name));
  expect(ours.filter((name) => !(name in needed.services))).toEqual([]);
  expect(Object.keys(file.secrets).filter((name) => !(name in needed.secrets))).toEqual([]);
  const left = ours.flatMap((name) => {
    const known = [...Object.keys(needed.services[name]?.environment ?? {}), ...OF_NODE];
    const own = Object.keys(file.services[name]?.environment ?? {});
    return own.filter((key) => !known.includes(key)).map((key) => `${name}: ${key}`);
  });
  expect(left).toEqual([]);
});

it('a service that nobody has added is told with every line that it needs', () => {
  const [like] = services;
  const greetings = { name: 'svc-greetings', database: true, prefixes: ['/api/greetings'], hears: [], seed: null };
  const read = new Map(variables);
  for (const one of ['dist/main.js', 'dist/migrate.js'])
    read.set(`svc-greetings/${one}`, variables.get(`${like?.name}/${one}`) ?? []);
  const lines = linesToAdd(wanted([...services, greetings], read), file);
  for (const line of [
    '  databases:\n    secrets:\n      - greetings_database_url\n      - greetings_migration_database_url\n',
    '  svc-greetings-migrate:\n    image: ${LAWDEX_IMAGES:-lawdex}/svc-greetings:',
    '  svc-greetings:\n',
    '      DATABASE_URL_FILE: /run/secrets/greetings_database_url\n',
    '    depends_on:\n      svc-greetings:\n        condition: service_healthy\n',
    '"prefixes":["/api/greetings"]',
    '  greetings_database_url:\n    file: ${SECRETS_DIR:?',
  ])
    expect(lines).toContain(line);
});

it.each([
  ['postgres', /(^|_)DATABASE_URL_FILE$|^DATA_SOURCE_URI$/, { secrets: ['postgres_ca'] }],
  ['meilisearch', /^MEILI_URL$/, {}],
  ['collector', /^OTEL_EXPORTER_OTLP_ENDPOINT$/, {}],
])('external-%s.yml lets out of the inner network who is told where it is, and nobody else', (name, variable, more) => {
  const readers = Object.entries(file.services).filter(([, { environment = {}, networks }]) => {
    const isInside = Array.isArray(networks) && !networks.includes('front');
    return isInside && Object.keys(environment).some((key) => variable.test(key));
  });
  const needed = readers.map(([one, { depends_on: after = {} }]) => {
    const waits = 'postgres' in after && { depends_on: { postgres: { ...HEALTHY, required: false } } };
    return [one, { networks: ['outward'], ...more, ...waits }];
  });
  const external = readCompose(`external-${name}.yml`).services;
  expect(linesToAdd(Object.fromEntries(needed), external)).toBe('');
  expect(Object.keys(external).filter((one) => external[one]?.networks)).toHaveLength(needed.length);
});

it('.env.example has every setting of docker-compose.yml, as it is when nobody sets it, with a word about each', () => {
  const fallbacks = new Map([...variables.values()].flat().map(({ name, fallback }) => [name, fallback]));
  const settings = new Map(
    [...readInfra('docker-compose.yml').matchAll(/\$\{(\w+):?([-?])([^}]*)\}/g)].map(
      ([, name = '', operator, rest = '']): [string, string] => [
        name,
        operator === '?' ? `${name}=` : `# ${name}=${rest || (fallbacks.get(name) ?? '')}`,
      ],
    ),
  );
  // make-secrets.sh writes it.
  settings.set('SECRETS_DIR', '# SECRETS_DIR=/etc/lawdex/secrets');
  const [, ...entries] = readInfra('.env.example').trim().split('\n\n');
  const lines = entries.map((entry) => /^# \S.*\n(.*)$/.exec(entry)?.[1] ?? entry);
  expect(lines.sort()).toEqual([...settings.values()].sort());
});

const document = readFile('docs/CONFIGURATION.md');

it.each([...variables])('docs/CONFIGURATION.md has what %s reads, as the program tells it', (program, list) => {
  const chapters = document.split(/^## /m).filter((text) => text.split('\n', 1)[0]?.split(', ').includes(program));
  const lines = chapters.flatMap((chapter) => chapter.match(/^- .*/gm) ?? []);
  const told = list.map(({ name, expected, required, fallback, secret, about }) => {
    const marks = [secret ? 'secret' : '', required ? 'required' : '', fallback ? `\`${fallback}\`` : ''];
    const inParentheses = marks.filter(Boolean).join(', ');
    const limits = expected === 'set' ? '' : ` Must be ${expected}.`;
    return `- \`${name}\`${inParentheses && ` (${inParentheses})`}: ${about || 'described(...) says what it is for.'}${limits}`;
  });
  expect(lines.sort()).toEqual(told.sort());
});

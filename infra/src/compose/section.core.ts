import { upstreamsText } from '@lawdex/contracts';
import type { ServiceDescription, VariableDescription } from '@lawdex/contracts';
import { SMALL_YOUNG_GENERATION } from '../processes/young-generation.core.ts';
import { databaseOf, secretOf, shortNameOf } from '../services/names.core.ts';
import { hearersOf } from '../services/relations.core.ts';

/** Variables that programs say they read: file below the repository -> its variables. */
export type ProgramVariables = ReadonlyMap<string, readonly VariableDescription[]>;

export interface ComposeInput {
  /** In the order in which they start. */
  services: readonly ServiceDescription[];
  variables: ProgramVariables;
}

/** Each container has a network address of its own, so that all may use one port. */
export const PORT = 3000;
/** The shell's port for metrics, because its own port is public. Services are inside as a whole and need no second one. */
export const METRICS_PORT = 9464;
/** The edge's, on the network `front`. */
const EDGE_ADDRESSES = '172.30.83.2,fd30:83:83::2';
/** Port of a service's pages for operators. */
export const ADMIN_PORT = 3001;
const SECRETS = '/run/secrets';
const MEILI_KEY = 'meili_key';

/** Values that no operator sets, because they follow from the rest. */
const DERIVED: Record<string, string> = {
  HOST: '0.0.0.0',
  PORT: String(PORT),
  ADMIN_PORT: String(ADMIN_PORT),
  METRICS_HOST: '0.0.0.0',
  METRICS_PORT: String(METRICS_PORT),
  RELEASES_DIR: '/data/releases',
  REGISTRY_FILE: '/data/registry.json',
  PUBLIC_ORIGIN: '${PUBLIC_ORIGIN:?Set PUBLIC_ORIGIN in infra/.env, such as https://www.example.org}',
  TRUSTED_PROXIES: `\${TRUSTED_PROXIES:-${EDGE_ADDRESSES}}`,
  DEMO_DATA: '${DEMO_DATA:-false}',
  // The shells are behind the edge, which asks them; a service is asked by the shells alone, and they come again.
  DRAIN_SECONDS: '0',
  MEILI_URL: '${MEILI_URL-http://meilisearch:7700}',
  MEILI_KEY_FILE: `${SECRETS}/${MEILI_KEY}`,
  INTERNAL_TOKEN_FILE: `${SECRETS}/internal_token`,
};

type Block = Record<string, unknown>;

/** The environment of a program: what follows, and the rest as the operator's .env sets it. An empty text counts as not set. */
function environmentOf(
  variables: readonly VariableDescription[],
  own: Record<string, string>,
): { environment: Record<string, string>; secrets: string[] } {
  const environment: Record<string, string> = {};
  for (const { name, secret } of variables) {
    const key = secret ? `${name}_FILE` : name;
    environment[key] = own[key] ?? DERIVED[key] ?? `\${${key}:-}`;
  }
  const secrets = Object.values(environment).flatMap((value) =>
    value.startsWith(`${SECRETS}/`) ? [value.slice(SECRETS.length + 1)] : [],
  );
  return { environment, secrets };
}

const image = (name: string): Block => ({
  image: `\${LAWDEX_IMAGES:-lawdex}/${name}:\${LAWDEX_VERSION:-local}`,
  build: { context: '..', dockerfile: 'infra/docker/Dockerfile', target: 'program', args: { PROGRAM: name } },
});

const finished = { condition: 'service_completed_successfully' };
const healthy = { condition: 'service_healthy' };
const memory = (program: { name: string; shortName?: string }, fallback: string): string =>
  `\${${shortNameOf(program).toUpperCase().replaceAll('-', '_')}_MEMORY:-${fallback}}`;

/** Name -> block, and the anchor that it begins with. */
export function composeBlocks({ services, variables }: ComposeInput): [string, 'program' | 'job', Block][] {
  return [
    databasesBlock(services),
    ...services.flatMap((service) => serviceBlocks(service, services, variables)),
    releasesBlock(),
    ...shellBlocks(services, variables),
  ];
}

function databasesBlock(services: readonly ServiceDescription[]): [string, 'job', Block] {
  const secrets = services
    .filter(({ database }) => database)
    .flatMap((service) => [secretOf(service, 'DATABASE_URL'), secretOf(service, 'MIGRATION_DATABASE_URL')]);
  return [
    'databases',
    'job',
    {
      image: '${LAWDEX_IMAGES:-lawdex}/tools:${LAWDEX_VERSION:-local}',
      build: { context: '..', dockerfile: 'infra/docker/Dockerfile', target: 'tools' },
      command: ['databases.mjs'],
      environment: {
        ADMIN_DATABASE_URL_FILE: `${SECRETS}/admin_database_url`,
        SECRETS_DIR: SECRETS,
        SERVICE_PROCESSES: '${SERVICE_PROCESSES:-1}',
      },
      secrets: ['admin_database_url', 'monitor_password', ...secrets],
      // The image is PostgreSQL's, which would make a volume for databases.
      tmpfs: ['/tmp:size=64m,mode=1777', '/var/lib/postgresql:size=1m'],
      networks: ['inside'],
      depends_on: { postgres: healthy },
    },
  ];
}

function serviceBlocks(
  service: ServiceDescription,
  services: readonly ServiceDescription[],
  variables: ProgramVariables,
): [string, 'program' | 'job', Block][] {
  const { name } = service;
  const of = (program: string) => variables.get(`${name}/${program}`) ?? [];
  const hearers = hearersOf(services, name);
  const own = {
    DATABASE_URL_FILE: `${SECRETS}/${secretOf(service, 'DATABASE_URL')}`,
    MIGRATION_DATABASE_URL_FILE: `${SECRETS}/${secretOf(service, 'MIGRATION_DATABASE_URL')}`,
    ADMIN_TOKEN_FILE: `${SECRETS}/${secretOf(service, 'ADMIN_TOKEN')}`,
    APP_ROLE: databaseOf(service),
    EVENT_CONSUMERS: hearers.map((one) => `http://${one.name}:${PORT}`).join(','),
  };
  const job = (program: string, after: Block, more: Block = {}): Block => ({
    ...image(name),
    ...more,
    command: ['node', program],
    ...environmentOf(of(program), own),
    networks: ['inside'],
    depends_on: after,
  });
  const main = environmentOf(of('dist/main.js'), own);
  const migrated = service.database ? { [`${name}-migrate`]: finished } : {};
  const heard = Object.fromEntries(hearers.map((one) => [one.name, healthy]));
  return [
    ...(service.database
      ? [[`${name}-migrate`, 'job', job('dist/migrate.js', { databases: finished })] as [string, 'job', Block]]
      : []),
    ...(service.seed
      ? [[`${name}-seed`, 'job', job(service.seed, migrated, { profiles: ['demo'] })] as [string, 'job', Block]]
      : []),
    [
      name,
      'program',
      {
        ...image(name),
        command: ['node', 'dist/main.js'],
        environment: { ...main.environment, NODE_OPTIONS: SMALL_YOUNG_GENERATION },
        secrets: main.secrets,
        networks: ['inside'],
        depends_on: { ...migrated, ...heard },
        mem_limit: memory(service, '512m'),
      },
    ],
  ];
}

/** Those of an image become the live ones; older ones stay for tabs that are open. */
function releasesBlock(): [string, 'job', Block] {
  return [
    'releases',
    'job',
    {
      ...image('shell'),
      command: ['node', '../publish-releases.mjs', '/app', '/data'],
      volumes: ['releases:/data'],
      network_mode: 'none',
    },
  ];
}

/** Two, of which the edge asks the first as long as it is ready. The second waits for the first, so that one of them always answers. */
function shellBlocks(
  services: readonly ServiceDescription[],
  variables: ProgramVariables,
): [string, 'program', Block][] {
  const upstreams = services
    .filter(({ prefixes, sitemaps = [] }) => prefixes.length > 0 || sitemaps.length > 0)
    .map(({ name, prefixes, sitemaps }) => ({
      ...{ name, url: `http://${name}:${PORT}`, prefixes },
      ...(sitemaps && { sitemaps }),
    }));
  const program = 'dist/http/main.js';
  const { environment } = environmentOf(variables.get(`shell/${program}`) ?? [], {
    UPSTREAMS: upstreamsText(upstreams),
    DRAIN_SECONDS: '3',
  });
  const shell = (name: string, after: Block): [string, 'program', Block] => [
    name,
    'program',
    {
      ...image('shell'),
      command: ['node', program],
      environment: {
        ...environment,
        // Both have the volume.
        VISITORS_FILE: `/data/${name}-visitors.json`,
        // docs/RELIABILITY.md: otherwise it keeps 700 MB after some thousand pages.
        NODE_OPTIONS: `${SMALL_YOUNG_GENERATION} --max-old-space-size=256`,
        MALLOC_ARENA_MAX: '2',
      },
      networks: ['front', 'inside'],
      volumes: ['releases:/data'],
      depends_on: {
        releases: finished,
        ...Object.fromEntries(services.map((service) => [service.name, healthy])),
        ...after,
      },
      mem_limit: memory({ name: 'shell' }, '1g'),
      // Where all want the same core, the shell refuses what is too much before others work on what was let in.
      cpu_shares: 2048,
    },
  ];
  return [shell('shell', {}), shell('shell-standby', { shell: healthy })];
}

/** The secrets of all blocks and of what stands outside of them, each a file of SECRETS_DIR. */
export function composeSecrets(names: readonly string[]): Record<string, { file: string }> {
  const advice = 'Run infra/docker/make-secrets.sh, which sets SECRETS_DIR in infra/.env';
  const all = [
    ...new Set(['postgres_password', 'backup_key', 'grafana_password', 'monitor_password', ...names, MEILI_KEY]),
  ].sort();
  return Object.fromEntries(all.map((name) => [name, { file: `\${SECRETS_DIR:?${advice}}/${name}` }]));
}

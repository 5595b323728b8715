import { referencesIn } from './interpolate.core.ts';
import type { ComposeFile, ComposeService } from './model.core.ts';
import { isJob } from './model.core.ts';
import type { ProgramVariables } from './section.core.ts';

export interface ComposeFacts {
  file: ComposeFile;
  variables: ProgramVariables;
  /** Names in .env.example. */
  exampleNames: readonly string[];
  /** Target of the Dockerfile -> whom it runs as; null when nobody is named. */
  users: Readonly<Record<string, string | null>>;
  /** Paths beside the compose file that there are. */
  exists(path: string): boolean;
  /** What PostgreSQL has to admit for all services. */
  connections: number;
}

type Rule = (name: string, service: ComposeService, facts: ComposeFacts) => string[];

const holds = (isSo: boolean, problem: string): string[] => (isSo ? [] : [problem]);
const SECRETS = '/run/secrets/';
const SECRET_NAME = /(PASSWORD|TOKEN|SECRET|KEY|DATABASE_URL)$/;
/** Of Node.js and the C library, not of our programs. */
const OF_THE_PLATFORM = ['NODE_OPTIONS', 'MALLOC_ARENA_MAX'];
/** Where programs that are not ours listen. */
export const FOREIGN_PORTS: Record<string, number> = {
  ...{ postgres: 5432, meilisearch: 7700, prometheus: 9090, alertmanager: 9093, grafana: 3000 },
  ...{ 'blackbox-exporter': 9115, 'node-exporter': 9100, 'postgres-exporter': 9187 },
};
/** Who reaches others: visitors come to the edge, and alerts leave by the other. */
const OUTWARD = ['edge', 'alertmanager'];

/** No container may do more than its work needs. */
const isHardened: Rule = (_name, service, { users }) => {
  const target = service.build?.target ?? '';
  const user = service.user ?? users[target] ?? null;
  return [
    ...holds(service.read_only === true, 'needs read_only: true'),
    ...holds(service.cap_drop?.includes('ALL') === true, 'needs cap_drop: [ALL]'),
    ...holds((service.cap_add ?? []).length === 0, 'must add no capability'),
    ...holds(service.privileged !== true, 'must not be privileged'),
    ...holds(
      service.security_opt?.includes('no-new-privileges:true') === true,
      "needs security_opt: ['no-new-privileges:true']",
    ),
    ...holds(user !== null && !/^(root|0)(:|$)/.test(user), 'runs as root: set user, or USER in its stage'),
    ...holds(service.init === true, 'needs init: true, so that what its processes leave behind is buried'),
  ];
};

/** None may take the machine's memory, processes or disk from the others. */
const isLimited: Rule = (_name, service) => [
  ...holds(service.mem_limit !== undefined, 'needs mem_limit'),
  ...holds(service.pids_limit !== undefined, 'needs pids_limit'),
  ...holds(service.logging?.options?.['max-size'] !== undefined, 'needs logging.options.max-size'),
];

const isWatched: Rule = (_name, service) =>
  isJob(service)
    ? []
    : [
        ...holds((service.healthcheck?.test ?? []).length > 1, 'needs a healthcheck'),
        ...holds(service.restart === 'unless-stopped', 'needs restart: unless-stopped'),
      ];

const isPrivate: Rule = (name, service, { file }) => {
  const isShell = service.build?.args?.['PROGRAM'] === 'shell';
  const networks = Array.isArray(service.networks) ? service.networks : Object.keys(service.networks ?? {});
  const outside = networks.filter((network) => file.networks?.[network]?.internal !== true);
  return [
    ...holds(name === 'edge' || (service.ports ?? []).length === 0, 'publishes a port: only edge may'),
    ...holds(service.network_mode === undefined || service.network_mode === 'none', 'must not use network_mode'),
    ...holds(OUTWARD.includes(name) || isShell || outside.length === 0, `reaches the outside by ${outside.join(', ')}`),
    ...holds(!OUTWARD.includes(name) || !networks.includes('inside'), 'must not reach the network inside'),
  ];
};

const keepsSecrets: Rule = (_name, service, { file }) => {
  const environment = Object.entries(service.environment ?? {});
  const own = service.secrets ?? [];
  const used = texts(service).flatMap((text) =>
    [...text.matchAll(/\/run\/secrets\/(\w+)/g)].map(([, one = '']) => one),
  );
  return [
    ...environment
      .filter(([key, value]) => SECRET_NAME.test(key) && value !== '' && value !== null)
      .map(([key]) => `${key} holds a secret: use ${key}_FILE and a secret`),
    ...texts(service)
      .filter((text) => /:\/\/[^/\s:@]+:[^/\s@]+@/.test(text))
      .map(() => 'holds a URL with a password'),
    ...used.filter((one) => !own.includes(one)).map((one) => `reads ${SECRETS}${one}, but is not given that secret`),
    ...own
      .filter((one) => file.secrets?.[one] === undefined)
      .map((one) => `has the secret ${one}, which is not declared`),
  ];
};

const waitsForWhatIsThere: Rule = (_name, service, { file }) =>
  Object.entries(service.depends_on ?? {}).flatMap(([other, { condition }]) => {
    const target = file.services[other];
    if (!target) return [`depends on ${other}, which is not there`];
    if (condition === 'service_healthy')
      return holds(target.healthcheck !== undefined, `waits for the health of ${other}, which has no healthcheck`);
    if (condition === 'service_completed_successfully')
      return holds(isJob(target), `waits for the end of ${other}, which does not end`);
    return [`waits for ${other} by ${condition}: use service_healthy or service_completed_successfully`];
  });

const isPinned: Rule = (_name, { image = '', build }) => {
  if (build) return [];
  const [, tag = ''] = /^[\w./-]+:([\w.-]+)/.exec(image) ?? [];
  return [
    ...holds(/\d+\.\d+/.test(tag), `its image ${image} names no version`),
    ...holds(/@sha256:[0-9a-f]{64}$/.test(image), `its image ${image} has no digest`),
  ];
};

/** Every variable is one that the program reads, every one that it needs is there, and passwords come as files. */
const agreesWithProgram: Rule = (_name, service, { variables }) => {
  const program = service.build?.args?.['PROGRAM'];
  const command = Array.isArray(service.command) ? service.command : [];
  const read = variables.get(`${program}/${command[1]}`);
  if (!program || !read) return [];
  const set = Object.keys(service.environment ?? {}).filter((key) => !OF_THE_PLATFORM.includes(key));
  const known = read.flatMap(({ name, secret }) => (secret ? [`${name}_FILE`] : [name]));
  return [
    ...set.filter((key) => !known.includes(key)).map((key) => `sets ${key}, which its program does not read`),
    ...read
      .filter(({ name, required }) => required && !set.includes(name) && !set.includes(`${name}_FILE`))
      .map(({ name }) => `does not set ${name}, which its program requires`),
  ];
};

const callsWhoIsThere: Rule = (_name, service, { file }) =>
  texts(service.environment).flatMap((text) =>
    [...text.matchAll(/(?:https?:\/\/|^|\s)([a-z][\w-]*):(\d+)/g)].flatMap(([, host = '', port = '']) => {
      const target = file.services[host];
      if (!target) return [`calls ${host}, which is not there`];
      const listens = target.environment?.['PORT'] ?? FOREIGN_PORTS[host];
      return holds(String(listens) === port, `calls ${host} on port ${port}, but it listens on ${listens}`);
    }),
  );

const mountsWhatIsThere: Rule = (_name, { volumes = [] }, { file, exists }) =>
  volumes.flatMap((text) => {
    const [source = '', , mode] = text.replace(/\$\{\w+:-([^}]*)\}/, '$1').split(':');
    if (!source.startsWith('.'))
      return holds(
        file.volumes !== undefined && Object.hasOwn(file.volumes, source),
        `mounts ${source}, which is not declared`,
      );
    return [
      ...holds(exists(source), `mounts ${source}, which does not exist`),
      ...holds(mode === 'ro', `mounts ${source}, a file of this checkout, so that it can be written`),
    ];
  });

const RULES: readonly Rule[] = [
  isHardened,
  isLimited,
  isWatched,
  isPrivate,
  keepsSecrets,
  waitsForWhatIsThere,
  isPinned,
  agreesWithProgram,
  callsWhoIsThere,
  mountsWhatIsThere,
];

/** What is wrong with a compose file, a sentence each. */
export function composeProblems(facts: ComposeFacts): string[] {
  const { file } = facts;
  const perService = Object.entries(file.services).flatMap(([name, service]) =>
    RULES.flatMap((rule) => rule(name, service, facts)).map((problem) => `${name} ${problem}.`),
  );
  return [...perService, ...fileProblems(facts)];
}

function fileProblems({ file, exampleNames, connections }: ComposeFacts): string[] {
  const names = new Set(referencesIn(file).map(({ name }) => name));
  const used = Object.values(file.services).flatMap(({ secrets = [] }) => secrets);
  const admits = texts(file.services['postgres']?.command)
    .flatMap((text) => /^--max_connections=\D*(\d+)/.exec(text)?.[1] ?? [])
    .map(Number)[0];
  return [
    ...[...names].filter((name) => !exampleNames.includes(name)).map((name) => `${name} is not in .env.example.`),
    ...exampleNames.filter((name) => !names.has(name)).map((name) => `.env.example has ${name}, which nothing reads.`),
    ...Object.keys(file.secrets ?? {})
      .filter((name) => !used.includes(name))
      .map((name) => `The secret ${name} is declared, but nobody is given it.`),
    ...Object.entries(file.secrets ?? {})
      .filter(([, { file: from = '' }]) => !/^\$\{SECRETS_DIR:\?[^}]+\}\/\w+$/.test(from))
      .map(([name]) => `The secret ${name} must be a file of SECRETS_DIR, required with a message.`),
    ...holds(
      admits !== undefined && admits >= connections,
      `postgres admits ${admits ?? 'too few'} connections, but the services need ${connections}.`,
    ),
  ];
}

function texts(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(texts);
}

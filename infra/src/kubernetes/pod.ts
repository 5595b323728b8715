import type { IContainer, IPodSpec, IProbe, IVolume } from 'kubernetes-models/v1';
import type { ComposeService } from '../compose/compose-file.ts';
import { withFallbacks } from '../compose/references.core.ts';
import { PORT } from '../compose/section.core.ts';

/** The operator's: a ConfigMap, and a Secret whose keys are the files that make-secrets.sh makes. */
export const SETTINGS = 'settings';
export const SECRETS = 'lawdex';
const SECRETS_DIR = '/run/secrets';

/** The users that the images name, as numbers, because Kubernetes refuses a name where root is refused. */
const USERS: Record<string, number> = { program: 1000, tools: 999 };

/** Docker's `512m` is Mi here. */
const memoryOf = ({ mem_limit = '512m' }: ComposeService): string =>
  withFallbacks(mem_limit).replace(/[mg]$/, (unit) => `${unit.toUpperCase()}i`);

export interface Part {
  container: IContainer;
  volumes: IVolume[];
}

/** A container as docker-compose.yml describes it. What an operator sets there in .env comes from the settings here. */
export function partOf(name: string, service: ComposeService, own: Record<string, string> = {}): Part {
  const environment = Object.entries({ ...service.environment, ...own }).map(([key, value]): [string, string] => [
    key,
    String(value),
  ]);
  const isSetByOperator = ([, value]: [string, string]) => value.includes('${');
  const env = environment.filter((one) => !isSetByOperator(one)).map(([key, value]) => ({ name: key, value }));
  const memory = memoryOf(service);
  const user = USERS[service.build?.target ?? ''] ?? 1000;
  const kept = (service.volumes ?? []).map((volume) => volume.split(':'));
  const secrets = secretsOf(
    service.secrets ?? [],
    environment.filter(isSetByOperator).map(([key]) => key),
  );
  const tmp: IVolume = { name: 'tmp', emptyDir: { medium: 'Memory', sizeLimit: '64Mi' } };
  return {
    container: {
      name,
      image: withFallbacks(service.image ?? ''),
      args: [service.command ?? []].flat(),
      ...(env.length > 0 && { env }),
      envFrom: [{ configMapRef: { name: SETTINGS } }],
      resources: { requests: { cpu: '250m', memory }, limits: { memory } },
      securityContext: {
        runAsUser: user,
        allowPrivilegeEscalation: false,
        readOnlyRootFilesystem: true,
        capabilities: { drop: ['ALL'] },
      },
      volumeMounts: [
        { name: 'tmp', mountPath: '/tmp' },
        ...(secrets ? [{ name: `${name}-secrets`, mountPath: SECRETS_DIR, readOnly: true }] : []),
        ...kept.map(([source = '', mountPath = '']) => ({ name: source, mountPath })),
      ],
    },
    volumes: [
      tmp,
      ...(secrets ? [{ name: `${name}-secrets`, projected: secrets }] : []),
      ...kept.map(([source = '']) => ({ name: source, emptyDir: {} })),
    ],
  };
}

/**
 * The keys of the Secret that a container is given: those that it cannot do without, and those that are there when the operator says so, such as
 * whom it trusts about PostgreSQL elsewhere, or `redis_url` for REDIS_URL_FILE.
 */
function secretsOf(required: readonly string[], settings: readonly string[]): IVolume['projected'] {
  const trust = required.some((key) => key.endsWith('database_url')) ? ['postgres_ca'] : [];
  const files = settings
    .filter((key) => key.endsWith('_FILE'))
    .map((key) => key.slice(0, -'_FILE'.length).toLowerCase());
  const optional = [...trust, ...files];
  const items = (keys: readonly string[]) => keys.map((key) => ({ key, path: key }));
  const sources = [
    ...(required.length > 0 ? [{ secret: { name: SECRETS, items: items(required) } }] : []),
    ...(optional.length > 0 ? [{ secret: { name: SECRETS, optional: true, items: items(optional) } }] : []),
  ];
  return sources.length > 0 ? { defaultMode: 0o444, sources } : undefined;
}

/** The settings that all pods share: nobody is root, nothing asks the cluster, and files are gone with the pod. */
export function podOf(main: Part, before: readonly Part[]): IPodSpec {
  const volumes = new Map([main, ...before].flatMap((part) => part.volumes).map((volume) => [volume.name, volume]));
  return {
    serviceAccountName: SECRETS,
    automountServiceAccountToken: false,
    // Otherwise every service of the namespace comes as variables, such as SVC_BLOG_PORT.
    enableServiceLinks: false,
    securityContext: { runAsNonRoot: true, seccompProfile: { type: 'RuntimeDefault' } },
    ...(before.length > 0 && { initContainers: before.map(({ container }) => container) }),
    containers: [main.container],
    volumes: [...volumes.values()],
  };
}

const asks = (path: string): IProbe['httpGet'] => ({ path, port: PORT });

/** Live decides about a restart and depends on nobody else; ready decides about visitors. */
export const probes = (): Pick<IContainer, 'startupProbe' | 'livenessProbe' | 'readinessProbe'> => ({
  startupProbe: { httpGet: asks('/health/live'), periodSeconds: 1, timeoutSeconds: 5, failureThreshold: 180 },
  // A machine that is busy is no reason for a restart: it takes a minute of silence.
  livenessProbe: { httpGet: asks('/health/live'), periodSeconds: 10, timeoutSeconds: 10, failureThreshold: 6 },
  readinessProbe: { httpGet: asks('/health/ready'), periodSeconds: 5, timeoutSeconds: 5, failureThreshold: 2 },
});

import type { IDeployment } from 'kubernetes-models/apps/v1';
import type { IJob } from 'kubernetes-models/batch/v1';
import type { INetworkPolicy } from 'kubernetes-models/networking.k8s.io/v1';
import type { IPodDisruptionBudget } from 'kubernetes-models/policy/v1';
import type { IService, IServiceAccount } from 'kubernetes-models/v1';
import type { ComposeService } from '../compose/compose-file.ts';
import { METRICS_PORT, PORT } from '../compose/section.core.ts';
import { SECRETS, partOf, podOf, probes } from './pod.ts';

export type Resource = IDeployment | IJob | INetworkPolicy | IPodDisruptionBudget | IService | IServiceAccount;

interface Program {
  name: string;
  /** Programs that upgrade.sh applies together. */
  component: 'service' | 'shell';
  metricsPort: number;
  /** For so long it goes on answering when it is told to stop, because who asks it hears of that a little later. */
  drainSeconds: number;
}

/** A program takes so long after that: 10 s at most for its last requests, and some to end. */
const LAST_REQUESTS_SECONDS = 15;

const PART_OF = { 'app.kubernetes.io/part-of': 'lawdex' };
const selectorOf = (name: string) => ({ 'app.kubernetes.io/name': name });
const labelsOf = (name: string, component: string) => ({
  ...selectorOf(name),
  'app.kubernetes.io/component': component,
  ...PART_OF,
});

/** The resources of a cluster, from the blocks of docker-compose.yml: their programs, and the jobs that come before them. */
export function resourcesOf(blocks: ReadonlyMap<string, ComposeService>): Resource[] {
  const names = [...blocks.keys()];
  const services = names.filter((name) => name.startsWith('svc-') && !/-(migrate|seed)$/.test(name));
  const jobs = names.filter((name) => name === 'databases' || name.endsWith('-migrate'));
  const block = (name: string): ComposeService => blocks.get(name) ?? {};
  const shell: Program = { name: 'shell', component: 'shell', metricsPort: METRICS_PORT, drainSeconds: 10 };
  return [
    {
      ...{ apiVersion: 'v1', kind: 'ServiceAccount', metadata: { name: SECRETS, labels: PART_OF } },
      automountServiceAccountToken: false,
    },
    migrations(jobs.map((name) => [name, block(name)])),
    ...services.flatMap((name) =>
      resourcesOfProgram({ name, component: 'service', metricsPort: PORT, drainSeconds: 5 }, block(name)),
    ),
    ...resourcesOfProgram(shell, block('shell'), block('releases')),
  ];
}

/** One pod that takes one step after the other, because databases come before their migrations. A step that fails ends it, and is told by name. */
function migrations(jobs: readonly [string, ComposeService][]): IJob {
  const steps = jobs.map(([name, service]) => partOf(name, service));
  const last = steps.pop();
  if (!last) throw new Error('There is no service with a database, so that nothing could be migrated.');
  const labels = labelsOf('migrate', 'migration');
  return {
    apiVersion: 'batch/v1',
    kind: 'Job',
    metadata: { name: 'migrate', labels },
    spec: {
      backoffLimit: 2,
      template: { metadata: { labels }, spec: { restartPolicy: 'Never', ...podOf(last, steps) } },
    },
  };
}

function resourcesOfProgram(program: Program, service: ComposeService, before?: ComposeService): Resource[] {
  const { name, component } = program;
  const metadata = { name, labels: labelsOf(name, component) };
  const selector = { matchLabels: selectorOf(name) };
  return [
    deployment(program, service, before),
    {
      apiVersion: 'policy/v1',
      kind: 'PodDisruptionBudget',
      metadata,
      // One that is not ready keeps no machine from being emptied.
      spec: { maxUnavailable: 1, unhealthyPodEvictionPolicy: 'AlwaysAllow', selector },
    },
    {
      apiVersion: 'v1',
      kind: 'Service',
      metadata,
      spec: { selector: selectorOf(name), ports: [{ name: 'http', port: PORT, targetPort: 'http' }] },
    },
    {
      apiVersion: 'networking.k8s.io/v1',
      kind: 'NetworkPolicy',
      metadata,
      spec: { podSelector: selector, policyTypes: ['Ingress'], ingress: askedBy(program) },
    },
  ];
}

function deployment(program: Program, service: ComposeService, before?: ComposeService): IDeployment {
  const { name, component, metricsPort, drainSeconds } = program;
  const labels = labelsOf(name, component);
  const selector = { matchLabels: selectorOf(name) };
  const { container, volumes } = partOf(name, service, { DRAIN_SECONDS: String(drainSeconds) });
  const ports = [
    { name: 'http', containerPort: PORT },
    ...(metricsPort === PORT ? [] : [{ name: 'metrics', containerPort: metricsPort }]),
  ];
  const annotations = {
    'prometheus.io/scrape': 'true',
    'prometheus.io/path': '/metrics',
    'prometheus.io/port': String(metricsPort),
  };
  return {
    apiVersion: 'apps/v1',
    kind: 'Deployment',
    metadata: { name, labels },
    spec: {
      replicas: 2,
      selector,
      // The next one first, and only then one less of those that answer.
      strategy: { type: 'RollingUpdate', rollingUpdate: { maxSurge: 1, maxUnavailable: 0 } },
      template: {
        metadata: { labels, annotations },
        spec: {
          terminationGracePeriodSeconds: drainSeconds + LAST_REQUESTS_SECONDS,
          topologySpreadConstraints: ['kubernetes.io/hostname', 'topology.kubernetes.io/zone'].map((topologyKey) => ({
            ...{ maxSkew: 1, topologyKey, whenUnsatisfiable: 'ScheduleAnyway', labelSelector: selector },
          })),
          ...podOf(
            { container: { ...container, ports, ...probes() }, volumes },
            before ? [partOf('releases', before)] : [],
          ),
        },
      },
    },
  };
}

/** A service is asked by our own programs alone, and for its numbers by the namespace `monitoring`; the shell by everybody. */
function askedBy({ component, metricsPort }: Program): NonNullable<INetworkPolicy['spec']>['ingress'] {
  const monitoring = { namespaceSelector: { matchLabels: { 'kubernetes.io/metadata.name': 'monitoring' } } };
  const ours = { podSelector: { matchLabels: PART_OF } };
  return component === 'shell'
    ? [{ ports: [{ port: PORT }] }, { from: [monitoring], ports: [{ port: metricsPort }] }]
    : [{ from: [ours, monitoring], ports: [{ port: PORT }] }];
}

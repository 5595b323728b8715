import { describe, expect, it } from '@jest/globals';
import type { ServiceDescription } from '@lawdex/contracts';
import type { IDeployment } from 'kubernetes-models/apps/v1';
import type { IJob } from 'kubernetes-models/batch/v1';
import type { INetworkPolicy } from 'kubernetes-models/networking.k8s.io/v1';
import type { IPodSpec } from 'kubernetes-models/v1';
import type { ComposeService } from '../compose/compose-file.ts';
import { composeBlocks } from '../compose/section.core.ts';
import { resourcesOf } from './resources.ts';

const service = (name: string, more: Partial<ServiceDescription> = {}): ServiceDescription => ({
  ...{ name, database: true, prefixes: [`/api/${name}/`], hears: [], seed: null },
  ...more,
});
const variable = (name: string, secret = false) => ({
  ...{ name, secret, expected: 'set', required: true, fallback: '', about: `About ${name}.` },
});

const services = [service('svc-ears', { hears: ['svc-mouth'] }), service('svc-mouth', { seed: 'dist/seed.js' })];
const variables = new Map([
  ['svc-ears/dist/migrate.js', [variable('MIGRATION_DATABASE_URL', true)]],
  [
    'svc-mouth/dist/main.js',
    [variable('PORT'), variable('DATABASE_URL', true), variable('DRAIN_SECONDS'), variable('DAYS')],
  ],
  [
    'shell/dist/http/main.js',
    [variable('UPSTREAMS'), variable('DRAIN_SECONDS'), variable('TRUSTED_PROXIES'), variable('STORE_KEY', true)],
  ],
]);
const blocks = composeBlocks({ services, variables });
const resources = resourcesOf(new Map(blocks.map(([name, , block]) => [name, block as ComposeService])));

const named = (kind: string) => resources.filter((one) => one.kind === kind).map(({ metadata }) => metadata?.name);
const one = <R>(kind: string, name: string): R =>
  resources.find((resource) => resource.kind === kind && resource.metadata?.name === name) as R;
const podOf = (name: string) => one<IDeployment>('Deployment', name).spec?.template.spec;
const pods = resources.flatMap((resource) =>
  resource.kind === 'Deployment' || resource.kind === 'Job' ? (resource.spec?.template.spec ?? []) : [],
);
const containers = pods.flatMap((pod) => [...(pod.initContainers ?? []), ...pod.containers]);
const keysOf = (pod: IPodSpec | undefined, container: string) =>
  pod?.volumes
    ?.find(({ name }) => name === `${container}-secrets`)
    ?.projected?.sources?.map(({ secret }) => ({
      optional: secret?.optional,
      keys: secret?.items?.map(({ key }) => key),
    }));
const variablesOf = (name: string) =>
  Object.fromEntries((podOf(name)?.containers[0]?.env ?? []).map(({ name: key, value }) => [key, value]));

it.each(['Deployment', 'Service', 'PodDisruptionBudget', 'NetworkPolicy'])(
  'a folder with a svc.json is all that a service needs to have its %s',
  (kind) => {
    expect(named(kind)).toEqual(['svc-ears', 'svc-mouth', 'shell']);
  },
);

it('databases are made before they are migrated, one step after the other, each with its own secrets', () => {
  const pod = one<IJob>('Job', 'migrate').spec?.template.spec;
  const steps = [...(pod?.initContainers ?? []), ...(pod?.containers ?? [])];
  expect(steps.map(({ name }) => name)).toEqual(['databases', 'svc-ears-migrate', 'svc-mouth-migrate']);
  expect(steps[1]?.volumeMounts).toContainEqual(expect.objectContaining({ name: 'svc-ears-migrate-secrets' }));
  expect(keysOf(pod, 'svc-ears-migrate')).toEqual([
    { optional: undefined, keys: ['ears_migration_database_url'] },
    { optional: true, keys: ['postgres_ca'] },
  ]);
});

it('what follows from the rest is set, and what an operator of containers sets in .env comes from the settings', () => {
  expect(variablesOf('svc-mouth')).toEqual({
    PORT: '3000',
    DATABASE_URL_FILE: '/run/secrets/mouth_database_url',
    NODE_OPTIONS: '--max-semi-space-size=8',
    DRAIN_SECONDS: '5',
  });
  expect(Object.keys(variablesOf('shell'))).not.toContain('TRUSTED_PROXIES');
  expect(containers.every(({ envFrom = [] }) => envFrom[0]?.configMapRef?.name === 'settings')).toBe(true);
});

it('a secret that an operator may leave out is a file when it is there', () => {
  expect(keysOf(podOf('shell'), 'shell')).toEqual([{ optional: true, keys: ['store_key'] }]);
});

describe('nobody is lost', () => {
  it.each(['svc-mouth', 'shell'])(
    '%s: the next one answers before one less does, and one that ends has the time that it needs',
    (name) => {
      const { spec } = one<IDeployment>('Deployment', name);
      expect(spec?.replicas).toBeGreaterThan(1);
      expect(spec?.strategy?.rollingUpdate?.maxUnavailable).toBe(0);
      // The 10 seconds of the program's last requests, and some to end.
      const drain = Number(variablesOf(name)['DRAIN_SECONDS']);
      expect(drain).toBeGreaterThan(0);
      expect(spec?.template.spec?.terminationGracePeriodSeconds).toBeGreaterThan(drain + 10);
    },
  );

  it('what a program depends on never has it restarted', () => {
    const container = podOf('shell')?.containers[0];
    expect(container?.livenessProbe?.httpGet?.path).toBe('/health/live');
    expect(container?.startupProbe?.httpGet?.path).toBe('/health/live');
    expect(container?.readinessProbe?.httpGet?.path).toBe('/health/ready');
  });
});

describe('no container may do more than its work needs', () => {
  it.each(containers.map((container) => [container.name, container] as const))(
    '%s',
    (_name, { securityContext, resources: limits }) => {
      expect(securityContext).toMatchObject({
        ...{ allowPrivilegeEscalation: false, readOnlyRootFilesystem: true, capabilities: { drop: ['ALL'] } },
        // A number, because Kubernetes refuses the name of a user where root is refused.
        runAsUser: expect.any(Number),
      });
      expect(limits?.limits?.['memory']).toMatch(/^\d+[MG]i$/);
    },
  );

  it.each(pods.map((pod) => [pod.containers[0]?.name, pod] as const))('the pod of %s', (_name, pod) => {
    expect(pod).toMatchObject({
      ...{ automountServiceAccountToken: false, enableServiceLinks: false },
      securityContext: { runAsNonRoot: true, seccompProfile: { type: 'RuntimeDefault' } },
    });
  });

  it('services are asked by our own programs and for their numbers, and by nobody else', () => {
    const from = one<INetworkPolicy>('NetworkPolicy', 'svc-mouth').spec?.ingress?.flatMap((rule) => rule.from ?? []);
    expect(from).toEqual([
      { podSelector: { matchLabels: { 'app.kubernetes.io/part-of': 'lawdex' } } },
      { namespaceSelector: { matchLabels: { 'kubernetes.io/metadata.name': 'monitoring' } } },
    ]);
  });
});

import * as apps from 'kubernetes-models/apps/v1';
import * as batch from 'kubernetes-models/batch/v1';
import * as networking from 'kubernetes-models/networking.k8s.io/v1';
import * as policy from 'kubernetes-models/policy/v1';
import * as core from 'kubernetes-models/v1';
import type { IContainer, IPodSpec } from 'kubernetes-models/v1';
import { parse, parseAllDocuments } from 'yaml';
import { listServices } from '../services/list-services.ts';
import { linesToAdd, readCompose, readInfra, unset } from './testing/operators-files.ts';

interface Resource {
  apiVersion: string;
  kind: string;
  metadata: { name: string };
  spec?: { replicas?: number; strategy?: object; ingress?: object[]; template?: { spec: IPodSpec } };
}

/** Kubernetes' schemas, by apiVersion and kind. */
const MODELS: Record<string, new (data: never) => { validate(): void }> = {
  'v1 Namespace': core.Namespace,
  'v1 Service': core.Service,
  'v1 ServiceAccount': core.ServiceAccount,
  'apps/v1 Deployment': apps.Deployment,
  'batch/v1 Job': batch.Job,
  'networking.k8s.io/v1 Ingress': networking.Ingress,
  'networking.k8s.io/v1 NetworkPolicy': networking.NetworkPolicy,
  'policy/v1 PodDisruptionBudget': policy.PodDisruptionBudget,
};

function check({ apiVersion, kind, ...rest }: Resource): void {
  const Model = MODELS[`${apiVersion} ${kind}`];
  if (!Model) throw new Error(`${kind} of ${apiVersion} is not known here.`);
  new Model({ apiVersion, kind, ...rest } as never).validate();
}

const resources = ['base', 'example'].flatMap((folder) => {
  const read = (file: string) => readInfra(`kubernetes/${folder}/${file}`);
  const { resources: files } = parse(read('kustomization.yaml')) as { resources: string[] };
  const texts = files.filter((file) => file.endsWith('.yaml')).map(read);
  return texts.flatMap((text) => parseAllDocuments(text).map((one) => one.toJS() as Resource));
});
const byName = new Map(resources.map((one) => [`${one.kind}/${one.metadata.name}`, one]));
const podOf = (name: string): IPodSpec => byName.get(name)?.spec?.template?.spec ?? { containers: [] };
const containersOf = (pod: IPodSpec): IContainer[] => [...(pod.initContainers ?? []), ...pod.containers];
const named = <One extends { name: string }>(list: readonly One[] = []) =>
  Object.fromEntries(list.map((one) => [one.name, one]));

const compose = readCompose('docker-compose.yml').services;
const services = listServices();
const deployed = [...services.map(({ name }) => name), 'shell'];
const steps = ['databases', ...services.filter(({ database }) => database).map(({ name }) => `${name}-migrate`)];

/** A container and its secrets as docker-compose.yml has them; what an operator sets there in .env comes from the settings here. */
function partOf(name: string): { container: object; volumes: object[] } {
  const { image = '', command = [], environment = {}, secrets = [], mem_limit: memory = '' } = compose[name] ?? {};
  const isSet = (key: string) => environment[key]?.includes('${') === true;
  const fixed = Object.entries(environment).filter(([key]) => !isSet(key) && key !== 'DRAIN_SECONDS');
  const trust = secrets.some((key) => key.endsWith('database_url')) ? ['postgres_ca'] : [];
  const files = Object.keys(environment).filter((key) => isSet(key) && key.endsWith('_FILE'));
  const optional = [...trust, ...files.map((key) => key.slice(0, -'_FILE'.length).toLowerCase())];
  const items = (keys: readonly string[]) => keys.map((key) => ({ key, path: key }));
  const sources = [
    ...(secrets.length > 0 ? [{ secret: { name: 'lawdex', items: items(secrets) } }] : []),
    ...(optional.length > 0 ? [{ secret: { name: 'lawdex', optional: true, items: items(optional) } }] : []),
  ];
  return {
    container: {
      ...{ name, image: unset(image), args: command },
      env: fixed.map(([key, value]) => ({ name: key, value })),
      envFrom: [{ configMapRef: { name: 'settings' } }],
      resources: { limits: { memory: unset(memory).replace(/[mg]$/, (unit) => `${unit.toUpperCase()}i`) } },
      volumeMounts: sources.length > 0 ? [{ name: `${name}-secrets`, mountPath: '/run/secrets', readOnly: true }] : [],
    },
    volumes: sources.length > 0 ? [{ name: `${name}-secrets`, projected: { defaultMode: 0o444, sources } }] : [],
  };
}

const lacking = (names: readonly string[], pod: IPodSpec): string => {
  const parts = names.map(partOf);
  const volumes = parts.flatMap((part) => part.volumes);
  return linesToAdd(
    { containers: Object.fromEntries(parts.map(({ container }, index) => [names[index], container])), volumes },
    { containers: named(containersOf(pod)), volumes: pod.volumes ?? [] },
  );
};

it.each(resources)("$kind $metadata.name holds to Kubernetes' schema", (resource) => {
  expect(() => check(resource)).not.toThrow();
  expect(() => check({ ...resource, apiVersion: 'v9' })).toThrow('is not known here');
  expect(() => check({ ...resource, metadata: 5 as never })).toThrow();
});

describe.each(deployed)('%s', (name) => {
  const pod = podOf(`Deployment/${name}`);
  const container = named(pod.containers)[name];
  const variables = named(container?.env);

  it('is run as docker-compose.yml runs it', () => {
    expect(lacking(name === 'shell' ? ['releases', name] : [name], pod)).toBe('');
    expect(Object.keys(variables).filter((key) => !(key in (compose[name]?.environment ?? {})))).toEqual([]);
  });

  it('has a service, a budget and a policy, which select it', () => {
    const matchLabels = { 'app.kubernetes.io/name': name };
    expect(byName.get(`Service/${name}`)?.spec).toMatchObject({ selector: matchLabels });
    expect(byName.get(`PodDisruptionBudget/${name}`)?.spec).toMatchObject({ selector: { matchLabels } });
    expect(byName.get(`NetworkPolicy/${name}`)?.spec).toMatchObject({ podSelector: { matchLabels } });
  });

  it('loses nobody: the next one answers before one less does, and one that ends has the time that it needs', () => {
    const { spec } = byName.get(`Deployment/${name}`) ?? {};
    expect(spec?.replicas).toBeGreaterThan(1);
    expect(spec?.strategy).toMatchObject({ rollingUpdate: { maxUnavailable: 0 } });
    const drain = Number(variables['DRAIN_SECONDS']?.value);
    expect(drain).toBeGreaterThan(0);
    // The 10 seconds of the program's last requests, and some to end.
    expect(pod.terminationGracePeriodSeconds).toBeGreaterThan(drain + 10);
  });

  it('is never restarted for what it depends on', () => {
    expect(container?.livenessProbe?.httpGet?.path).toBe('/health/live');
    expect(container?.startupProbe?.httpGet?.path).toBe('/health/live');
    expect(container?.readinessProbe?.httpGet?.path).toBe('/health/ready');
  });

  it('is asked by our own programs and for its numbers, and by nobody else but a shell', () => {
    const ours = { podSelector: { matchLabels: { 'app.kubernetes.io/part-of': 'lawdex' } } };
    const monitoring = { namespaceSelector: { matchLabels: { 'kubernetes.io/metadata.name': 'monitoring' } } };
    expect(byName.get(`NetworkPolicy/${name}`)?.spec?.ingress).toEqual(
      name === 'shell'
        ? [{ ports: [{ port: 3000 }] }, { from: [monitoring], ports: [{ port: 9464 }] }]
        : [{ from: [ours, monitoring], ports: [{ port: 3000 }] }],
    );
  });
});

it('databases are made before they are migrated, one step after the other, as docker-compose.yml has them', () => {
  const pod = podOf('Job/migrate');
  expect(lacking(steps, pod)).toBe('');
  expect(containersOf(pod).map(({ name }) => name)).toEqual(steps);
});

it.each(['Job/migrate', ...deployed.map((name) => `Deployment/${name}`)])(
  '%s may do no more than its work needs',
  (name) => {
    const pod = podOf(name);
    expect(pod).toMatchObject({
      ...{ automountServiceAccountToken: false, enableServiceLinks: false },
      securityContext: { runAsNonRoot: true, seccompProfile: { type: 'RuntimeDefault' } },
    });
    for (const { securityContext, resources: limits } of containersOf(pod)) {
      expect(securityContext).toMatchObject({
        ...{ allowPrivilegeEscalation: false, readOnlyRootFilesystem: true, capabilities: { drop: ['ALL'] } },
        // A number, because Kubernetes refuses the name of a user where root is refused.
        runAsUser: expect.any(Number),
      });
      expect(limits?.limits?.['memory']).toMatch(/^\d+[MG]i$/);
    }
  },
);

it('the example says of every image where it is pulled from', () => {
  const { images } = parse(readInfra('kubernetes/example/kustomization.yaml')) as { images: { name: string }[] };
  const run = resources.flatMap(({ spec }) => containersOf(spec?.template?.spec ?? { containers: [] }));
  const needed = new Set(run.map(({ image = '' }) => image.replace(/:local$/, '')));
  expect(images.map(({ name }) => name).sort()).toEqual([...needed].sort());
});

import { describe, expect, it } from '@jest/globals';
import type { ComposeFile, ComposeService } from './model.core.ts';
import { composeProblems } from './rules.core.ts';
import type { ComposeFacts } from './rules.core.ts';

const DIGEST = `sha256:${'a'.repeat(64)}`;
const HARDENED: ComposeService = {
  ...{ init: true, read_only: true, cap_drop: ['ALL'], security_opt: ['no-new-privileges:true'] },
  ...{ mem_limit: '1g', pids_limit: 9, logging: { options: { 'max-size': '10m' } } },
};
const SECRET = { file: '${SECRETS_DIR:?Run make-secrets.sh}/token' };

/** A file that holds to every rule; each test breaks one. */
const file = (): ComposeFile & Record<'services', Record<string, ComposeService>> => ({
  services: {
    edge: {
      ...HARDENED,
      ...{ build: { target: 'edge' }, restart: 'unless-stopped', healthcheck: { test: ['CMD', 'true'] } },
      ...{ ports: ['80:8080'], networks: ['front'], environment: { TO: '${TO:-svc-a:3000}' } },
    },
    postgres: {
      ...HARDENED,
      ...{ image: `postgres:18.4@${DIGEST}`, user: 'postgres', restart: 'unless-stopped', networks: ['inside'] },
      ...{ healthcheck: { test: ['CMD', 'pg_isready'] }, command: ['postgres', '--max_connections=${MAX:-50}'] },
      volumes: ['data:/data', './pg_hba.conf:/pg_hba.conf:ro'],
    },
    'svc-a-migrate': {
      ...HARDENED,
      ...{ build: { target: 'program', args: { PROGRAM: 'svc-a' } }, restart: 'no', networks: ['inside'] },
      ...{ command: ['node', 'dist/migrate.js'], depends_on: { postgres: { condition: 'service_healthy' } } },
    },
    'svc-a': {
      ...HARDENED,
      ...{ build: { target: 'program', args: { PROGRAM: 'svc-a' } }, restart: 'unless-stopped', networks: ['inside'] },
      ...{ command: ['node', 'dist/main.js'], secrets: ['token'], healthcheck: { test: ['CMD', 'true'] } },
      environment: { PORT: '3000', TOKEN_FILE: '/run/secrets/token', OTHER: 'http://svc-a:3000' },
      depends_on: { 'svc-a-migrate': { condition: 'service_completed_successfully' } },
    },
  },
  secrets: { token: SECRET },
  networks: { front: null, inside: { internal: true } },
  volumes: { data: null },
});

const described = (name: string, required: boolean, secret = false) => ({
  ...{ name, required, secret },
  ...{ expected: '', fallback: '', about: '' },
});
const VARIABLES = new Map([
  ['svc-a/dist/main.js', [described('PORT', true), described('TOKEN', true, true), described('OTHER', false)]],
]);

function problems(change: (it: ReturnType<typeof file>) => void, more: Partial<ComposeFacts> = {}): string[] {
  const changed = file();
  change(changed);
  return composeProblems({
    ...{ file: changed, variables: VARIABLES, exampleNames: ['SECRETS_DIR', 'TO', 'MAX'] },
    ...{ users: { edge: '1000', program: 'node' }, exists: (path) => path === './pg_hba.conf', connections: 40 },
    ...more,
  });
}

const service = (it: ReturnType<typeof file>, name: string): ComposeService => it.services[name] ?? {};
const set = (name: string, fields: ComposeService) => (it: ReturnType<typeof file>) =>
  void Object.assign(service(it, name), fields);
const setVariable = (name: string, key: string, value: string) => (it: ReturnType<typeof file>) =>
  void Object.assign((service(it, name).environment ??= {}), { [key]: value });

/** Beside the others, in these networks. */
const alertmanager = (networks: string[]) => (it: ReturnType<typeof file>) => {
  const image = `alertmanager:0.33@${DIGEST}`;
  it.services['alertmanager'] = { ...it.services['postgres'], image, volumes: [], command: [], networks };
};

describe('a compose file', () => {
  it('that holds to every rule has no problem', () => {
    expect(problems(() => undefined)).toEqual([]);
  });

  it('lets alerts leave', () => {
    expect(problems(alertmanager(['outward']))).toEqual([]);
  });

  it.each([
    ['read_only', 'svc-a needs read_only: true.'],
    ['cap_drop', 'svc-a needs cap_drop: [ALL].'],
    ['security_opt', "svc-a needs security_opt: ['no-new-privileges:true']."],
    ['init', 'svc-a needs init: true, so that what its processes leave behind is buried.'],
    ['mem_limit', 'svc-a needs mem_limit.'],
    ['pids_limit', 'svc-a needs pids_limit.'],
    ['logging', 'svc-a needs logging.options.max-size.'],
    ['healthcheck', 'svc-a needs a healthcheck.'],
    ['restart', 'svc-a needs restart: unless-stopped.'],
  ] as const)('without %s is refused', (field, problem) => {
    expect(problems((it) => void delete service(it, 'svc-a')[field])).toEqual([problem]);
  });

  it.each([
    ['a privileged container', set('svc-a', { privileged: true }), 'svc-a must not be privileged.'],
    ['a capability', set('edge', { cap_add: ['NET_ADMIN'] }), 'edge must add no capability.'],
    ['root', set('postgres', { user: 'root' }), 'postgres runs as root: set user, or USER in its stage.'],
    ['a port beside the edge', set('svc-a', { ports: ['3000:3000'] }), 'svc-a publishes a port: only edge may.'],
    ['the network of the machine', set('svc-a', { network_mode: 'host' }), 'svc-a must not use network_mode.'],
    ['a way out', set('svc-a', { networks: ['front'] }), 'svc-a reaches the outside by front.'],
    ['a way in', set('edge', { networks: ['front', 'inside'] }), 'edge must not reach the network inside.'],
    [
      'a way in for whom alerts leave by',
      alertmanager(['outward', 'inside']),
      'alertmanager must not reach the network inside.',
    ],
    ['no version', set('postgres', { image: `postgres@${DIGEST}` }), 'names no version.'],
    ['no digest', set('postgres', { image: 'postgres:18.4' }), 'postgres its image postgres:18.4 has no digest.'],
    [
      'a secret in a variable',
      setVariable('edge', 'ADMIN_PASSWORD', 'x'),
      'edge ADMIN_PASSWORD holds a secret: use ADMIN_PASSWORD_FILE and a secret.',
    ],
    ['a password in a URL', setVariable('edge', 'URL', 'redis://u:p@h/0'), 'edge holds a URL with a password.'],
    [
      'a secret that is not given',
      setVariable('edge', 'X_FILE', '/run/secrets/token'),
      'edge reads /run/secrets/token, but is not given that secret.',
    ],
    ['an undeclared secret', set('edge', { secrets: ['x'] }), 'edge has the secret x, which is not declared.'],
    [
      'waiting for nobody',
      set('edge', { depends_on: { gone: { condition: 'service_healthy' } } }),
      'edge depends on gone, which is not there.',
    ],
    [
      'waiting for the health of a job',
      set('edge', { depends_on: { 'svc-a-migrate': { condition: 'service_healthy' } } }),
      'edge waits for the health of svc-a-migrate, which has no healthcheck.',
    ],
    [
      'waiting for the end of a service',
      set('edge', { depends_on: { 'svc-a': { condition: 'service_completed_successfully' } } }),
      'edge waits for the end of svc-a, which does not end.',
    ],
    [
      'waiting for a start alone',
      set('edge', { depends_on: { 'svc-a': { condition: 'service_started' } } }),
      'edge waits for svc-a by service_started: use service_healthy or service_completed_successfully.',
    ],
    ['an unknown variable', setVariable('svc-a', 'PROT', '1'), 'svc-a sets PROT, which its program does not read.'],
    [
      'a wrong port',
      setVariable('svc-a', 'OTHER', 'http://svc-a:4000'),
      'calls svc-a on port 4000, but it listens on 3000.',
    ],
    ['an unknown host', setVariable('svc-a', 'OTHER', 'http://svc-b:3000'), 'svc-a calls svc-b, which is not there.'],
    ['an undeclared volume', set('edge', { volumes: ['x:/x'] }), 'edge mounts x, which is not declared.'],
    ['a file that is not there', set('edge', { volumes: ['./x:/x:ro'] }), 'edge mounts ./x, which does not exist.'],
    [
      'a file of the operator that is not there',
      set('edge', { volumes: ['${X:-./x}:/x:ro'] }),
      'edge mounts ./x, which does',
    ],
    ['a checkout that can be written', set('edge', { volumes: ['./pg_hba.conf:/x'] }), 'so that it can be written.'],
    [
      'too few connections',
      set('postgres', { command: ['--max_connections=30'] }),
      'postgres admits 30 connections, but',
    ],
  ])('with %s is refused', (_what, change, problem) => {
    expect(problems(change)).toContainEqual(expect.stringContaining(problem));
  });

  it('that leaves out what a program requires is refused', () => {
    expect(problems((it) => void delete service(it, 'svc-a').environment?.['PORT'])).toContain(
      'svc-a does not set PORT, which its program requires.',
    );
  });

  it('has the same variables as .env.example', () => {
    expect(problems(() => undefined, { exampleNames: ['SECRETS_DIR', 'TO', 'OLD'] })).toEqual([
      'MAX is not in .env.example.',
      '.env.example has OLD, which nothing reads.',
    ]);
  });

  it('says what to do about a secret that is not there, and has none that nobody reads', () => {
    expect(problems((it) => void Object.assign(it, { secrets: { token: { file: './token' }, old: SECRET } }))).toEqual([
      'The secret old is declared, but nobody is given it.',
      'The secret token must be a file of SECRETS_DIR, required with a message.',
    ]);
  });
});

import { serviceProgram, shellProgram, upstreamsAt, type Surroundings } from './programs.ts';
import type { Settings } from './settings.core.ts';

const service = (name: string, more: object = {}) => ({
  ...{ name, database: true, prefixes: [`/api/${name}/`], hears: [], seed: null },
  ...more,
});
const source = service('svc-a');
const hearers = [service('svc-b', { hears: ['svc-a'] }), service('svc-c', { hears: ['svc-a'], prefixes: [] })];
const around: Surroundings = {
  services: [...hearers, source],
  addresses: {
    shell: 'http://127.0.0.1:3000',
    services: new Map([
      ['svc-a', 'http://127.0.0.1:4001'],
      ['svc-b', 'http://127.0.0.1:4002'],
      ['svc-c', 'http://127.0.0.1:4003'],
    ]),
  },
  mode: 'production',
};

describe('a service', () => {
  it('is told who hears it, and bounds what is young', () => {
    expect(serviceProgram(source, 'postgres://a', 'token', around).env).toMatchObject({
      EVENT_CONSUMERS: 'http://127.0.0.1:4002,http://127.0.0.1:4003',
      NODE_OPTIONS: '--max-semi-space-size=8',
    });
  });

  it('is told of no database and no consumers when it has none; without an address it is a mistake of ours', () => {
    const { env } = serviceProgram(service('svc-b'), undefined, 'token', around);
    for (const name of ['DATABASE_URL', 'EVENT_CONSUMERS']) expect(env).not.toHaveProperty(name);
    expect(() => serviceProgram(service('svc-z'), undefined, 'token', around)).toThrow('svc-z has no address');
  });

  it('whose port was taken says what to do', () => {
    const { advice } = serviceProgram(source, undefined, 'token', around);
    expect(advice?.('Error: listen EADDRINUSE')).toEqual([expect.stringContaining('start again')]);
    expect(advice?.('Error: something else')).toEqual([]);
  });
});

describe('the shell', () => {
  const settings: Settings = {
    ...{ port: 3000, host: '0.0.0.0', origin: 'https://lawdex.example', demoData: false, databases: null },
    ...{ dataDir: '/data', releasesDir: '/releases', postgresPort: undefined, ports: {}, adminPorts: {} },
    ...{ seedVariables: {}, shellVariables: { ANALYTICS_ID: 'G-1' }, serviceVariables: {} },
  };
  const paths = {
    ...{ dataDir: '/data', postgres: '', logs: '', secrets: '', releasesStamp: '', lock: '', children: '' },
    ...{ adminPages: '', visitors: '', registry: '/data/registry.json' },
  };

  it('is told of the services that answer some path, and of no secret', () => {
    const { env } = shellProgram(settings, paths, around);
    expect(JSON.parse(env['UPSTREAMS'] ?? '')).toEqual(upstreamsAt(around.services, around.addresses));
    expect(upstreamsAt(around.services, around.addresses).map(({ name }) => name)).toEqual(['svc-b', 'svc-a']);
    expect(env).toMatchObject({ PUBLIC_ORIGIN: 'https://lawdex.example', DEMO_DATA: 'false', ANALYTICS_ID: 'G-1' });
    expect(Object.keys(env)).not.toContain('INTERNAL_TOKEN');
  });
});

import { listServices } from '../services/list-services.ts';
import { maxConnections } from '../databases/connection-limits.core.ts';
import { readCompose, readInfra } from './testing/operators-files.ts';

const { services, networks } = readCompose('docker-compose.yml');
/** Visitors come in by the one, and alerts leave by the other. */
const OUTWARD = ['edge', 'alertmanager', 'shell', 'shell-standby'];

describe.each(Object.entries(services))('the container %s', (name, container) => {
  it('may do no more than its work needs', () => {
    expect(container).toMatchObject({
      ...{ read_only: true, init: true, cap_drop: ['ALL'], security_opt: ['no-new-privileges:true'] },
      mem_limit: expect.any(String),
      pids_limit: expect.any(Number),
    });
    for (const field of ['privileged', 'cap_add']) expect(container).not.toHaveProperty(field);
  });

  it('is asked whether it is well and started again, or is a job that ends', () => {
    if (container.restart === 'no') return;
    expect(container.restart).toBe('unless-stopped');
    expect(container.healthcheck?.test.length).toBeGreaterThan(1);
  });

  it('is reached from outside only when it is the edge, and reaches the outside only when it must', () => {
    expect(container.ports !== undefined).toBe(name === 'edge');
    const own = Array.isArray(container.networks) ? container.networks : Object.keys(container.networks ?? {});
    const outside = own.filter((network) => networks[network]?.internal !== true);
    expect(OUTWARD.includes(name) ? [] : outside).toEqual([]);
  });

  it('is given secrets as files', () => {
    const variables = Object.entries(container.environment ?? {});
    expect(variables.filter(([key, value]) => /(PASSWORD|TOKEN|SECRET|_KEY|DATABASE_URL)$/.test(key) && value)).toEqual(
      [],
    );
    const read = [...JSON.stringify(container).matchAll(/\/run\/secrets\/(\w+)/g)].map(([, secret]) => secret);
    expect(container.secrets ?? []).toEqual(expect.arrayContaining(read));
  });
});

it('images of others are pinned by version and digest', () => {
  const images = Object.values(services).flatMap(({ build, image = '' }) => (build ? [] : [image]));
  for (const image of images) expect(image).toMatch(/:[\w.-]*\d+\.\d+[\w.-]*@sha256:[0-9a-f]{64}$/);
});

it('PostgreSQL admits the connections that the services may open', () => {
  const [, admitted] = /--max_connections=\$\{\w+:-(\d+)\}/.exec(readInfra('docker-compose.yml')) ?? [];
  expect(Number(admitted)).toBeGreaterThanOrEqual(maxConnections(listServices().filter(({ database }) => database)));
});

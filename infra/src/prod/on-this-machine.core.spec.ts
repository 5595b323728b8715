import { expect, it } from '@jest/globals';
import { onThisMachine, secondsOf } from './on-this-machine.core.ts';

const machine = {
  addresses: new Map([['shell:3000', '127.0.0.1:41000']]),
  folders: new Map([
    ['/run/secrets', '/tmp/x/secrets'],
    ['/data', '/tmp/x/volume'],
  ]),
};

it('hosts become ports of this machine, and nothing that only looks like one', () => {
  const environment = { URL: 'http://shell:3000/a', ALIKE: 'http://my-shell:3000 shell:30001' };
  expect(onThisMachine({ environment }, machine).environment).toEqual({
    URL: 'http://127.0.0.1:41000/a',
    ALIKE: 'http://my-shell:3000 shell:30001',
  });
});

it('folders of containers become folders of this start', () => {
  const service = {
    environment: { KEY_FILE: '/run/secrets/key', OTHER: '/database' },
    command: ['node', 'x', '/data'],
  };
  expect(onThisMachine(service, machine)).toEqual({
    environment: { KEY_FILE: '/tmp/x/secrets/key', OTHER: '/database' },
    command: ['node', 'x', '/tmp/x/volume'],
  });
});

it.each([
  ['20s', 20],
  ['2m', 120],
  [undefined, 10],
])('a container that is stopped has %s: %d seconds', (text, seconds) => {
  expect(secondsOf(text)).toBe(seconds);
});

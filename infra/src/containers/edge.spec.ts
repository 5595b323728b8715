import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../files/paths.ts';
import { scratchFolder } from '../testing/scratch-folder.ts';

const folder = scratchFolder();
// A Caddy that says what it is given.
const caddy = '#!/bin/sh\necho "$1"; echo $EDGE_TRUSTED_PROXIES; echo $OTHER_ORIGINS\n';
writeFileSync(join(folder, 'caddy'), caddy, { mode: 0o755 });

function given(proxies: string, others: string): string[] {
  const env = {
    PATH: `${folder}:${process.env['PATH']}`,
    PUBLIC_ORIGIN: 'https://www.example.org',
    EDGE_TRUSTED_PROXIES: proxies,
    OTHER_ORIGINS: others,
  };
  return execFileSync('sh', [join(ROOT, 'infra/edge/caddy.sh'), 'run'], { env, encoding: 'utf8' }).split('\n');
}

it.each([
  ['', ''],
  ['10.0.0.1', '10.0.0.1'],
  ['10.0.0.1,10.0.0.2', '10.0.0.1 10.0.0.2'],
  [' 10.0.0.0/8, fd00::/8 10.1.1.1,', '10.0.0.0/8 fd00::/8 10.1.1.1'],
])('the proxies %j are %j to Caddy', (proxies, expected) => {
  expect(given(proxies, 'http://none.invalid').slice(0, 2)).toEqual(['run', expected]);
});

it.each([
  ['https://example.org, https://example.net/', 'https://example.org https://example.net'],
  ['https://www.example.org', 'http://none.invalid'],
  ['https://WWW.Example.org/,https://example.org', 'https://example.org'],
  ['http://www.example.org www.example.org:443 example.org', 'example.org'],
  [',', 'http://none.invalid'],
])('of the other origins %j it is given %j, never the own one', (others, expected) => {
  expect(given('', others)[2]).toBe(expected);
});

import { plantTree } from '../testing/scratch-folder.ts';
import { StartError } from '../commands/errors.ts';
import { clashesOf, listServices } from './list-services.ts';

const svc = (name: string, more: object = {}) =>
  JSON.stringify({ name, database: false, prefixes: [`/api/${name}/`], hears: [], seed: null, ...more });

/** The services among these folders, of which some have a svc.json. */
function listIn(folders: Record<string, string | null>): string[] {
  const files = Object.entries(folders).flatMap(([folder, json]) => [
    [`${folder}/package.json`, '{}'],
    ...(json === null ? [] : [[`${folder}/svc.json`, json]]),
  ]);
  const manifest = '{ "workspaces": ["packages/*", "svc-*", "shell"] }';
  return listServices(plantTree({ 'package.json': manifest, ...Object.fromEntries(files) })).map(({ name }) => name);
}

it('a folder with a svc.json is a service, and nothing else has to name it', () => {
  const services = { 'svc-new': svc('svc-new'), 'svc-old': svc('svc-old', { hears: ['svc-new'] }) };
  expect(listIn({ ...services, 'packages/kit': null, shell: null })).toEqual(['svc-old', 'svc-new']);
});

it('all that is wrong in all of them is told before anything starts', () => {
  const list = () => listIn({ 'svc-a': svc('svc-b'), 'svc-b': svc('svc-b', { colour: 'red' }) });
  expect(list).toThrow(StartError);
  expect(list).toThrow(/"name" must be svc-a[\s\S]*unknown key "colour"/);
});

it('a svc.json that cannot be read names its folder', () => {
  expect(() => listIn({ 'svc-a': '{' })).toThrow('svc-a/svc.json is not JSON');
});

describe('clashesOf', () => {
  const service = (name: string, more: object = {}) => ({
    ...{ name, database: true, prefixes: [], hears: [], seed: null },
    ...more,
  });

  it('finds nothing where names and prefixes differ', () => {
    expect(clashesOf([service('svc-a', { prefixes: ['/api/'] }), service('svc-b', { hears: ['svc-a'] })])).toEqual([]);
  });

  const both = (more: object) => [service('svc-a', more), service('svc-b', more)];

  it.each([
    ['a command', both({ commands: { posts: 'dist/posts.js' } }), 'svc-a and svc-b both have a command "posts".'],
    ['a prefix', both({ prefixes: ['/api/notes/'] }), 'svc-a and svc-b both claim the prefix /api/notes/.'],
    ['a sitemap', both({ sitemaps: ['posts'] }), 'svc-a and svc-b both have a sitemap "posts".'],
    [
      'a short name, which names variables and databases',
      [service('svc-a'), service('svc-b', { shortName: 'a' })],
      'svc-a and svc-b have the same short name "a"',
    ],
    ['a sitemap of the site', [service('svc-a', { sitemaps: ['pages'] })], 'the sitemap "pages" is taken'],
    ['the port of PostgreSQL', [service('svc-postgres')], '"postgres" is taken'],
    [
      'the events of no service',
      [service('svc-a', { hears: ['svc-gone'] })],
      'svc-a hears svc-gone, but there is no such service.',
    ],
    ...['/', '/_mf/', '/health/ready'].map((prefix): [string, ReturnType<typeof both>, string] => [
      `the prefix ${prefix}`,
      [service('svc-a', { prefixes: [prefix] })],
      'the site itself',
    ]),
  ])('refuses who claims %s that is taken', (_what, services, told) => {
    expect(clashesOf(services)).toEqual(expect.arrayContaining([expect.stringContaining(told)]));
  });
});

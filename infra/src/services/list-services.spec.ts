import { plantTree } from '../testing/scratch-folder.ts';
import { StartError } from '../commands/program.ts';
import { listServices } from './list-services.ts';

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
  const more = { hears: ['svc-new'], shortName: 'posts', seed: 'dist/seed.js', commands: { blog: 'dist/blog.js' } };
  const services = { 'svc-new': svc('svc-new'), 'svc-old': svc('svc-old', more) };
  expect(listIn({ ...services, 'packages/kit': null, shell: null })).toEqual(['svc-old', 'svc-new']);
});

it('all that is wrong in all of them is told before anything starts', () => {
  const list = () => listIn({ 'svc-a': svc('svc-b'), 'svc-b': svc('svc-b', { colour: 'red' }) });
  expect(list).toThrow(StartError);
  expect(list).toThrow(
    /^svc-a\/svc.json: "name" must be svc-a, .*\nsvc-b\/svc.json has the unknown key "colour"\. There are name, .*sitemaps\.$/,
  );
});

describe('a svc.json', () => {
  const told = (content: string) => () => listIn({ 'svc-a': content });

  it('says everything that is missing at once', () => {
    expect(told('{"name":"svc-a"}')).toThrow(
      /lacks "database"[\s\S]*lacks "prefixes"[\s\S]*lacks "hears"[\s\S]*lacks "seed"/,
    );
  });

  it.each([
    ['shortName', 'My Blog', 'a word in small letters'],
    ['database', 'yes', 'true or false'],
    ['prefixes', ['api/blog'], 'a list of paths'],
    ['prefixes', '/api/notes/', 'a list of paths'],
    ['hears', ['directory'], 'a list of services'],
    ['seed', 'src/seed.ts', 'a program, such as dist/seed.js, or null'],
    ['sitemaps', ['Posts'], 'a list of names in small letters'],
    ['sitemaps', ['posts-2'], 'a list of names in small letters'],
    ['commands', { blog: 'src/blog.ts' }, 'programs by their names'],
    ['commands', { 'Blog!': 'dist/blog.js' }, 'programs by their names'],
    ['commands', null, 'programs by their names'],
  ])('is refused with %s: %j', (key, value, expected) => {
    expect(told(svc('svc-a', { [key]: value }))).toThrow(`svc-a/svc.json: "${key}" must be ${expected}`);
  });

  it.each([
    ['null', 'svc-a/svc.json must hold an object.'],
    ['"svc-a"', 'svc-a/svc.json must hold an object.'],
    ['{', 'svc-a/svc.json is not JSON'],
  ])('of %s is refused', (content, words) => expect(told(content)).toThrow(words));
});

const both = (more: object) => ({ 'svc-a': svc('svc-a', more), 'svc-b': svc('svc-b', more) });
const only = (more: object) => ({ 'svc-a': svc('svc-a', more) });

it.each([
  ['a command', both({ commands: { posts: 'dist/posts.js' } }), 'svc-a and svc-b both have a command "posts".'],
  ['a prefix', both({ prefixes: ['/api/notes/'] }), 'svc-a and svc-b both claim the prefix /api/notes/.'],
  ['a sitemap', both({ sitemaps: ['posts'] }), 'svc-a and svc-b both have a sitemap "posts".'],
  ['a short name', both({ shortName: 'a' }), 'svc-a and svc-b have the same short name "a"'],
  ['a sitemap of the site', only({ sitemaps: ['pages'] }), 'the sitemap "pages" is taken'],
  ['the port of PostgreSQL', only({ shortName: 'postgres' }), '"postgres" is taken'],
  ['the events of no service', only({ hears: ['svc-gone'] }), 'svc-a hears svc-gone, but there is no such service.'],
  ['the prefix of all', only({ prefixes: ['/'] }), 'the prefix / is taken by the site itself'],
  ['the prefix of releases', only({ prefixes: ['/_mf/'] }), 'the prefix /_mf/ is taken by the site itself'],
  ['a path of health', only({ prefixes: ['/health/ready'] }), '/health/ready is taken by the site itself'],
])('who claims %s that is taken is refused', (_what, folders, told) => expect(() => listIn(folders)).toThrow(told));

import { readManifest } from './manifest.core.ts';

const valid = {
  name: 'mf-hello',
  contract: 1,
  routes: [{ path: '/hello/:name', module: './hello' }],
  slots: {},
  wakes: {},
};

const withWake = (slot: string, wake: unknown) => ({
  ...valid,
  slots: { overlay: './tray' },
  wakes: { [slot]: wake },
});

const withRoute = (...routes: unknown[]) => ({ ...valid, routes });

const problemsOf = (written: unknown) => {
  const outcome = readManifest(written, 'mf-hello');
  return outcome.kind === 'invalid' ? outcome.problems : [];
};

it.each<[string, object]>([
  ['as it is when it is right', valid],
  ['without slots and what wakes them', { ...valid, slots: undefined, wakes: undefined }],
  ['with when the module of a slot is needed', withWake('overlay', { stored: ['tray'], events: ['put-on-tray'] })],
])('mf.json is taken %s', (_, written) => {
  const given = Object.entries(written).filter(([, value]) => value !== undefined);
  expect(readManifest(written, 'mf-hello')).toEqual({
    kind: 'manifest',
    manifest: { ...valid, ...Object.fromEntries(given) },
  });
});

it.each<[string, unknown, problem: string]>([
  ['a list', [], 'It must be an object.'],
  ['another name than its folder', { ...valid, name: 'hello' }, '"name" must be the folder\'s name, "mf-hello".'],
  ['a contract that is a word', { ...valid, contract: 'one' }, '"contract" must be a whole number'],
  ['a contract of 0', { ...valid, contract: 0 }, '"contract" must be a whole number'],
  ['no routes', { ...valid, routes: undefined }, '"routes" must be a list; it may be empty.'],
  ['a route that is a string', withRoute('/hello'), '"routes[0]" must be an object'],
  ['a relative path', withRoute({ path: 'hello', module: './hello' }), '"routes[0].path" must be a path'],
  ['a query in a path', withRoute({ path: '/a?b', module: './hello' }), '"routes[0].path" must be a path'],
  ['a file as module', withRoute({ path: '/', module: './hello.tsx' }), 'the file src/expose/hello.tsx'],
  ['slots as a list', { ...valid, slots: [] }, '"slots" must be an object'],
  ['a slot without a module', { ...valid, slots: { overlay: 3 } }, '"slots.overlay" must name a module'],
  ['wakes as a list', { ...valid, wakes: [] }, '"wakes" must be an object'],
  ['a wake of a slot that it does not fill', withWake('tray', { events: ['x'] }), '"wakes.tray" is no slot'],
  ...[{}, { events: [] }, { stored: 'key' }, { at: ['noon'] }].map((wake): [string, unknown, string] => [
    `the wake ${JSON.stringify(wake)}`,
    withWake('overlay', wake),
    '"wakes.overlay" must be an object of lists',
  ]),
  ['a path twice', withRoute(valid.routes[0], valid.routes[0]), '"/hello/:name" is served twice; the second route'],
])('mf.json with %s is told what to do', (_, written, problem) => {
  expect(problemsOf(written)).toEqual([expect.stringContaining(problem)]);
});

it('mf.json in a folder whose name is none is told how a name looks', () => {
  const problems = [expect.stringContaining('"mf_hello" is no name: it must be')];
  expect(readManifest({ ...valid, name: 'mf_hello' }, 'mf_hello')).toEqual({ kind: 'invalid', problems });
});

it('mf.json says all that is wrong at once', () => {
  expect(problemsOf({ name: 'x', contract: 0, routes: 1 })).toHaveLength(3);
});

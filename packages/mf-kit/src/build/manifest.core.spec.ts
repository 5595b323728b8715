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

const problemsOf = (written: unknown) => {
  const outcome = readManifest(written, 'mf-hello');
  return outcome.kind === 'invalid' ? outcome.problems : [];
};

describe('mf.json', () => {
  it('is taken as it is when it is right', () => {
    expect(readManifest(valid, 'mf-hello')).toEqual({ kind: 'manifest', manifest: valid });
  });

  it('may leave out slots and what wakes them', () => {
    const { slots: _, wakes: _wakes, ...without } = valid;
    expect(readManifest(without, 'mf-hello')).toEqual({ kind: 'manifest', manifest: valid });
  });

  it('may say when the module of a slot is needed', () => {
    const wakes = { overlay: { stored: ['tray'], events: ['put-on-tray'] } };
    const written = { ...valid, slots: { overlay: './tray' }, wakes };
    expect(readManifest(written, 'mf-hello')).toEqual({ kind: 'manifest', manifest: written });
  });

  it.each([
    ['a list', [], 'It must be an object.'],
    ['another name than its folder', { ...valid, name: 'hello' }, '"name" must be the folder\'s name, "mf-hello".'],
    ['a contract that is a word', { ...valid, contract: 'one' }, '"contract" must be a whole number'],
    ['a contract of 0', { ...valid, contract: 0 }, '"contract" must be a whole number'],
    ['no routes', { ...valid, routes: undefined }, '"routes" must be a list; it may be empty.'],
    ['a route that is a string', { ...valid, routes: ['/hello'] }, '"routes[0]" must be an object'],
    [
      'a relative path',
      { ...valid, routes: [{ path: 'hello', module: './hello' }] },
      '"routes[0].path" must be a path',
    ],
    [
      'a query in a path',
      { ...valid, routes: [{ path: '/a?b', module: './hello' }] },
      '"routes[0].path" must be a path',
    ],
    ['a file as module', { ...valid, routes: [{ path: '/', module: './hello.tsx' }] }, 'the file src/expose/hello.tsx'],
    ['slots as a list', { ...valid, slots: [] }, '"slots" must be an object'],
    ['a slot without a module', { ...valid, slots: { overlay: 3 } }, '"slots.overlay" must name a module'],
    ['wakes as a list', { ...valid, wakes: [] }, '"wakes" must be an object'],
    ['a wake of a slot that it does not fill', withWake('tray', { events: ['x'] }), '"wakes.tray" is no slot'],
    ['a wake by nothing', withWake('overlay', {}), '"wakes.overlay" must be an object of lists'],
    ['a wake by no event', withWake('overlay', { events: [] }), '"wakes.overlay" must be an object of lists'],
    ['a wake by a word', withWake('overlay', { stored: 'key' }), '"wakes.overlay" must be an object of lists'],
    ['a wake by a clock', withWake('overlay', { at: ['noon'] }), '"wakes.overlay" must be an object of lists'],
  ])('with %s is told what to do', (_, written, problem) => {
    expect(problemsOf(written)).toEqual([expect.stringContaining(problem)]);
  });

  it('in a folder whose name is none is told how a name looks', () => {
    const outcome = readManifest({ ...valid, name: 'mf_hello' }, 'mf_hello');
    expect(outcome).toEqual({
      kind: 'invalid',
      problems: [expect.stringContaining('"mf_hello" is no name: it must be')],
    });
  });

  it('says all that is wrong at once', () => {
    expect(problemsOf({ name: 'x', contract: 0, routes: 1 })).toHaveLength(3);
  });

  it('names a path that is served twice, once', () => {
    const route = { path: '/hello', module: './hello' };
    expect(problemsOf({ ...valid, routes: [route, route, route] })).toEqual([
      '"/hello" is served twice; the second route would never be reached.',
    ]);
  });
});

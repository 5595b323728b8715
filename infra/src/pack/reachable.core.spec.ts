import { onlyReachable } from './packed-manifest.core.ts';

const kept = (packages: Parameters<typeof onlyReachable>[0]['packages']) =>
  Object.keys(onlyReachable({ packages }).packages);

it('what a workspace needs stays with what that needs, and the tools of development go', () => {
  const root = { '': { workspaces: ['svc-a', 'packages/kit'] } };
  const workspaces = {
    'svc-a': { dependencies: { '@x/kit': '1', pg: '8' } },
    'packages/kit': { dependencies: { fastify: '5' } },
    'node_modules/@x/kit': { resolved: 'packages/kit', link: true },
    'node_modules/@x/svc-a': { resolved: 'svc-a', link: true },
  };
  const needed = {
    'node_modules/fastify': { dependencies: { '@fastify/error': '4' } },
    'node_modules/@fastify/error': {},
    'node_modules/pg': {},
  };
  expect(
    kept({ ...root, ...workspaces, ...needed, 'node_modules/webpack': {}, 'node_modules/storybook': { peer: true } }),
  ).toEqual(['', ...Object.keys(workspaces), ...Object.keys(needed)]);
});

it('of two versions of a package the nearest is the one that is needed', () => {
  const packages = {
    'svc-a': { dependencies: { a: '1' } },
    'svc-a/node_modules/a': { dependencies: { b: '1' } },
    'node_modules/a': {},
    'node_modules/b': { dependencies: { c: '1' } },
    'node_modules/b/node_modules/c': {},
    'node_modules/c': {},
  };
  expect(kept(packages)).toEqual([
    ...['svc-a', 'svc-a/node_modules/a', 'node_modules/b', 'node_modules/b/node_modules/c'],
  ]);
});

it('packages of other processors stay, peers stay unless they are optional', () => {
  const packages = {
    'svc-a': { dependencies: { swc: '1' } },
    'node_modules/swc': {
      optionalDependencies: { 'swc-linux-arm64': '1' },
      peerDependencies: { react: '19', typescript: '6' },
      peerDependenciesMeta: { typescript: { optional: true } },
    },
    'node_modules/swc-linux-arm64': { optional: true },
    'node_modules/react': {},
    'node_modules/typescript': {},
  };
  expect(kept(packages)).toEqual([
    ...['svc-a', 'node_modules/swc', 'node_modules/swc-linux-arm64', 'node_modules/react'],
  ]);
});

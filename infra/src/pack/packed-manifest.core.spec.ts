import { importsOf, onlyReachable, packedLock, packedManifest, packedRoot } from './packed-manifest.core.ts';

const manifest = {
  ...{ name: '@x/svc-a', scripts: { test: 'jest' }, dependencies: { '@x/kit': '1.0.0', pg: '8.0.0', react: '19.0.0' } },
  devDependencies: { jest: '30.0.0' },
};

it('a program is packed without what builds and tests it', () => {
  expect(packedManifest(manifest, null)).toEqual({ name: manifest.name, dependencies: manifest.dependencies });
});

it('a program whose pages are built into releases keeps what it imports itself', () => {
  const lean = packedManifest(manifest, new Set(importsOf(`import pg from 'pg';\nimport { a } from "@x/kit/sub";`)));
  expect(lean.dependencies).toEqual({ '@x/kit': '1.0.0', pg: '8.0.0' });
});

it('imports are packages: no files of its own, nothing of Node.js', () => {
  const code = `import './a.js'; export { b } from "../b.js"; import fs from 'node:fs'; await import('lazy/part');`;
  expect(importsOf(code)).toEqual(['lazy']);
});

it('the lock of a program has its own workspaces, without their development, and the same versions and hashes', () => {
  const pg = { version: '8.0.0', integrity: 'sha512-x' };
  const lock = {
    lockfileVersion: 3,
    packages: {
      '': { name: 'x', workspaces: ['*'] },
      'svc-a': manifest,
      'svc-b': { name: '@x/svc-b' },
      'svc-b/node_modules/old': { version: '1.0.0' },
      'node_modules/@x/svc-a': { resolved: 'svc-a', link: true },
      'node_modules/@x/svc-b': { resolved: 'svc-b', link: true },
      'node_modules/pg': pg,
    },
  };
  const root = packedRoot({ name: 'x', version: '1.0.0', type: 'module', devDependencies: { jest: '30.0.0' } }, [
    'svc-a',
  ]);
  expect(packedLock(lock, root, new Map([['svc-a', packedManifest(manifest, null)]]))).toEqual({
    lockfileVersion: 3,
    packages: {
      '': { name: 'x', version: '1.0.0', workspaces: ['svc-a'] },
      'svc-a': { name: manifest.name, scripts: manifest.scripts, dependencies: manifest.dependencies },
      'node_modules/@x/svc-a': { resolved: 'svc-a', link: true },
      'node_modules/pg': pg,
    },
  });
});

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

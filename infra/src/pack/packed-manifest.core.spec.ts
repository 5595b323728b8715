import { importsOf, onlyReachable, packedLock, packedManifest, packedRoot, type Lock } from './packed-manifest.core.ts';

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

const workspaces = {
  '': { workspaces: ['svc-a', 'packages/kit'] },
  'svc-a': { dependencies: { '@x/kit': '1', pg: '8' } },
  'packages/kit': { dependencies: { fastify: '5' } },
  'node_modules/@x/kit': { resolved: 'packages/kit', link: true },
  'node_modules/@x/svc-a': { resolved: 'svc-a', link: true },
  'node_modules/fastify': { dependencies: { '@fastify/error': '4' } },
  'node_modules/@fastify/error': {},
  'node_modules/pg': {},
};
const twoVersions = {
  'svc-a': { dependencies: { a: '1' } },
  'svc-a/node_modules/a': { dependencies: { b: '1' } },
  'node_modules/b': { dependencies: { c: '1' } },
  'node_modules/b/node_modules/c': {},
};
const ofProcessors = {
  'svc-a': { dependencies: { swc: '1' } },
  'node_modules/swc': {
    optionalDependencies: { 'swc-linux-arm64': '1' },
    peerDependencies: { react: '19', typescript: '6' },
    peerDependenciesMeta: { typescript: { optional: true } },
  },
  'node_modules/swc-linux-arm64': { optional: true },
  'node_modules/react': {},
};

it.each<[string, Lock['packages'], Lock['packages']]>([
  [
    'what a workspace needs with what that needs, and no tools of development',
    workspaces,
    { 'node_modules/webpack': {}, 'node_modules/storybook': { peer: true } },
  ],
  ['of two versions of a package the nearest', twoVersions, { 'node_modules/a': {}, 'node_modules/c': {} }],
  ['packages of other processors, and peers unless they are optional', ofProcessors, { 'node_modules/typescript': {} }],
])('the lock keeps %s', (_what, kept, others) => {
  expect(onlyReachable({ packages: { ...kept, ...others } }).packages).toEqual(kept);
});

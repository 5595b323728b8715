import {
  nameProblem,
  versionProblem,
  chunkName,
  containerGlobal,
  containerName,
  nameOfRegistryKey,
  publicPath,
  registryKey,
  releaseFolder,
  remoteModule,
} from './release-names.core.ts';

it('serves the files of a release below a path of its own', () => {
  expect(publicPath('mf-blog', '0.1.0-3f9ac2d1')).toBe('/_mf/mf-blog/0.1.0-3f9ac2d1/');
  expect(releaseFolder('mf-blog', '0.1.0-3f9ac2d1')).toBe('mf-blog/0.1.0-3f9ac2d1');
});

it('finds the name again in a key of the registry', () => {
  expect(nameOfRegistryKey(registryKey('mf-blog'))).toBe('mf-blog');
  expect(nameOfRegistryKey('mf-lawdex/blog')).toBeNull();
});

it('makes identifiers, whatever a version holds', () => {
  expect(containerName('mf-blog-drafts')).toBe('mf_blog_drafts');
  expect(containerGlobal('mf-blog', '0.1.0-3f9ac2d1+a')).toBe('mf_blog_0_1_0_3f9ac2d1_a');
});

it('names an exposed module for the runtime and for the build', () => {
  expect(remoteModule('mf-blog', './post')).toBe('mf_blog/post');
  expect(chunkName('./post')).toBe('expose-post');
});

it.each(['shell', 'mf-blog', 'mf-blog-2', 'mf-a-b-c'])('%s is a name', (name) => {
  expect(nameProblem(name)).toBeNull();
});

const BAD = [
  '',
  'blog',
  'mf-',
  'mf_blog',
  'mf-my_blog',
  'mf-a--b',
  'mf-Blog',
  'mf-é',
  '__proto__',
  '../mf-a',
  'mf-a\n',
];
it.each([...BAD, `mf-${'a'.repeat(64)}`])(
  '%j is none, because two names would become one identifier, or a folder that is not theirs',
  (name) => {
    expect(nameProblem(name)).toContain('it must be "shell", or "mf-"');
  },
);

it('a version is one folder, whatever it holds', () => {
  expect(versionProblem('0.1.0-3f9ac2d1+a')).toBeNull();
  for (const version of ['', '..', '.hidden', 'a/b', '1_2', 'a\n']) expect(versionProblem(version)).not.toBeNull();
});

it.each([
  ['mf-blog', '../../outside'],
  ['../mf-blog', '1'],
])('%s %s has no folder among the releases', (name, version) => {
  expect(() => releaseFolder(name, version)).toThrow(/is no (name|version)/);
});

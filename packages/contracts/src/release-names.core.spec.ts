import { expect, it } from '@jest/globals';
import {
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
  expect(nameOfRegistryKey('mf-lawdex/blog')).toBe('mf-lawdex/blog');
});

it('makes identifiers, whatever a version holds', () => {
  expect(containerName('mf-blog-drafts')).toBe('mf_blog_drafts');
  expect(containerGlobal('mf-blog', '0.1.0-3f9ac2d1+a')).toBe('mf_blog_0_1_0_3f9ac2d1_a');
});

it('names an exposed module for the runtime and for the build', () => {
  expect(remoteModule('mf-blog', './post')).toBe('mf_blog/post');
  expect(chunkName('./post')).toBe('expose-post');
});

import { expect, it } from '@jest/globals';
import { sitemapPartPath } from '@lawdex/contracts';
import { readFileName } from './file-name.core.ts';

it('reads what the index writes', () => {
  expect(readFileName(sitemapPartPath('blog-posts', 12))).toEqual({ name: 'blog-posts', part: 12 });
});

it.each([
  '/sitemap.xml',
  '/sitemap-a.xml',
  '/sitemap-a-0.xml',
  '/sitemap-a-01.xml',
  '/sitemap-a-100000.xml',
  '/sitemap--1.xml',
  '/sitemap-A-1.xml',
  '/sitemap-a-1.xml.gz',
  '/sitemap-a%2fb-1.xml',
  '/sitemap-a-1',
])('takes %s for no file', (path) => {
  expect(readFileName(path)).toBeNull();
});

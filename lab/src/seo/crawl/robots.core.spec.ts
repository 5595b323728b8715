import { expect, it } from '@jest/globals';
import { readRobotsTxt } from './robots.core.ts';

const allows = (text: string, path: string) => readRobotsTxt(text).allows(path);

it('robots.txt names sitemaps, wherever they stand, and allows everything when it says nothing', () => {
  const text = 'Sitemap: https://a.example/1.xml\nUser-agent: *\nAllow: /\n\nsitemap:https://a.example/2.xml # two\r\n';
  expect(readRobotsTxt(text).sitemaps).toEqual(['https://a.example/1.xml', 'https://a.example/2.xml']);
  expect(allows('User-agent: *\nDisallow:\n', '/a')).toBe(true);
});

it.each([
  ['/private', false],
  ['/private/a', false],
  ['/private/open/a', true],
  ['/public', true],
  ['/a.pdf', false],
  ['/a.pdf?x', true],
  ['/axpdf', true],
  ['/b/c/d', false],
])('the longest rule of robots.txt wins for %s: %s', (path, isAllowed) => {
  const text = 'User-agent: *\nDisallow: /private\nAllow: /private/open\nDisallow: /*.pdf$\nDisallow: /b/*/d\n';
  expect(allows(text, path)).toBe(isAllowed);
});

it('robots.txt means us where it speaks to all, also among others', () => {
  expect(allows('User-agent: Greedy\nDisallow: /\n', '/a')).toBe(true);
  expect(allows('User-agent: Greedy\nUser-agent: *\nDisallow: /\n', '/a')).toBe(false);
  expect(allows('User-agent: *\nAllow: /\n\nUser-agent: Greedy\nDisallow: /\n', '/a')).toBe(true);
});

import { describe, expect, it } from '@jest/globals';
import { readRobotsTxt } from './robots-rules.core.ts';

const allows = (text: string, path: string) => readRobotsTxt(text).allows(path);

describe('robots.txt', () => {
  it('names sitemaps, wherever they stand', () => {
    const text =
      'Sitemap: https://a.example/1.xml\nUser-agent: *\nAllow: /\n\nsitemap:https://a.example/2.xml # two\r\n';
    expect(readRobotsTxt(text).sitemaps).toEqual(['https://a.example/1.xml', 'https://a.example/2.xml']);
  });

  it('allows everything when it says nothing', () => {
    expect(allows('', '/a')).toBe(true);
    expect(allows('User-agent: *\nDisallow:\n', '/a')).toBe(true);
  });

  it.each([
    ['/private', false],
    ['/private/a', false],
    ['/private/open/a', true],
    ['/public', true],
    ['/a.pdf', false],
    ['/a.pdf?x', true],
    ['/b/c/d', false],
  ])('the longest rule wins for %s: %s', (path, isAllowed) => {
    const text = 'User-agent: *\nDisallow: /private\nAllow: /private/open\nDisallow: /*.pdf$\nDisallow: /b/*/d\n';
    expect(allows(text, path)).toBe(isAllowed);
  });

  it('means us where it speaks to all, also among others', () => {
    expect(allows('User-agent: Greedy\nDisallow: /\n', '/a')).toBe(true);
    expect(allows('User-agent: Greedy\nUser-agent: *\nDisallow: /\n', '/a')).toBe(false);
    expect(allows('User-agent: *\nAllow: /\n\nUser-agent: Greedy\nDisallow: /\n', '/a')).toBe(true);
  });
});

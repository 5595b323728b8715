import { expect, it } from '@jest/globals';
import { robotsTxt } from './robots-txt.core.ts';

it('lets crawlers read every page, and names the sitemap by the public origin', () => {
  expect(robotsTxt({ origin: 'https://lawdex.example', demoData: false })).toBe(
    'User-agent: *\nAllow: /\n\nSitemap: https://lawdex.example/sitemap.xml\n',
  );
});

it('names no sitemap while the firms are fictional, and still lets pages be read, which say noindex', () => {
  expect(robotsTxt({ origin: 'https://lawdex.example', demoData: true })).toBe('User-agent: *\nAllow: /\n');
});

import { canonicalUrl } from './canonical.core.ts';

const origin = 'https://lawdex.example';

describe('canonicalUrl', () => {
  it.each([
    ['/', 'https://lawdex.example'],
    ['/category/immigration/', 'https://lawdex.example/category/immigration'],
    ['/search?query=x&sortBy=name#top', 'https://lawdex.example/search'],
    ['/city/new%20york?state=NY', 'https://lawdex.example/city/new%20york?state=NY'],
    ['/city/new york?utm=1&state=NY', 'https://lawdex.example/city/new%20york?state=NY'],
    ['/blog?page=3', 'https://lawdex.example/blog?page=3'],
    ['/blog?page=1', 'https://lawdex.example/blog'],
    ['/blog?page=-1', 'https://lawdex.example/blog'],
    ['/city/boston?state=%22%3E%3Cscript', 'https://lawdex.example/city/boston'],
  ])('%s becomes %s', (path, expected) => {
    expect(canonicalUrl(origin, path)).toBe(expected);
  });

  it.each(['//evil.example', '/\\evil.example', 'https://evil.example/x', '\\\\evil.example'])(
    'stays on our origin when the path is %s',
    (path) => {
      expect(new URL(canonicalUrl(origin, path)).origin).toBe(origin);
    },
  );

  it('keeps a malformed escape as text instead of throwing', () => {
    expect(canonicalUrl(origin, '/city/%E0%A4%A')).toBe('https://lawdex.example/city/%25E0%25A4%25A');
  });
});

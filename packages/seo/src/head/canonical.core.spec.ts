import { canonicalUrl } from './canonical.core.ts';
import CASES from '../../test/canonicals.json' with { type: 'json' };

const origin = 'https://lawdex.example';

it.each(CASES.addresses)('%s becomes %s', (path, expected) => {
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

import { sitePath } from './site-path.core.ts';

it.each(['/', '/business/a?b=c#reviews', '/api/reviews/1'])('%s is a path on this site', (location) => {
  expect(sitePath(location)).toBe(location);
});

it.each(['//evil.example', '/\\evil.example', 'https://evil.example/', 'data:text/html,x', ''])(
  '"%s" is none',
  (location) => {
    expect(sitePath(location)).toBeNull();
  },
);

import { isEarly, isRobot } from './robots.core.ts';

it.each([
  'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
  'Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko; compatible; bingbot/2.0) Chrome/130 Safari/537.36',
  'Mozilla/5.0 (compatible; Yahoo! Slurp)',
  'facebookexternalhit/1.1',
  'Baiduspider',
  'WhatsApp/2.24.20.89 A',
  'curl/8.5.0',
  'python-requests/2.32.3',
  'Go-http-client/2.0',
  'okhttp/4.12.0',
  'node',
  '',
  undefined,
  'FeedFetcher-Google; (+http://www.google.com/feedfetcher.html)',
])('%s is a robot', (agent) => {
  expect(isRobot(agent)).toBe(true);
});

it.each([
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0 Safari/537.36',
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Version/18.0 Mobile/15E148 Safari/604.1',
  'Opera/9.80 (Android; Opera Mini/36.2/119.132; U; en) Presto/2.12.423 Version/12.16',
])('%s is none', (agent) => {
  expect(isRobot(agent)).toBe(false);
});

it.each([
  { 'sec-purpose': 'prefetch;prerender' },
  { purpose: 'prefetch' },
  { 'x-purpose': 'preview' },
  { 'x-moz': 'prefetch' },
])('%j asks ahead', (headers) => {
  expect(isEarly(headers)).toBe(true);
  expect(isEarly({ 'sec-fetch-dest': 'document' })).toBe(false);
});

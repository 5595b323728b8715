import { isOwnHost, isOwnOrigin } from './own-host.core.ts';

const desk = { local: '::ffff:172.18.0.5', origin: 'https://desk.example.org' };

it.each(['127.0.0.1:3001', 'localhost', 'LOCALHOST:4711', '[::1]:3001', '172.18.0.5:3001', 'desk.example.org'])(
  'the desk is named by %s',
  (host) => {
    expect(isOwnHost(host, desk)).toBe(true);
  },
);

it.each([
  undefined,
  '',
  'evil.example',
  'evil.example:3001',
  'localhost.evil.example',
  '127.0.0.1.evil.example',
  '172.18.0.6',
  'desk.example.org.evil.example',
  'evil.example/@localhost',
  'a b',
])('the desk is not named by %s', (host) => {
  expect(isOwnHost(host, desk)).toBe(false);
});

it.each([
  [undefined, true],
  ['http://127.0.0.1:3001', true],
  ['https://desk.example.org', true],
  ['http://127.0.0.1:8080', false],
  ['https://evil.example', false],
  ['null', false],
])('the desk takes what a page of %s sends: %s', (given, isTaken) => {
  expect(isOwnOrigin(given, '127.0.0.1:3001', desk.origin)).toBe(isTaken);
});

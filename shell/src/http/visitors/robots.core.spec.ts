import CASES from '../../../test/requests.json' with { type: 'json' };
import { isEarly, isRobot } from './robots.core.ts';

it.each([...CASES.robots, undefined])('%s is a robot', (agent) => {
  expect(isRobot(agent)).toBe(true);
});

it.each(CASES.browsers)('%s is none', (agent) => {
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

import { whyLate } from './pool-member.ts';

const idle = { begun: true, callsOut: 0, idleFor: 800, loopSilentFor: 50 };

it.each([
  ['was never taken up', { ...idle, begun: false }, 'load'],
  ['still waits for a service', { ...idle, callsOut: 1 }, 'service'],
  ['was answered a moment ago', { ...idle, idleFor: 249 }, 'load'],
  ['shares its worker with one that keeps it busy', { ...idle, loopSilentFor: 200 }, 'load'],
  ['waits for nothing that anybody knows of', idle, 'page'],
] as const)('a late page that %s: %j is laid to the %s', (_, progress, cause) => {
  expect(whyLate(progress)).toBe(cause);
});

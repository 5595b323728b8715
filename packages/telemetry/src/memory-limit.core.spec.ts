import { memoryLimit } from './memory-limit.core.ts';

it.each([
  ['a container with a limit', 512, 512],
  ['a container without one', 2 ** 64, 8192],
  ['a machine that knows of none', 0, 8192],
])('%s', (_what, constrained, limit) => {
  expect(memoryLimit(constrained, 8192)).toBe(limit);
});

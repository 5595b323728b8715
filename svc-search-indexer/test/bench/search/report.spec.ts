import { execFileSync } from 'node:child_process';
import type { Measured } from './measure.ts';
import { goals, isHeld, quantile } from './report.ts';

const measured = (kind: string, ms: number[]): Measured => ({
  kind,
  ms,
  slowest: '/',
  cpuMs: {},
  refused: 0,
  engines: {},
});
const missed = (...kinds: Measured[]) =>
  goals(kinds)
    .filter((goal) => !isHeld(goal))
    .map(({ what }) => what);

it('a share of ascending times is the one that so many are below', () => {
  expect(quantile([1, 2, 3, 4], 0.5)).toBe(3);
  expect(quantile([1, 2, 3, 4], 1)).toBe(4);
});

it('goals are missed by searches, by suggestions, and by whatever takes too long', () => {
  const quick = measured('suggest', [1]);
  expect(missed(measured('by words', [2, 3]), quick)).toEqual([]);
  expect(missed(measured('by words', [9, 10]), quick)).toEqual(['searches, p50']);
  expect(missed(measured('by words', [2, 3]), measured('suggest', [31]))).toEqual(['suggest, p99']);
  expect(missed(measured('by words', [2, 3]), quick, measured('counts', [301]))).toEqual(['any question']);
  expect(missed({ ...measured('by words', [2, 3]), refused: 1 }, quick)).toEqual(['questions without an answer']);
});

it('nothing measured holds no goal', () => {
  expect(missed()).toHaveLength(4);
});

it('the benches are loaded without what compiles decorators, as npm run bench:search loads them', () => {
  const load = `await import(${JSON.stringify(new URL('engines.ts', import.meta.url).href)})`;
  const flags = ['--conditions=source', '--import', 'tsx', '--input-type=module', '--eval', load];
  expect(() =>
    execFileSync(process.execPath, flags, { env: { ...process.env, NODE_OPTIONS: '' }, stdio: 'pipe' }),
  ).not.toThrow();
});

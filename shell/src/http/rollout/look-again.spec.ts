import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { aChoice, aRelease } from '../../../test/sets.ts';
import { assembleSet } from '../../registry/release-set.ts';
import type { LiveSet } from './trial.ts';
import { lookAgain } from './look-again.ts';

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

const routes = [{ path: '/search', module: './Search' }];

function current(mf: 'usable' | 'missing'): LiveSet {
  const directory = { ...aChoice(aRelease('mf-directory', '1', { routes })), routes };
  const set = assembleSet([
    aChoice(aRelease('shell', '1')),
    mf === 'usable' ? directory : { ...directory, release: null },
  ]);
  if (!set) throw new Error('There is a shell.');
  const screen = { head: '', html: '' };
  const pool = {
    render: jest.fn<LiveSet['pool']['render']>(),
    drained: () => Promise.resolve(),
    close: () => undefined,
  };
  return { set, pool, screens: { loading: screen, error: screen, 'not-found': screen }, forms: null };
}

function reloadsWithin(ms: number, mf: 'usable' | 'missing'): number {
  const reload = jest.fn(() => Promise.resolve());
  const stop = lookAgain({ current: current(mf), reload });
  jest.advanceTimersByTime(ms);
  stop();
  jest.advanceTimersByTime(ms);
  return reload.mock.calls.length;
}

it('releases are looked at again while a part of the site is missing', () => {
  expect(reloadsWithin(11_000, 'missing')).toBe(2);
});

it('a site that is whole is left in peace', () => {
  expect(reloadsWithin(11_000, 'usable')).toBe(0);
});

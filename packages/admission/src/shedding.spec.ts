import { jest } from '@jest/globals';
import { Shedding } from './shedding.ts';

afterEach(() => void jest.useRealTimers());

it('shedding is on while visitors are refused, and for two seconds after the last of them', () => {
  jest.useFakeTimers();
  const shedding = new Shedding();
  expect(shedding.isOn).toBe(false);
  for (const after of [0, 1_900]) {
    jest.advanceTimersByTime(after);
    shedding.note();
  }
  jest.advanceTimersByTime(1_999);
  expect(shedding.isOn).toBe(true);
  jest.advanceTimersByTime(1);
  expect(shedding.isOn).toBe(false);
});

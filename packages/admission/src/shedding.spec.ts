import { jest } from '@jest/globals';
import { Shedding } from './shedding.ts';

afterEach(() => {
  jest.useRealTimers();
});

describe('Shedding', () => {
  it('is on while visitors are refused, and for two seconds after the last of them', () => {
    jest.useFakeTimers();
    const shedding = new Shedding();
    expect(shedding.isOn).toBe(false);
    shedding.note();
    jest.advanceTimersByTime(1_900);
    shedding.note();
    jest.advanceTimersByTime(1_999);
    expect(shedding.isOn).toBe(true);
    jest.advanceTimersByTime(1);
    expect(shedding.isOn).toBe(false);
  });
});

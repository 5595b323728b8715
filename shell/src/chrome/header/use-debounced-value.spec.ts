import { jest } from '@jest/globals';
import { act, renderHook } from '@testing-library/react';
import { useDebouncedValue } from './use-debounced-value.ts';

const rest = (ms: number) => act(() => void jest.advanceTimersByTime(ms));

describe('useDebouncedValue', () => {
  beforeEach(() => void jest.useFakeTimers());
  afterEach(() => void jest.useRealTimers());

  const debounce = (initial: string) =>
    renderHook(({ value }) => useDebouncedValue(value, 300), { initialProps: { value: initial } });

  it('is the first value at once, and follows once nothing newer has come for 300 ms', () => {
    const { result, rerender } = debounce('');
    expect(result.current).toBe('');
    for (const value of ['d', 'di']) {
      rerender({ value });
      rest(299);
      expect(result.current).toBe('');
    }
    rest(1);
    expect(result.current).toBe('di');
  });

  it('never shows what was only passed through', () => {
    const { result, rerender } = debounce('divorce');
    rerender({ value: 'dui' });
    rest(100);
    rerender({ value: 'divorce' });
    rest(1000);
    expect(result.current).toBe('divorce');
  });

  it('sets nothing after its component is gone', () => {
    const { rerender, unmount } = debounce('a');
    rerender({ value: 'b' });
    unmount();
    expect(jest.getTimerCount()).toBe(0);
  });
});

import { useEffect, useRef } from 'react';

export interface Debounced<T> {
  /** Becomes the value once nothing newer has come for the delay. */
  offer(value: T): void;
  /** The value now, with what was offered last. */
  settle(): T;
}

/** A value that follows its input at rest. */
export function createDebounced<T>(initial: T, delay: number): Debounced<T> & { cancel(): void; value(): T } {
  let value = initial;
  let waiting: { value: T } | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const settle = () => {
    clearTimeout(timer);
    if (waiting) value = waiting.value;
    waiting = null;
    return value;
  };
  return {
    offer(next) {
      waiting = { value: next };
      clearTimeout(timer);
      timer = setTimeout(settle, delay);
    },
    settle,
    cancel: () => clearTimeout(timer),
    value: () => value,
  };
}

/** `createDebounced` for as long as the component lives. */
export function useDebounced<T>(initial: T, delay: number): Debounced<T> {
  const debounced = useRef<ReturnType<typeof createDebounced<T>> | null>(null);
  debounced.current ??= createDebounced(initial, delay);
  const { current } = debounced;
  useEffect(() => () => current.cancel(), [current]);
  return current;
}
